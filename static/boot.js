// Starts the page, and heals one whose files are gone because another build was deployed meanwhile.
// The build puts it into index.html, so that it's there when nothing else is.
//
// For the page's Rust side:
//   window.epaminondas.version  the build id, equal to the one in version.json
//   window.epaminondas.heal()   resolves to true when a reload is under way, to false when it can't help.
//     Call it when the worker's Ready message names another build, or when the worker's files don't load.
//     It reloads at most once for each build served, so two parts that never agree cannot loop.

const version = document.querySelector('meta[name="version"]').content;
const guard = `epaminondas:${new URL("./", location.href).pathname}:healed`;

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

async function start() {
  fetchTexts();
  const { default: init } = await import("./app.js");
  await init();
}

window.epaminondas = { version, heal };

start().catch(async (error) => {
  if (await heal()) return;
  console.error(error);
  const sentence = document.createElement("p");
  sentence.setAttribute("role", "alert");
  sentence.textContent = "Epaminondas could not start: reload the page, or try a newer browser.";
  document.body.append(sentence);
});
