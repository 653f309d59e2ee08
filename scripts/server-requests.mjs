/** What our server makes sure of in every request, before anything of it is answered. */
import { isIP } from 'node:net';

/** A whole address, as clients of a proxy send it. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;
/** A name or an address, with a port or without. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:@/[\]]+)(?::\d{1,5})?$/i;

/** The calls that take files: 25 MB over a slow line. */
const TAKES_FILES = [
  /^\/api\/vault\/documents$/,
  /^\/api\/recordings\/imports(\/preview)?$/,
  /^\/api\/recording\/preflight(\/repair)?$/,
  /^\/api\/v1\/documents\/verify$/,
  /^\/api\/notaries\/profile\/[^/]+\/credentials\/[^/]+\/paper$/,
];
/** Longer than the deadline of the calls themselves (lib/platform/http/request-body.ts), which can say what was wrong. */
const BODY_WITHIN_MS = 35_000;

/**
 * Reduces a target that is a whole address to its path; its host counts then, and no longer the one of the header (RFC 9112,
 * section 3.2.2). Next would send it to the same address again, forever.
 * @param {import('node:http').IncomingMessage} request
 */
export function toPath(request) {
  const [target, host] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  const rest = request.url.slice(target.length);
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** What Next would lead to another path than the one that is written: `.` and `..` as parts of it, a backslash, and `#`. */
const UNRESOLVED = /^[^?]*(?:[\\#]|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/**
 * Resolves a path as browsers do before they send it, so that everything looks at the one that Next answers.
 * @param {import('node:http').IncomingMessage} request
 */
export function resolvePath(request) {
  const { url = '/' } = request;
  if (!url.startsWith('/') || !UNRESOLVED.test(url)) return;
  const { pathname, search } = new URL(`http://localhost${url}`);
  request.url = `${pathname}${search}`;
}

/** `/v1/…` as well as `/v1` alone. */
const PROGRAMS = /^\/v1(?=[/?]|$)/;
/** Where agents speak with us, where a weakness is reported (RFC 9116), and where agents and programs learn who hands out tokens for it (RFC 9728). */
const AGENTS = /^\/mcp(?=[?]|$)/;
const SECURITY = /^\/\.well-known\/security\.txt(?=[?]|$)/;
const RESOURCE = /^\/\.well-known\/oauth-protected-resource(?:\/(mcp|v1))?(?=[?]|$)/;

/**
 * Programs call `/v1/…`, which is the same address as `/api/v1/…`. Here, and not in Next's settings: everything that this
 * server does for calls is done for these, and a handler sees one path, whichever of the two was called.
 * @param {import('node:http').IncomingMessage} request
 */
export function toCall(request) {
  request.url = request.url
    ?.replace(PROGRAMS, '/api/v1')
    .replace(AGENTS, '/api/mcp')
    .replace(SECURITY, '/api/security-txt')
    .replace(RESOURCE, (_, resource = 'mcp') => `/api/resources/${resource}`);
}

/**
 * Whether a `Host` is a name of ours. A page of somebody else can have its own name lead to this machine and then read what
 * it is answered (DNS rebinding); it cannot do that with a name that is not theirs, or with an address.
 * @param {{ siteAddress?: string, allowedHosts?: string }} settings NEXTAUTH_URL and ALLOWED_HOSTS
 * @returns {(host: string | undefined) => boolean}
 */
export function knownNames({ siteAddress = 'http://localhost', allowedHosts = '' }) {
  const allowed = allowedHosts
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const names = new Set(['localhost', new URL(siteAddress).hostname, ...allowed]);
  return (host) => {
    // No browser leaves it out; probes that speak HTTP/1.0 do.
    if (host === undefined) return true;
    const name = HOST.exec(host)?.[1]?.toLowerCase().replace(/\.$/, '');
    return name !== undefined && (names.has(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0);
  };
}

/**
 * Breaks the connection of a sender who lets a body trickle, also where nobody reads it.
 * @param {import('node:http').IncomingMessage} request
 */
export function limitBody(request, withinMs = BODY_WITHIN_MS) {
  const { headers, method, url = '' } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || (method === 'POST' && takesFiles(url))) return;
  const timer = setTimeout(() => request.complete || request.destroy(), withinMs);
  request.once('close', () => clearTimeout(timer));
}

/** @param {string} url */
function takesFiles(url) {
  const path = url.split('?', 1)[0].replace(/\/$/, '');
  return TAKES_FILES.some((pattern) => pattern.test(path));
}

/** `/oauth/consent` is a page of ours. */
const OAUTH =
  /^\/(?:oauth\/(?:authorize(?:\/[^/?]+)?|token|register|revoke|introspect|jwks)|\.well-known\/(?:oauth-authorization-server|openid-configuration))(?:\?|$)/;

/** @param {string} address with a query or without */
export function isOauth(address) {
  return OAUTH.test(address);
}
