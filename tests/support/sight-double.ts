type Watcher = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom knows no layout: parts of a page come near the window when the returned function is called. */
export function doubleSight(): () => void {
  const watchers = new Set<Watcher>();
  class Observer {
    constructor(private readonly watcher: Watcher) {}
    observe() {
      watchers.add(this.watcher);
    }
    disconnect() {
      watchers.delete(this.watcher);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return () => watchers.forEach((watcher) => watcher([{ isIntersecting: true }]));
}
