/** What Next answers to calls without a body or a request id, made like every other answer of ours. */
import { randomUUID } from 'node:crypto';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers what Next would fail on with a bare 500, or write into the log as lines of its own: verbs of other protocols, and
 * an address that cannot be decoded (`/%`) or holds control characters (`/%0A`). Also what names two hosts, of which a proxy
 * may have looked at the other one (RFC 9112, section 3.2). True when it has answered.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function refuseUnreadable(request, response) {
  if (!METHODS.includes(request.method ?? '')) {
    refuse(response, 405, methodNotAllowed(request));
  } else if (!isPath(request.url ?? '')) {
    refuse(response, 400, { message: 'This address cannot be read.', code: 'invalid_request' });
    note('path', request);
  } else if (namesTwoHosts(request)) {
    refuse(response, 400, { message: 'This request names more than one host.', code: 'invalid_request' });
    note('host', request);
  } else {
    return false;
  }
  return true;
}

/** Of repeated headers Node keeps the first. */
function namesTwoHosts({ rawHeaders }) {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

/**
 * Answers a request for a name that is not ours with 421 (RFC 9110). True when it has answered.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(host: string | undefined) => boolean} isOurs
 */
export function refuseForeignName(request, response, isOurs) {
  if (isOurs(request.headers.host)) return false;
  const message = 'This server is not known by this name. If it should be, add the name to ALLOWED_HOSTS.';
  refuse(response, 421, { message, code: 'misdirected_request' });
  note('host', request);
  return true;
}

/** For the abuse view: instrumentation.ts counts it. */
function note(what, request) {
  globalThis.noteRefusal?.(what, request);
}

/** `/index` is another name of `/`, a route's own pattern is one of its pages, data of the Pages Router is asked for by nobody, and where the middleware leads whoever is signed in is no address. */
const OWN_NAME =
  /^\/(index|_global-error|signed-in(\/.*)?|_next\/data\/.*|(?!api\/|_next\/)(.*\/)?\[[^/]*\])$/;
/** No page can be here: Next leaves out folders with such a name. */
const UNKNOWN = '/_unknown';

/**
 * Hands Next an address that nothing answers, where the one that was asked for is a name of Next's own: it fails on most
 * of them with a 500, and could keep what it drew in place of another page.
 * @param {import('node:http').IncomingMessage} request
 */
export function hideOwnNames(request) {
  const { url = '/' } = request;
  const base = 'http://localhost';
  if (!URL.canParse(url, base)) return;
  const { pathname, search } = new URL(url, base);
  if (OWN_NAME.test(decodeURIComponent(pathname))) request.url = `${UNKNOWN}${search}`;
}

/**
 * Gives every answer to a call a request id, a download its length, and the empty 405 of a verb that a route does not
 * have a body.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function completeAnswer(request, response) {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let isUnexplained = false;
  response.writeHead = (status, ...rest) => {
    isUnexplained = status === 405 && !response.hasHeader('content-type');
    if (isUnexplained) setErrorHeaders(response);
    if (!response.hasHeader('x-request-id')) response.setHeader('x-request-id', randomUUID());
    setLength(response);
    return writeHead(status, ...rest);
  };
  response.end = (...rest) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return isUnexplained ? end(JSON.stringify(methodNotAllowed(request))) : end(...rest);
  };
}

/**
 * Event streams end by themselves after minutes: a server that stops cuts them, and their readers come back to the next one.
 * @returns {{ keep: (response: import('node:http').ServerResponse) => void, cut: () => void }}
 */
export function openStreams() {
  const open = new Set();
  return {
    keep: (response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    cut: () => {
      for (const response of open) {
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
      }
    },
  };
}

/** Next takes the length off a streamed answer; ours tell it in their own header (lib/platform/http/download.ts). */
function setLength(response) {
  const length = response.getHeader('x-body-length');
  if (length === undefined) return;
  response.removeHeader('x-body-length');
  if (!response.hasHeader('content-encoding')) response.setHeader('content-length', length);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string[]} possible the verbs that are possible there
 */
export function refuseVerb(request, response, possible) {
  response.setHeader('allow', possible.join(', '));
  refuse(response, 405, methodNotAllowed(request));
}

function refuse(response, status, body) {
  setErrorHeaders(response);
  response.writeHead(status, { 'x-request-id': randomUUID() }).end(JSON.stringify(body));
}

function setErrorHeaders(response) {
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
}

function methodNotAllowed({ method }) {
  return { message: `${method} is not possible here.`, code: 'method_not_allowed' };
}

/** What ends a line somewhere, or moves the cursor of a terminal. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** `OPTIONS *` asks about no page. */
function isPath(address) {
  if (!address.startsWith('/')) return false;
  try {
    return !CONTROL.test(decodeURIComponent(address.split('?', 1)[0]));
  } catch {
    return false;
  }
}
