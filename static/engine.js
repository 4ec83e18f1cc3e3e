// The worker's first lines: chooses the form of the engine that this browser can run, loads it and
// tells it which build it belongs to.
// The engine reads `self.epaminondas.version` and says it in its Ready message.

self.epaminondas = { version: "__BUILD__" };

// A module whose one function is `i32.const 0; i8x16.splat; drop`: sound only where there are vectors.
// The service worker keeps the fitting form by the same question.
const hasVectors = WebAssembly.validate(
  new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
  ]),
);
importScripts(hasVectors ? "./worker.js" : "./worker_plain.js");
wasm_bindgen({ module_or_path: hasVectors ? "./worker_bg.wasm" : "./worker_plain_bg.wasm" }).catch((error) => {
  // A rejected promise stays in the worker; a thrown error reaches the page's `onerror`.
  setTimeout(() => {
    throw error;
  });
});
