/**
 * The headers that every answer of ours carries, and the Content-Security-Policy of each prerendered page, as
 * scripts/content-security-policy.ts wrote them after the build.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const POLICIES_FILE = 'page-policies.json';

/** The place in a written policy for the server of the map: which one, if any, is known when ours starts. */
export const MAP_BLANK = '{map}';

/** The place for the nonce in the policy of a page of whoever is signed in. */
export const NONCE_BLANK = '{nonce}';

const POLICY_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];

/** Files and calls are no pages: the policy would be most of their weight. */
const NO_PAGE = /^\/(_next\/static|api)\//;
const SHARED_PICTURE = /^\/og\//;

/**
 * Looked up and set by our server, not matched and put together again for each request as Next does with the headers of its
 * configuration, which was a twentieth of a call.
 * @param {string} buildFolder
 * @param {{ mapStyleUrl?: string }} settings
 * @returns {(address: string) => string[]} name, value, name, value; without a policy where none is ours to give: files,
 * calls, pages that get a nonce
 */
export function loadHeaders(buildFolder, { mapStyleUrl } = {}) {
  const { site, sharedPictures, pages, notFound, perRequest } = readPolicies(buildFolder, mapStyleUrl);
  const headers = flat(site);
  const withPolicy = (policy) => [...headers, 'content-security-policy', policy];
  const known = new Map(Object.entries(pages).map(([address, policy]) => [address, withPolicy(policy)]));
  const ofUnknown = withPolicy(notFound);
  const ofPictures = [...flat({ ...site, ...sharedPictures }), 'content-security-policy', notFound];
  const matchers = perRequest.map((regexp) => new RegExp(regexp));
  return (address) => {
    if (NO_PAGE.test(address)) return headers;
    const written = address.split('?', 1)[0];
    const pathname = decodeURIComponent(written);
    const ofPage = known.get(pathname);
    if (ofPage) return ofPage;
    if (SHARED_PICTURE.test(pathname)) return ofPictures;
    // As Next looks them up, which does not decode them.
    return matchers.some((matcher) => matcher.test(written)) ? headers : ofUnknown;
  };
}

/**
 * Gives a page that belongs to one person a policy with a nonce of its own, which Next reads in the request, and the headers
 * that keep it private, where a cookie of a session comes along. Where none does, the middleware leads to the login.
 * @param {string} buildFolder
 * @param {{ mapStyleUrl?: string }} settings
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function loadOwnPages(buildFolder, { mapStyleUrl } = {}) {
  const { ownPages } = readPolicies(buildFolder, mapStyleUrl);
  const matchers = ownPages.matchers.map((regexp) => new RegExp(regexp));
  const cookie = new RegExp(`^${ownPages.cookie}$`);
  const headers = Object.entries(ownPages.headers);
  return (request, response) => {
    // Next takes the nonce of a page from it: a client has none to give.
    for (const name of POLICY_HEADERS) delete request.headers[name];
    if (!cookie.test(request.headers.cookie ?? '')) return;
    const written = (request.url ?? '/').split('?', 1)[0];
    if (!matchers.some((matcher) => matcher.test(written))) return;
    const policy = ownPages.policy.replace(NONCE_BLANK, btoa(randomUUID()));
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** @returns {import('./page-policies.mjs').PagePolicies} */
function readPolicies(buildFolder, mapStyleUrl) {
  const map = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  const text = readFileSync(path.join(buildFolder, POLICIES_FILE), 'utf8');
  return JSON.parse(text.replaceAll(` ${MAP_BLANK}`, map));
}

/** @param {Record<string, string>} headers */
function flat(headers) {
  return Object.entries(headers).flat();
}
