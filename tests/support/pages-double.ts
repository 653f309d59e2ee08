/**
 * jsdom has no canvas, no workers and no layout: a PDF of so many pages, none of which is ever drawn.
 * Use it as `jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(3))`.
 */
export function pdfDouble(pages: number) {
  const page = { getViewport: () => ({ width: 612, height: 792 }), cleanup: () => {} };
  const document = { numPages: pages, getPage: async () => page };
  return {
    version: 'double',
    GlobalWorkerOptions: {},
    getDocument: () => ({ promise: Promise.resolve(document), destroy: async () => {} }),
  };
}

/** For parts that watch what is in sight; nothing ever is. */
export function doubleObservers(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
}
