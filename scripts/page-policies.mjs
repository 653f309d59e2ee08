/** The Content-Security-Policy of each prerendered page, as scripts/content-security-policy.ts wrote it after the build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const POLICIES_FILE = 'page-policies.json';

/** Stands in a written policy where the server of the map comes in: which one, if any, is known when ours starts. */
export const MAP_BLANK = '{map}';

/** Files and calls are no pages: the policy would be most of their weight. */
const NO_PAGE = /^\/(_next\/static|api)\//;

/**
 * Looked up, not matched rule by rule as Next matches its table of headers: the cost is the same for any number of pages.
 * @param {string} buildFolder
 * @param {{ mapStyleUrl?: string }} settings
 * @returns {(address: string) => string | null} null where no policy is ours to give: files, calls, pages of the middleware
 */
export function loadPolicies(buildFolder, { mapStyleUrl } = {}) {
  /** @type {import('./page-policies.mjs').PagePolicies} */
  const map = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  const { pages, notFound, perRequest } = JSON.parse(
    readFileSync(path.join(buildFolder, POLICIES_FILE), 'utf8').replaceAll(` ${MAP_BLANK}`, map),
  );
  const known = new Map(Object.entries(pages));
  const matchers = perRequest.map((regexp) => new RegExp(regexp));
  return (address) => {
    if (NO_PAGE.test(address)) return null;
    const pathname = decodeURIComponent(address.split('?', 1)[0]);
    const policy = known.get(pathname);
    if (policy) return policy;
    if (matchers.some((matcher) => matcher.test(pathname))) return null;
    return notFound;
  };
}
