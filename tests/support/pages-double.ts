/** A run of text on a page of 612 by 792 points, in letters of 12: from its left, so far below the top. */
type Run = { str: string; x: number; y: number; width: number };

/**
 * jsdom has no canvas, no workers and no layout: a PDF of so many pages, none of which is ever drawn.
 * The first page may hold text. Use it as `jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(3))`.
 */
export function pdfDouble(pages: number, runs: readonly Run[] = []) {
  const items = runs.map(({ str, x, y, width }) => ({
    str,
    width,
    transform: [12, 0, 0, 12, x, 792 - y],
    hasEOL: true,
  }));
  const pageOf = (number: number) => ({
    getViewport: () => ({ width: 612, height: 792, transform: [1, 0, 0, -1, 0, 792] }),
    getTextContent: async () => ({ items: number === 1 ? items : [] }),
    cleanup: () => {},
  });
  const document = { numPages: pages, getPage: async (number: number) => pageOf(number) };
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
