/** The web server: Next behind node:http, so that a request carries its socket's address, whatever its headers claim. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

/** The same name as in lib/platform/network-address.ts; this file is plain JavaScript, to start fast. */
const SOCKET_ADDRESS_HEADER = 'x-socket-address';

const development = process.argv.includes('--dev');
const port = Number(process.env.PORT ?? 3000);

const app = next({
  dev: development,
  dir: path.resolve(import.meta.dirname, '..'),
  port,
  hostname: 'localhost',
});
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  if (request.url?.startsWith('/api/')) explainMethodNotAllowed(request, response);
  handle(request, response);
});
server.on('upgrade', app.getUpgradeHandler());
// Longer than the idle time of usual load balancers, so that they never send into a closing connection.
server.keepAliveTimeout = 65_000;
server.listen(port);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5_000).unref();
}

/**
 * Next answers a verb that a route does not have with an empty 405; every error of ours has a body and a request id.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function explainMethodNotAllowed(request, response) {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  let isUnexplained = false;
  response.writeHead = (status, ...rest) => {
    isUnexplained = status === 405 && !response.hasHeader('content-type');
    if (isUnexplained) {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-request-id', randomUUID());
    }
    return writeHead(status, ...rest);
  };
  response.end = (...rest) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!isUnexplained) return end(...rest);
    return end(
      JSON.stringify({ message: `${request.method} is not possible here.`, code: 'method_not_allowed' }),
    );
  };
}
