/** cmdk measures its list and scrolls to what is chosen; jsdom draws nothing, so there is nothing to measure. */
export function doubleMeasures(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  Element.prototype.scrollIntoView = () => {};
}
