/** Counts the pages that the web server answers, for /api/metrics: by the route that Next's router has for an address. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls are counted by themselves (lib/platform/route.ts); what Next loads beside a page is none. */
const NO_PAGE = /^\/(?:api|_next|oauth)\//;
/** No label holds an address as a stranger sent it. */
const OTHER = 'other';

/**
 * @param {string} build the folder of the build
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function countPages(build) {
  const routeOf = readRoutes(build);
  return (request, response) => {
    const counts = globalThis.counts;
    const [address = '/'] = (request.url ?? '/').split('?');
    if (!counts || NO_PAGE.test(address)) return;
    const startedAt = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      counts.page({ route: routeOf(address), status: response.statusCode, seconds });
    });
  };
}

/** @param {string} build */
function readRoutes(build) {
  const manifest = JSON.parse(readFileSync(path.join(build, 'routes-manifest.json'), 'utf8'));
  const fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (address) => {
    if (fixed.has(address)) return address;
    return patterns.find(({ regex }) => regex.test(address))?.page ?? OTHER;
  };
}
