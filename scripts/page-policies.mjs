/**
 * The headers that every answer of ours carries, and the Content-Security-Policy of each prerendered page, as
 * scripts/content-security-policy.ts wrote them after the build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const POLICIES_FILE = 'page-policies.json';

/** The place in a written policy for the server of the map: which one, if any, is known when ours starts. */
export const MAP_BLANK = '{map}';

/** Files and calls are no pages: the policy would be most of their weight. */
const NO_PAGE = /^\/(_next\/static|api)\//;
const SHARED_PICTURE = /^\/og\//;

/**
 * Looked up and set by our server, not matched and put together again for each request as Next does with the headers of its
 * configuration, which was a twentieth of a call.
 * @param {string} buildFolder
 * @param {{ mapStyleUrl?: string }} settings
 * @returns {(address: string) => string[]} name, value, name, value; without a policy where none is ours to give: files,
 * calls, pages of the middleware
 */
export function loadHeaders(buildFolder, { mapStyleUrl } = {}) {
  const map = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  /** @type {import('./page-policies.mjs').PagePolicies} */
  const { site, sharedPictures, pages, notFound, perRequest } = JSON.parse(
    readFileSync(path.join(buildFolder, POLICIES_FILE), 'utf8').replaceAll(` ${MAP_BLANK}`, map),
  );
  const headers = flat(site);
  const withPolicy = (policy) => [...headers, 'content-security-policy', policy];
  const known = new Map(Object.entries(pages).map(([address, policy]) => [address, withPolicy(policy)]));
  const ofUnknown = withPolicy(notFound);
  const ofPictures = [...flat({ ...site, ...sharedPictures }), 'content-security-policy', notFound];
  const matchers = perRequest.map((regexp) => new RegExp(regexp));
  return (address) => {
    if (NO_PAGE.test(address)) return headers;
    const pathname = decodeURIComponent(address.split('?', 1)[0]);
    const ofPage = known.get(pathname);
    if (ofPage) return ofPage;
    if (SHARED_PICTURE.test(pathname)) return ofPictures;
    return matchers.some((matcher) => matcher.test(pathname)) ? headers : ofUnknown;
  };
}

/** @param {Record<string, string>} headers */
function flat(headers) {
  return Object.entries(headers).flat();
}
