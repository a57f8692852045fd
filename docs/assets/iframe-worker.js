// Browsers start no worker from a disk, and the theme searches in one. A page that was opened from a disk runs that
// script in a hidden frame instead, so that the site can be read and searched without a server.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(address) {
      this.onmessage = this.onerror = this.onmessageerror = null;
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.(new MessageEvent("message", { data })));
      const script = inside.document.createElement("script");
      script.src = address;
      script.onload = () => {
        const waiting = this.waiting;
        this.waiting = null;
        waiting.forEach((data) => this.deliver(data));
      };
      script.onerror = (event) => this.onerror?.(event);
      inside.document.head.append(script);
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.deliver(data);
    }

    deliver(data) {
      setTimeout(() => this.frame.contentWindow?.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
