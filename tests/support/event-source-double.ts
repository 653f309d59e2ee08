/** jsdom has no EventSource; this one connects to nothing and never speaks. */
class SilentEventSource {
  static readonly CLOSED = 2;
  readyState = 0;
  onmessage = null;
  onopen = null;
  onerror = null;

  addEventListener() {}

  removeEventListener() {}

  close() {
    this.readyState = SilentEventSource.CLOSED;
  }
}

export function doubleEvents() {
  Object.assign(globalThis, { EventSource: SilentEventSource });
}
