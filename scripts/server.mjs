/** The web server: Next behind node:http, so that a request carries its socket's address, whatever its headers claim. */
import './abort-reasons.mjs';
import './heap.mjs';
import { createServer } from 'node:http';
import path from 'node:path';
import { makeNext } from './next-app.mjs';
import { loadOauth } from './oauth-answers.mjs';
import { countPages } from './page-counts.mjs';
import { loadHeaders, loadOwnPages } from './page-policies.mjs';
import { loadPageRoutes } from './page-routes.mjs';
import { loadPageSheets } from './page-sheets.mjs';
import { tracePages } from './page-traces.mjs';
import { loadPreparedAnswers } from './prepared-answers.mjs';
import {
  completeAnswer,
  hideOwnNames,
  openStreams,
  refuseForeignName,
  refuseUnreadable,
} from './server-answers.mjs';
import { knownNames, limitBody, resolvePath, toCall, toPath } from './server-requests.mjs';
import { sendWhole } from './whole-pages.mjs';

/** The same name as in lib/platform/http/network-address.ts; this file is plain JavaScript, to start fast. */
const SOCKET_ADDRESS_HEADER = 'x-socket-address';

const development = process.argv.includes('--dev');
const port = Number(process.env.PORT ?? 3000);
// The demo accounts of the embedded database have printed passwords: nobody else on the network gets in by default.
const host = process.env.HOST || (process.env.EMBEDDED_DATABASE === '1' ? '127.0.0.1' : undefined);

const root = path.resolve(import.meta.dirname, '..');
const app = makeNext({ dev: development, dir: root, port });
await app.prepare();
const handle = app.getRequestHandler();
const headersOf = development
  ? await headersOfDevelopment()
  : loadHeaders(path.join(root, '.next'), { mapStyleUrl: process.env.MAP_STYLE_URL });
// While developing, only pages that the middleware looks at have a policy.
const protectOwnPage = development
  ? () => undefined
  : loadOwnPages(path.join(root, '.next'), { mapStyleUrl: process.env.MAP_STYLE_URL });
const withOwnSheet = development ? undefined : loadPageSheets(path.join(root, '.next'));
const answerPrepared = development ? () => false : loadPreparedAnswers(root, headersOf);
// The routes come from a build: while developing no page is counted or traced.
const routeOf = development ? () => null : loadPageRoutes(path.join(root, '.next'));
const countPage = countPages(routeOf);
const tracePage = tracePages(routeOf);
const answerOauth = loadOauth(root, { development });
const streams = openStreams();
const isOurs = knownNames({
  siteAddress: process.env.NEXTAUTH_URL,
  allowedHosts: process.env.ALLOWED_HOSTS,
});
/** How often Node looks for headers that are not complete: half a minute is its own. */
const LOOK_MS = 5_000;
const server = createServer({ connectionsCheckingInterval: LOOK_MS }, (request, response) => {
  toPath(request);
  request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  if (refuseUnreadable(request, response) || refuseForeignName(request, response, isOurs)) return;
  resolvePath(request);
  toCall(request);
  countPage(request, response);
  tracePage(request, response, () => answer(request, response));
});

function answer(request, response) {
  if (answerPrepared(request, response)) return;
  limitBody(request);
  hideOwnNames(request);
  if (request.url?.startsWith('/api/')) {
    completeAnswer(request, response);
    streams.keep(response);
  } else if (!development) {
    const { url } = request;
    sendWhole(request, response, (page) => withOwnSheet(url, page, response));
  }
  const headers = headersOf(request.url ?? '/');
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at], headers[at + 1]);
  protectOwnPage(request, response);
  if (answerOauth(request, response)) return;
  handle(request, response);
}

// Hot reload. The product itself has no use for it: such a request is one like others.
if (development) {
  const upgrade = app.getUpgradeHandler();
  server.on('upgrade', (request, socket, head) =>
    isOurs(request.headers.host) ? upgrade(request, socket, head) : socket.destroy(),
  );
}
// Longer than the idle time of usual load balancers, so that they never send into a closing connection.
server.keepAliveTimeout = 65_000;
// 25 MB over a slow line take longer than Node's five minutes; headers still have one.
server.requestTimeout = 30 * 60_000;
server.headersTimeout = 20_000;
server.listen(port, host);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

function stop() {
  server.close(leave);
  server.closeIdleConnections();
  streams.cut();
  setTimeout(leave, 5_000).unref();
}

/** What was counted in the last seconds is written first (instrumentation.ts). */
async function leave() {
  await globalThis.writeNotes?.();
  process.exit(0);
}

/** What a build writes down is read from the sources. The policy of each page comes from nowhere: its scripts change. */
async function headersOfDevelopment() {
  const { tsImport } = await import('tsx/esm/api');
  const { securityHeaders } = await tsImport('../lib/platform/http/security-headers.ts', import.meta.url);
  const headers = securityHeaders({ secure: false }).flatMap(({ key, value }) => [key, value]);
  return () => headers;
}
