// Hands inside the page, for journeys of thousands of moves: made events, one task apart as real
// ones are. What few events can show is shown by the browser's own input (`gestures.rs`).
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

  // Follows a link and says where the board stands, once it shows `position`.
  async function open(fragment, position) {
    location.hash = fragment;
    await until(() => location.hash === "" && board()?.dataset.position === position && board().dataset.ply === "0");
    return rect();
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

  async function type(text) {
    await key("/", "Slash");
    const field = document.querySelector("#typed-move");
    field.value = text;
    field.form.requestSubmit();
    await task();
  }

  async function byKeys(step) {
    cell(step.rear).focus();
    await task();
    await key("Enter");
    if (step.way === "") return;
    await key(step.way.slice(-1).toLowerCase(), step.way);
    for (let at = 1; at < step.distance && step.distance > 9; at += 1) await key(step.way.slice(-1).toLowerCase(), step.way);
    if (step.distance <= 9) await key(`${step.distance}`, `Digit${step.distance}`);
    await key("Enter");
  }

  async function byPresses(pointerType, step) {
    if (step.way !== "") await press(pointerType, step.rear);
    await press(pointerType, step.target);
  }

  const byDrag = (pointerType, step) => (step.way === "" ? press(pointerType, step.target) : drag(pointerType, step.rear, step.target));

  const entries = {
    click: (step) => byPresses("mouse", step),
    drag: (step) => byDrag("mouse", step),
    tap: (step) => byPresses("touch", step),
    "touch-drag": (step) => byDrag("touch", step),
    keys: byKeys,
    typed: (step) => type(step.text),
  };

  // Enters each step from the same position and takes it back; gives those that went wrong. What
  // has happened is shown some tasks later.
  async function enterAll(steps) {
    const wrong = [];
    const before = board().dataset.position;
    for (const step of steps) {
      await entries[step.by](step);
      const isPlayed = () => board().dataset.ply === "1";
      try {
        await until(() => isPlayed() || action("confirm") !== null, 5000);
        if (!isPlayed()) action("confirm").click();
        await until(isPlayed, 5000);
        const { position } = board().dataset;
        if (position !== step.after) wrong.push({ step, position });
        action("undo").click();
        await until(() => board().dataset.position === before);
      } catch (error) {
        const { position, state } = board().dataset;
        return [...wrong, { step, position, state, error: String(error) }];
      }
    }
    return wrong;
  }

  return { board, cell, action, task, until, open, rect, middle, pointer, press, drag, key, type, enterAll };
})();
