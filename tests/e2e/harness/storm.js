// A storm of made events on the page: whatever hands, paws and cats can do. Gives every change of
// the board as [plies before it, position].
window.storm ??= (() => {
  let seed = 1;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const one = (list) => list[Math.floor(random() * list.length)];
  const keys = "qweadzxcQW123456789gmblts,.urpPf/?".split("").concat(
    ["Enter", "Enter", "Enter", " ", "Escape", "Tab", "Home", "End", "PageUp", "PageDown"],
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift", "F5x", "Dead", "é", "Backspace"],
  );
  const kinds = ["pointerdown", "pointermove", "pointermove", "pointerup", "pointerup", "pointercancel", "pointerleave"];

  let isDown = false;

  function pointer() {
    const { left, top, width, height } = document.querySelector("#board").getBoundingClientRect();
    const targets = [...document.querySelectorAll("[data-target]")];
    const marked = one(targets.length > 0 && random() < 0.7 ? targets : [...document.querySelectorAll(".is-movable"), null]);
    const rect = (random() < 0.8 && marked?.getBoundingClientRect()) || null;
    const clientX = rect ? rect.left + rect.width / 2 : left + width * (random() * 1.2 - 0.1);
    const clientY = rect ? rect.top + rect.height / 2 : top + height * (random() * 1.2 - 0.1);
    const type = random() < 0.3 ? one(kinds) : one(isDown ? ["pointerup", "pointerup", "pointermove"] : ["pointerdown"]);
    if (type === "pointerdown") isDown = true;
    if (type === "pointerup" || type === "pointercancel") isDown = false;
    const target = document.elementFromPoint(clientX, clientY) ?? document.body;
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true, cancelable: true, composed: true, clientX, clientY,
        pointerId: random() < 0.95 ? 901 : 902, pointerType: one(["mouse", "touch", "pen"]), isPrimary: random() < 0.95,
        button: type === "pointermove" ? -1 : random() < 0.95 ? 0 : 2, buttons: random() < 0.9 ? Number(isDown) : one([0, 1, 3]),
      }),
    );
  }

  function key() {
    const cell = one([...document.querySelectorAll("#board [data-square]")]);
    if (random() < 0.3) cell.focus();
    const key = one(keys);
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
    const more = { ctrlKey: random() < 0.03, altKey: random() < 0.03, shiftKey: random() < 0.05 };
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }),
    );
  }

  function around() {
    const act = one(["blur", "resize", "visibility", "undo", "redo", "flip", "menu", "close", "contextmenu", "lost"]);
    const board = document.querySelector("#board");
    if (act === "blur" || act === "resize") dispatchEvent(new Event(act));
    else if (act === "visibility") document.dispatchEvent(new Event("visibilitychange"));
    else if (act === "contextmenu") board.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    else if (act === "lost") board.dispatchEvent(new PointerEvent("lostpointercapture", { pointerId: 901 }));
    else if (act === "close") document.querySelector("dialog[open] [data-action='close']")?.click();
    else document.querySelector(`[data-action="${act}"]`)?.click();
  }

  async function blow(count, from) {
    seed = from;
    const seen = () => [Number(document.querySelector("#board").dataset.ply), document.querySelector("#board").dataset.position];
    const changes = [];
    let last = seen();
    for (let event = 0; event < count; event += 1) {
      const chance = random();
      if (chance < 0.2) document.querySelector("dialog[open] [data-action='close']")?.click();
      if (chance < 0.7) pointer();
      else if (chance < 0.95) key();
      else around();
      await hands.task();
      const now = seen();
      if (now[0] !== last[0] || now[1] !== last[1]) changes.push(now);
      last = now;
    }
    return changes;
  }

  return { blow };
})();
