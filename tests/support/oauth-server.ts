import { createServer } from 'node:http';
import { answerOauth } from '@/lib/oauth/commands/serve';

/** The OAuth server alone behind node:http, as scripts/server.mjs hands requests to it. Tells its parent once it listens. */
const server = createServer((request, response) => {
  request.headers['x-socket-address'] = request.socket.remoteAddress ?? '';
  void answerOauth(request, response);
});

server.listen(Number(new URL(process.env.NEXTAUTH_URL ?? '').port), '127.0.0.1', () =>
  process.send?.('ready'),
);
