/** Next, as our server asks it for what nobody else answers. */
import { createServer } from 'node:http';
import next from 'next';

/**
 * At its first request Next listens for upgrades, by default at the server that the request came to: Node then hands over
 * each one with `Upgrade` (curl --http2, a WebSocket), and Next answers none. It gets a server that nobody calls, so that
 * such a request is one like others.
 * @param {{ dev: boolean, dir: string, port: number }} options
 */
export function makeNext({ dev, dir, port }) {
  return next({ dev, dir, port, hostname: 'localhost', httpServer: createServer() });
}
