/** Counts the pages that the web server answers, for /api/metrics: by the route that Next's router has for an address. */

/**
 * @param {(url: string | undefined) => string | null} routeOf of scripts/page-routes.mjs
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function countPages(routeOf) {
  return ({ url }, response) => {
    const counts = globalThis.counts;
    const route = counts ? routeOf(url) : null;
    if (route === null) return;
    const startedAt = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      counts.page({ route, status: response.statusCode, seconds });
    });
  };
}
