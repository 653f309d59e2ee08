import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { toCall } from '@/scripts/server-requests.mjs';
import { startApiServer } from './api-server';
import { freePort, startOauthServer, type OauthServer } from './oauth';

/**
 * Calls and the OAuth server behind one address, by the rules of our server: for agents and programs that find everything
 * from there. This process is told the address too, until it is stopped.
 */
export async function startWholeSite(): Promise<OauthServer> {
  const port = await freePort();
  const before = process.env.NEXTAUTH_URL;
  const oauth = await startOauthServer(`http://localhost:${port}`);
  process.env.NEXTAUTH_URL = oauth.issuer;
  const api = await startApiServer({
    port,
    answersElse: (incoming, outgoing) => {
      toCall(incoming);
      if (incoming.url?.startsWith('/api/')) {
        incoming.url = incoming.url.slice('/api'.length);
        return false;
      }
      passOn(incoming, outgoing, oauth.port);
      return true;
    },
  });
  return {
    issuer: oauth.issuer,
    stop: async () => {
      process.env.NEXTAUTH_URL = before;
      await api.stop();
      await oauth.stop();
    },
  };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  const passed = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
