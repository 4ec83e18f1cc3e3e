// Hands inside the page: made events, one task apart as real ones are, for where it doesn't matter
// how a move is entered. Entry itself is shown by the browser's own input (`gestures.rs`, `wire.rs`).
window.hands ??= (() => {
  const board = () => document.querySelector("#board");
  const cell = (square) => board().querySelector(`[data-square="${square}"]`);
  const action = (name) => document.querySelector(`[data-action="${name}"]`);
  const task = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });

  async function until(isTrue, patience = 20000) {
    const start = performance.now();
    while (!isTrue()) {
      const waited = performance.now() - start;
      if (waited > patience) throw new Error(`waited in vain: ${isTrue}`);
      await (waited < 20 ? task() : new Promise((done) => setTimeout(done, 5)));
    }
  }

  // Waits for so many frames.
  async function frames(count) {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }

  // Waits until the board is drawn to the end: on a busy machine Yew draws it in parts, timers between.
  async function drawn() {
    const watcher = new MutationObserver(() => {});
    watcher.observe(board(), { subtree: true, childList: true, attributes: true });
    do {
      watcher.takeRecords();
      // Longer than a browser makes a timer wait that was asked for by a timer.
      await new Promise((done) => setTimeout(done, 5));
    } while (watcher.takeRecords().length > 0);
    watcher.disconnect();
  }

  // Follows a link and says where the board stands, once it shows `position`.
  async function open(fragment, position) {
    location.hash = fragment;
    await until(() => location.hash === "");
    // The link is followed; what it opened is drawn by the next task.
    await task();
    await until(() => board()?.dataset.position === position && board().dataset.ply === "0");
    await drawn();
    return place();
  }

  // The board's rectangle, and whether Black is at the bottom.
  function place() {
    const [left, top, width, height] = rect();
    return [left, top, width, height, middle("a1").clientY < top + height / 2];
  }

  function rect() {
    const { left, top, width, height } = board().getBoundingClientRect();
    return [left, top, width, height];
  }

  function middle(square) {
    const { left, top, width, height } = cell(square).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  async function pointer(type, pointerType, place, more = {}) {
    const isDown = type !== "pointerup" && type !== "pointercancel" && !more.isHover;
    const button = type === "pointermove" ? -1 : 0;
    const init = { bubbles: true, cancelable: true, composed: true, pointerId: 900, isPrimary: true };
    const target = type === "pointerdown" ? (document.elementFromPoint(place.clientX, place.clientY) ?? board()) : board();
    target.dispatchEvent(
      new PointerEvent(type, { ...init, pointerType, button, buttons: isDown ? 1 : 0, ...place, ...more }),
    );
    await task();
  }

  async function press(pointerType, square) {
    await pointer("pointerdown", pointerType, middle(square));
    await pointer("pointerup", pointerType, middle(square));
  }

  async function drag(pointerType, from, to) {
    const [a, b] = [middle(from), middle(to)];
    await pointer("pointerdown", pointerType, a);
    for (const part of [0.5, 1]) {
      const clientX = a.clientX + (b.clientX - a.clientX) * part;
      const clientY = a.clientY + (b.clientY - a.clientY) * part;
      await pointer("pointermove", pointerType, { clientX, clientY });
    }
    await pointer("pointerup", pointerType, b);
  }

  async function key(key, code = "", more = {}) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }));
    await task();
  }

  // Waits for a move to be played, confirming it if the page warns of it, takes it back, and gives
  // the position that it led to.
  async function arrived(before) {
    const isPlayed = () => board().dataset.ply === "1";
    const isAsking = () => board().dataset.state === "pending";
    await until(() => isPlayed() || isAsking());
    if (!isPlayed()) action("confirm").click();
    await until(isPlayed);
    const { position } = board().dataset;
    action("undo").click();
    await until(() => board().dataset.position === before);
    return position;
  }

  return { board, cell, action, task, until, frames, open, place, rect, middle, pointer, press, drag, key, arrived };
})();
