// Starts the page, and heals one whose files are gone because another build was deployed meanwhile.
// The build puts it into index.html, so that it's there when nothing else is.
//
// For the page's Rust side:
//   window.epaminondas.version  the build id, equal to the one in version.json
//   window.epaminondas.heal()   resolves to true when a reload is under way, to false when it can't help.
//     Call it when the worker's Ready message names another build, or when the worker's files don't load.
//     It reloads at most once for each build served, so two parts that never agree cannot loop.

const version = document.querySelector('meta[name="version"]').content;
const own = `epaminondas:${new URL("./", location.href).pathname}:`;
const guard = `${own}healed`;

async function served() {
  const response = await fetch("version.json", { cache: "no-store" });
  return (await response.json()).version;
}

async function heal() {
  try {
    const build = await served();
    if (build === version || sessionStorage.getItem(guard) === build) return false;
    sessionStorage.setItem(guard, build);
    // A service worker that still hands out this page's build would hand it out again.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    location.reload();
    return true;
  } catch {
    // Offline, or storage is closed to this frame: without the guard a reload could loop.
    return false;
  }
}

// The page asks for its language's texts once it runs; asked for now, they are there by then.
function fetchTexts() {
  for (const tag of navigator.languages ?? []) {
    const language = tag.split("-")[0].toLowerCase();
    const texts = document.querySelector(`meta[name="texts-${language}"]`);
    if (texts) fetch(texts.content).catch(() => {});
    if (texts || language === "en") return;
  }
}

// Who comes to the start screen in English sees its head at once. Whatever else the program may show,
// by a link, by the tab's history, by settings or in another language, waits for the program.
function drawCurtain() {
  if (location.hash || history.state || !navigator.language.startsWith("en")) return false;
  try {
    if (localStorage.getItem(`${own}settings`)) return false;
  } catch {
    // Storage is closed to this frame, so nothing is kept in it.
  }
  document.body.append(document.querySelector("template").content);
  return true;
}

// Until then the program, which is large, would only take the network from styles and fonts.
function isSeen() {
  return new Promise((done) => {
    if (document.hidden) done();
    setTimeout(done, 2000);
    new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  });
}

async function start() {
  fetchTexts();
  if (drawCurtain()) await isSeen();
  const program = fetch("./app_bg.wasm");
  // Whichever of the two fails first is told.
  program.catch(() => {});
  const { default: init } = await import("./app.js");
  await init({ module_or_path: program });
}

window.epaminondas = { version, heal };

start().catch(async (error) => {
  if (await heal()) return;
  console.error(error);
  document.querySelector(".curtain")?.remove();
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  sentence.textContent = "Epaminondas could not start: reload the page, or try a newer browser.";
  document.body.append(sentence);
});
