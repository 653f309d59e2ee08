import { createServer } from 'node:http';
import { answerOauth } from '@/lib/oauth/commands/serve';

/** The OAuth server alone behind node:http, as scripts/server.mjs hands requests to it: at PORT, or at the port of the site. Tells its parent once it listens. */
const server = createServer((request, response) => {
  request.headers['x-socket-address'] = request.socket.remoteAddress ?? '';
  void answerOauth(request, response);
});

const port = Number(process.env.PORT ?? new URL(process.env.NEXTAUTH_URL ?? '').port);
server.listen(port, '127.0.0.1', () => process.send?.('ready'));
