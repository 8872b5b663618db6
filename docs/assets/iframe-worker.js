// Search when the site is opened from the disk: browsers start no workers there, so the worker's script runs in a hidden
// frame instead. Messages are copied, as for a real worker: otherwise each letter typed empties the search box. On a
// server this file does nothing. (The name keeps Zensical from loading a package of others.)
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => {
        const message = new MessageEvent("message", { data: structuredClone(data) });
        this.dispatchEvent(message);
        this.onmessage?.(message);
      };
      this.ready = new Promise((resolve) => {
        const script = inside.document.createElement("script");
        script.onload = resolve;
        script.onerror = () => this.onerror?.(new ErrorEvent("error", { message: `cannot load ${url}` }));
        script.src = url;
        inside.document.body.append(script);
      });
    }

    postMessage(data) {
      const copy = structuredClone(data);
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data: copy })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
