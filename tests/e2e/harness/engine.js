// A worker of the page's own build, spoken to by whoever runs the journey.
window.engine ??= (() => {
  const worker = new Worker(document.querySelector("meta[name=worker]").content);
  const heard = [];
  let wake = () => {};
  worker.onerror = ({ message }) => console.error(message);
  worker.onmessage = ({ data }) => {
    heard.push([performance.now(), ...data]);
    wake();
  };
  const post = (bytes) => worker.postMessage(new Uint8Array(bytes));
  const [progress, done, failed] = [1, 2, 3];

  async function next() {
    while (heard.length === 0) await new Promise((then) => (wake = then));
    return heard.shift();
  }

  // The end of a search: milliseconds since it was asked for, then the message's bytes.
  async function think(ask) {
    const start = performance.now();
    post(ask);
    for (;;) {
      const [now, ...bytes] = await next();
      if (bytes[0] === done || bytes[0] === failed) return [now - start, ...bytes];
    }
  }

  // Milliseconds from the order to stop, given after the first news of a search, to the answer.
  async function stop(ask, order) {
    post(ask);
    while ((await next())[1] !== progress);
    const start = performance.now();
    post(order);
    for (;;) {
      const [now, kind] = await next();
      if (kind === done) return now - start;
    }
  }

  return { ready: next(), post, think, stop };
})();
