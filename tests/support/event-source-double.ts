/** jsdom has no EventSource; this one connects to nothing, and says what the test lets it say. */
class EventSourceDouble {
  static readonly CLOSED = 2;
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    opened.push(this);
  }

  addEventListener() {}

  removeEventListener() {}

  close() {
    this.readyState = EventSourceDouble.CLOSED;
  }

  get isClosed() {
    return this.readyState === EventSourceDouble.CLOSED;
  }

  connect() {
    this.readyState = 1;
    this.onopen?.();
  }

  say(data: unknown) {
    this.onmessage?.({ data: JSON.stringify(data) });
  }

  /** The connection is lost and the browser tries again by itself; with `forGood` it has given up. */
  fail({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? EventSourceDouble.CLOSED : 0;
    this.onerror?.();
  }
}

let opened: EventSourceDouble[] = [];

export function doubleEvents() {
  opened = [];
  Object.assign(globalThis, { EventSource: EventSourceDouble });
}

/** The streams that were opened since, the latest last. */
export function openedStreams(pathEnd = '/tracking/stream'): EventSourceDouble[] {
  return opened.filter(({ url }) => url.endsWith(pathEnd));
}
