// Builds each screen from the markup that README.md asks of the components, on an invented position.
const [scene = "play", ...pairs] = location.hash.slice(1).split(",");
const options = Object.fromEntries(pairs.map((pair) => pair.split("=")));
const columns = +(options.columns || 14), rows = +(options.rows || 12);
const set = options.set || "shield", coordinates = options.coordinates || "outside", flipped = options.flip === "on";
const root = document.documentElement;
if (options.theme) root.dataset.theme = options.theme;
if (options.dir) root.dir = options.dir;
if (options.speed) root.dataset.speed = options.speed;
for (const inset of ["top", "right", "bottom", "left"]) if (options[inset]) root.style.setProperty(`--inset-${inset}`, options[inset] + "px");
if (options.text) root.style.fontSize = options.text + "%";

const letters = "abcdefghijklmnopqrst";
const at = (name) => [letters.indexOf(name[0]), +name.slice(1) - 1];
const name = (c, r) => letters[c] + (r + 1);
const screenX = (c) => (flipped ? columns - 1 - c : c), screenY = (r) => (flipped ? r : rows - 1 - r);
const place = (square) => { const [c, r] = at(square); return `data-x="${screenX(c)}" data-y="${screenY(r)}"`; };
const icon = (id, extra = "") => `<svg class="icon ${extra}" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-${id}"/></svg>`;

const invented = {
  white: "d5 e6 f7 g8 d6 d7 d8 e5 f5 c4 k3 l3 m3 l4 k2 a1 b2 g1 h1 g2 h2 i2 a2 n12".split(" "),
  black: "i10 j11 h10 g9 k9 j8 i7 h6 k10 k8 b8 b9 b10 f11 f12 g11 g12 h11 i12 l11 m11 m10 e1 i5".split(" "),
};
function starting() {
  const side = (from) => [0, 1].flatMap((d) => Array.from({ length: columns }, (_, c) => name(c, from(d))));
  return { white: side((d) => d), black: side((d) => rows - 1 - d) };
}
const standard = columns === 14 && rows === 12;
const position = standard ? invented : starting();

const steps = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];
function rays(position, rear) {
  const side = new Map([...position.white.map((s) => [s, "white"]), ...position.black.map((s) => [s, "black"])]);
  const get = (c, r) => (c < 0 || r < 0 || c >= columns || r >= rows ? "edge" : side.get(name(c, r)) || "empty");
  const [c, r] = at(rear), own = side.get(rear), enemy = own === "white" ? "black" : "white";
  return steps.map(([dc, dr]) => {
    let length = 1, behind = 0, stop = null; const targets = [];
    while (get(c + dc * length, r + dr * length) === own) length++;
    while (get(c - dc * (behind + 1), r - dr * (behind + 1)) === own) behind++;
    for (let k = 1; k <= length; k++) {
      const hc = c + dc * (length - 1 + k), hr = r + dr * (length - 1 + k), found = get(hc, hr);
      if (found === "edge" || found === own) { stop = k; break; }
      if (found === "empty") { targets.push({ square: name(hc, hr), k, captured: 0, crossing: hr === rows - 1 }); continue; }
      let n = 0; while (get(hc + dc * n, hr + dr * n) === enemy) n++;
      if (n < length) targets.push({ square: name(hc, hr), k, captured: n }); else stop = k;
      break;
    }
    return { dc, dr, length, behind, targets, stop };
  });
}

function board(o = {}) {
  const p = o.position || position, small = !!o.small, pieces = o.set || set;
  const alt = [], lines = [];
  for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) if ((c + r) % 2 === 0) alt.push(`M${c} ${rows - 1 - r}h1v1h-1z`);
  for (let c = 1; c < columns; c++) lines.push(`M${c} 0V${rows}`);
  for (let r = 1; r < rows; r++) lines.push(`M0 ${r}H${columns}`);
  const vacating = new Set(), struck = new Set(), aimed = new Set(), goals = new Map();
  let outlines = "", marks = "", counts = "", last = "";
  let dots = "";
  if (o.selected) {
    const all = rays(p, o.selected), [sc, sr] = at(o.selected), cx = screenX(sc) + 0.5, cy = screenY(sr) + 0.5;
    const sign = flipped ? -1 : 1, turn = (ray) => (-Math.atan2(ray.dr * sign, ray.dc * sign) * 180) / Math.PI;
    const hovered = all.find((ray) => ray.targets.some((t) => t.square === o.hovered));
    const preview = hovered?.targets.find((t) => t.square === o.hovered);
    const capsule = (ray) => {
      const width = Math.hypot(ray.dc, ray.dr) * (ray.length - 1) + 1;
      const rect = `x="-.5" y="-.5" width="${width.toFixed(3)}" height="1" rx=".5" transform="translate(${cx} ${cy}) rotate(${turn(ray)})"/>`;
      return ray === hovered ? `<rect class="phalanx-case" ${rect}<rect class="phalanx-line is-hovered" ${rect}` : `<rect class="phalanx-line" ${rect}`;
    };
    const outlined = all.filter((ray) => ray.length > 1 && ray.targets.length);
    outlines = [...outlined.filter((ray) => ray !== hovered), ...outlined.filter((ray) => ray === hovered)].map(capsule).join("");
    for (const ray of outlined) {
      const n = Math.hypot(ray.dc, ray.dr), side = ray.dc > 0 && ray.dr === 0 ? 1 : -1;
      const x = cx + sign * (ray.dc * (ray.length - 1) + (side * -ray.dr * 0.48) / n), y = cy - sign * (ray.dr * (ray.length - 1) + (side * ray.dc * 0.48) / n);
      counts += `<path class="chips" d="M${x.toFixed(2)} ${y.toFixed(2)}h0"/><text class="chip-text" x="${x.toFixed(2)}" y="${y.toFixed(2)}" dy=".352em">${ray.length}</text>`;
    }
    for (const ray of all) {
      for (const t of ray.targets) {
        goals.set(t.square, t.captured ? "capture" : t.crossing ? "crossing" : "move");
        if (t.captured) aimed.add(t.square);
        if (t === preview) continue;
        const kind = goals.get(t.square), losing = o.losing === t.square ? '<use class="warning" href="#warning-mark"/>' : "";
        if (kind === "move") { const [c, r] = at(t.square); dots += `M${screenX(c)}.5 ${screenY(r)}.5h0`; }
        if (kind === "move" && !losing) continue;
        marks += kind === "move" ? `<g class="target" ${place(t.square)}>${losing}</g>` : `<g class="target is-${kind}" ${place(t.square)}><use ${kind === "crossing" ? 'class="flag" ' : ""}href="#target-${kind}"/>${losing}</g>`;
      }
      if (ray.stop && ray.length > 1) {
        const d = ray.length - 1 + ray.stop - 0.5;
        marks += `<g class="stop${ray === hovered ? " is-lit" : ""}" transform="translate(${cx + sign * ray.dc * d} ${cy - sign * ray.dr * d}) rotate(${turn(ray)})"><use href="#stop"/></g>`;
      }
    }
    if (hovered?.behind) {
      const n = Math.hypot(hovered.dc, hovered.dr) / 0.71;
      marks += `<g class="chevron" transform="translate(${(cx - (sign * hovered.dc) / n).toFixed(2)} ${(cy + (sign * hovered.dr) / n).toFixed(2)}) rotate(${turn(hovered)})"><use href="#chevron"/></g>`;
    }
    if (preview) {
      const [hc, hr] = at(preview.square);
      for (let j = 0; j < hovered.length; j++) vacating.add(name(sc + hovered.dc * j, sr + hovered.dr * j));
      for (let j = 0; j < preview.captured; j++) struck.add(name(hc + hovered.dc * j, hr + hovered.dr * j));
      for (const s of struck) marks += `<g class="strike" ${place(s)}><use href="#strike"/></g>`;
      let ghosts = "";
      for (let j = 0; j < hovered.length; j++) ghosts += `<g class="ghost is-white" ${place(name(sc + hovered.dc * (j + preview.k), sr + hovered.dr * (j + preview.k)))}><use class="ghost-ring" href="#ghost-ring"/><use class="face" href="#white-${pieces}"/></g>`;
      marks += `<g class="ghosts">${ghosts}</g>`;
      if (preview.captured) {
        const ex = screenX(hc + hovered.dc * (preview.captured - 1)) + 0.94, ey = screenY(hr + hovered.dr * (preview.captured - 1)) + 0.08;
        counts += `<g class="count" transform="translate(${ex} ${ey})"><g><rect class="chip" x="-.29" y="-.2" width=".58" height=".4" rx=".2"/><text class="chip-text is-captures" y=".092">−${preview.captured}</text></g></g>`;
      }
    }
    marks = `<path class="dots-case" d="${dots}"/><path class="dots" d="${dots}"/>${marks}<g class="ring" ${place(o.selected)}><use href="#selected-ring"/></g>`;
  }
  if (o.last) {
    const touched = (d) => [...o.last.from, ...o.last.to].map((s) => { const [c, r] = at(s); return d(screenX(c), screenY(r)); }).join("");
    last += `<path class="last-square" d="${touched((x, y) => `M${x} ${y}h1v1h-1z`)}"/><path class="last-edge" d="${touched((x, y) => `M${x}.035 ${y}.035h.93v.93h-.93z`)}"/>`;
    for (const s of o.last.from) last += `<g ${place(s)}><use href="#last-left"/></g>`;
    for (const s of o.last.captured) last += `<g ${place(s)}><use href="#last-captured"/></g>`;
  }
  const movable = new Set(o.selected || o.idle ? p.white : []);
  const piece = (side) => (s) => `<g class="piece is-${side}${vacating.has(s) ? " is-vacating" : ""}${struck.has(s) ? " is-struck" : ""}${aimed.has(s) ? " is-aimed" : ""}" ${place(s)}><use href="#${side}-${pieces}"/>${(o.frozen || []).includes(s) || (o.locked || []).includes(s) ? '<use href="#frozen-mark"/>' : ""}${(o.locked || []).includes(s) ? '<use href="#locked-mark"/>' : ""}</g>`;
  const side = new Map([...p.white.map((s) => [s, "white"]), ...p.black.map((s) => [s, "black"])]);
  let cells = "";
  if (!small || o.editable) for (let y = 0; y < rows; y++) {
    cells += `<g role="row" aria-rowindex="${y + 1}">`;
    for (let x = 0; x < columns; x++) {
      const s = name(flipped ? columns - 1 - x : x, flipped ? y : rows - 1 - y), on = side.get(s), goal = goals.get(s);
      cells += `<rect class="square${movable.has(s) ? " is-movable" : ""}" role="gridcell" aria-colindex="${x + 1}" x="${x}" y="${y}" width="1" height="1" tabindex="${s === (o.focus || "a1") ? 0 : -1}" data-square="${s}"${on ? ` data-piece="${on}"` : ""}${goal ? ` data-target="${goal}"` : ""} aria-selected="${s === o.selected}" aria-label="${s}, ${on || "empty"}"/>`;
    }
    cells += "</g>";
  }
  const files = Array.from({ length: columns }, (_, x) => `<span>${letters[flipped ? columns - 1 - x : x]}</span>`).join("");
  const ranks = Array.from({ length: rows }, (_, y) => `<span>${flipped ? y + 1 : rows - y}</span>`).join("");
  const key = (corner) => `<svg class="corner-key is-${corner}" viewBox="0 0 1 1" aria-hidden="true"><use href="#corner-key"/></svg>`;
  const size = `data-columns="${columns}" data-rows="${rows}"`;
  const role = small && !o.editable ? 'aria-hidden="true"' : `role="grid" aria-label="Board" aria-rowcount="${rows}" aria-colcount="${columns}" data-state="${o.state || "idle"}"`;
  const around = small ? ["", ""] : [
    `<div class="coordinates is-top" aria-hidden="true">${files}</div><div class="coordinates is-rows is-left" aria-hidden="true">${ranks}</div>`,
    `<div class="coordinates is-rows is-right" aria-hidden="true">${ranks}</div><div class="coordinates is-bottom" aria-hidden="true">${files}</div>${["top-left", "top-right", "bottom-left", "bottom-right"].map(key).join("")}<output class="readout" aria-hidden="true">${o.readout || ""}</output>`];
  return `<div class="board-frame ${o.kind || ""}" ${size} data-coordinates="${coordinates}">${around[0]}<div class="board-unit"><svg class="board" ${small ? "" : 'id="board"'} viewBox="0 0 ${columns} ${rows}" ${role} data-lines="${options.lines || "off"}"><g aria-hidden="true">
<rect class="square-plain" width="${columns}" height="${rows}"/><path class="square-alt" d="${alt.join("")}"/><path class="grid-lines" d="${lines.join("")}"/><path class="ground-lines" d="M0 1H${columns}M0 ${rows - 1}H${columns}"/>
<rect class="inner-line" x="-.045" y="-.045" width="${columns + 0.09}" height="${rows + 0.09}"/>
<g class="last-move">${last}</g>
<g class="obstructions">${(o.obstructions || []).map((s) => `<g ${place(s)}><use href="#obstruction"/></g>`).join("")}</g><g class="outlines">${outlines}</g><g class="pieces">${p.white.map(piece("white")).join("")}${p.black.map(piece("black")).join("")}</g><g class="marks">${marks}</g><g class="counts">${counts}</g>
<g class="cursor" ${place(o.focus || "a1")}><rect class="cursor-case" x="-.46" y="-.46" width=".92" height=".92"/><rect class="cursor-ring" x="-.46" y="-.46" width=".92" height=".92"/></g></g>${cells}</svg></div>${around[1]}</div>`;
}

const wordmark = (size, box) => `<svg class="wordmark wordmark-${size}" viewBox="0 0 ${box}" aria-hidden="true"><use href="#wordmark-${size}"/></svg>`;
const button = (action, id, label) => `<button class="button is-icon" data-action="${action}" aria-label="${label}">${icon(id)}</button>`;
const bar = () => `<header class="app-bar"><a class="wordmark-link" href="#start" aria-label="Epaminondas">${wordmark("small", "11.41 1.2")}${wordmark("o", "1.2 1.2")}</a><nav aria-label="App">${button("help", "help", "Help")}${button("settings", "settings", "Settings")}${button("menu", "menu", "Menu")}</nav><svg class="meander" aria-hidden="true"><rect width="100%" height="11" fill="url(#meander-rule)"/></svg></header>`;
const player = (side, own, moving, who, note, clock) => `<section class="player ${own ? "is-own" : "is-opponent"}${moving ? " is-to-move" : ""}" aria-label="${side}"><div class="player-row"><svg class="badge is-${side}" viewBox="-.5 -.5 1 1" aria-hidden="true"><use href="#${side}-${set}"/></svg><div><div class="player-name">${who}</div><div class="player-note">${note}</div></div><div class="clock" role="timer">${clock}</div></div></section>`;
const sentence = (o = {}) => `<section class="sentence ${o.kind || ""}" role="region" aria-label="Status" tabindex="0"><div class="eyebrow">${o.eyebrow || "Preview"}</div><p class="sentence-main">${o.main || "Phalanx of 4, north-east 2: captures 2."}</p><p class="sentence-more">${o.more ?? '<span class="notation">d5</span> → head on <span class="notation">i10</span><br>1 more behind: start at <span class="notation">c4</span> to move 5'}</p></section>`;
function crossings(white = 1, black = 1) {
  const slot = (side, i) => { const x = (side === "white" ? -1 : 1) * (26 + 26 * i); return i < (side === "white" ? white : black) ? `<g class="is-${side} badge" transform="translate(${x} 10) scale(22)"><use href="#${side}-${set}"/></g>` : `<circle class="balance-peg" cx="${x}" cy="10" r="2"/>`; };
  const lean = white > black ? "white" : black > white ? "black" : "level";
  return `<section class="crossings${black > white ? " is-must-answer" : ""}"><div class="crossings-row"><h2 class="eyebrow">Crossings</h2><span class="crossings-figures">${white} : ${black} <span class="quiet">${lean === "level" ? "level" : "White must answer"}</span></span></div><svg class="balance" data-lean="${lean}" viewBox="-182 0 364 28" aria-hidden="true"><g class="balance-arm"><path class="balance-beam" d="M-182 21.5H182"/>${["white", "black"].map((s) => [0, 1, 2, 3].map((i) => slot(s, i)).join("")).join("")}</g><path class="balance-fulcrum" d="M-6 28L0 21 6 28Z"/></svg></section>`;
}
const list = "18 l1-i4 k12-h9|19 e1-e4 l12-l11|20 d2-d6 c12-b11|21 k2-k3 h9-g9|22 e3-e6 b11-b9|23 j2-l4 n12-n10|24 m12-n12 e3-e1|25 c3-f6 h11-h10|26 d4-d7 n10-n9|27 f6-g7 l11-l10|28 h4-h6 b9-b8|29 d5-d8 m11-j8|30 e6-g8 l10×h6".split("|").map((row) => row.split(" "));
const moves = () => `<section class="moves" aria-label="Moves"><div class="moves-head"><h2 class="eyebrow">Moves</h2><nav aria-label="Step through the game">${button("first", "first", "First")}${button("previous", "previous", "Previous")}${button("next", "next", "Next")}${button("last", "last", "Last")}</nav></div><ol class="move-list">${list.map(([n, w, b], i) => `<li class="move-row"><span class="move-number">${n}</span><button class="move">${w}</button><button class="move"${i === list.length - 1 ? ' aria-current="true"' : ""}>${b}</button></li>`).join("")}</ol></section>`;
const tools = () => `<div class="tools" role="toolbar" aria-label="Game">${[["undo", "Undo"], ["redo", "Redo"], ["hint", "Hint"], ["flip", "Flip"], ["draw", "Draw"], ["resign", "Resign"]].map(([id, label]) => `<button class="tool" data-action="${id === "draw" ? "offer-draw" : id}"${id === "redo" ? ' aria-disabled="true"' : ""}>${icon(id)}<span>${label}</span></button>`).join("")}</div>`;

function arrangement() {
  const w = innerWidth, h = innerHeight, across = columns + 0.56, down = rows + 0.56;
  const stack = Math.min(w / across, (h - 148) / down), side = Math.min((w - 188) / across, (h - 8) / down);
  return (w >= 440 || (columns <= 6 && rows >= 14)) && side > stack ? "side" : "stack";
}
const lastMove = { from: ["l10"], to: ["k9", "j8", "i7", "h6"], captured: ["h6"] };
function game(shown, words) {
  return `<main class="game" data-columns="${columns}" data-rows="${rows}" data-coordinates="${coordinates}" data-arrangement="${arrangement()}"><h1 class="visually-hidden">Game</h1>${bar()}${player("black", false, false, "Lysander", "Computer, level 6 of 12 · 24 pieces", "11:42")}${board(shown)}${player("white", true, true, "You", "White to move · 24 pieces", "09:16")}${sentence(words)}${crossings()}${moves()}${tools()}</main>`;
}
const scenes = {
  play: () => standard ? game({ selected: "d5", hovered: "i10", last: lastMove, state: "selected", focus: "d5", readout: options.readout || "", losing: "d12" })
    : game({ idle: true }, { eyebrow: "Move 1", main: "White to move.", more: "Press a piece to see where its phalanx can go." }),
  states: () => game({ idle: true, position: invented, obstructions: ["c9", "f3", "j6"], frozen: ["n12"], locked: ["e1", "a1"], focus: "a1" }, { kind: "is-refusal", eyebrow: "Not possible", main: "4 against 4: you need more.", more: "A phalanx captures only what is shorter than itself." }),
};
import { screens } from "./specimen-screens.js";
Object.assign(scenes, screens({ board, icon, wordmark, game, columns, rows, options, lastMove }));

const sprites = await Promise.all(["board/pieces", "controls/ornament", "controls/icons"].map((path) => fetch(`../src/ui/${path}.svg`).then((reply) => reply.text())));
const app = document.getElementById("app");
app.innerHTML = sprites.join("");
app.insertAdjacentHTML("beforeend", scenes[scene]());
for (const shut of app.querySelectorAll("dialog[data-open]")) shut.showModal();
app.querySelectorAll(".move-list").forEach((l) => l.scrollTo(1e5, 1e5));
addEventListener("resize", () => { const g = app.querySelector(".game"); if (g) g.dataset.arrangement = arrangement(); });
addEventListener("hashchange", () => location.reload());
document.documentElement.dataset.ready = "";
