// The worker's first lines: loads the engine and tells it which build it belongs to.
// The engine reads `self.epaminondas.version` and says it in its Ready message.

self.epaminondas = { version: "__BUILD__" };
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" }).catch((error) => {
  // A rejected promise stays in the worker; a thrown error reaches the page's `onerror`.
  setTimeout(() => {
    throw error;
  });
});
