/** jsdom draws nothing, so everything is in sight; a test that scrolls puts its own in this one's place. */
class EverythingInSight {
  readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#tell = tell;
  }

  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target }]);
  }

  unobserve() {}
  disconnect() {}
}

export function doubleSight(): void {
  Object.assign(globalThis, { IntersectionObserver: EverythingInSight });
}
