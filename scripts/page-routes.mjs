/** Which of our server's addresses is a page, and by which route of Next's router. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOauth } from './server-requests.mjs';

/** Calls are counted and traced by themselves (lib/platform/route.ts); what Next loads beside a page is none. */
const NO_PAGE = /^\/(?:api|_next)\//;
/** No label holds an address as a stranger sent it. */
const OTHER = 'other';

/**
 * @param {string} build the folder of the build
 * @returns {(url: string | undefined) => string | null} null for what is no page
 */
export function loadPageRoutes(build) {
  const manifest = JSON.parse(readFileSync(path.join(build, 'routes-manifest.json'), 'utf8'));
  const fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (url = '/') => {
    const [address = '/'] = url.split('?');
    if (NO_PAGE.test(address) || isOauth(address)) return null;
    if (fixed.has(address)) return address;
    return patterns.find(({ regex }) => regex.test(address))?.page ?? OTHER;
  };
}
