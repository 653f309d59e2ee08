/** Takes events, and passes on those whose signature is right (Standard Webhooks). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const WAIT_MS = 120_000;

/**
 * @param {{ port: number, secret: string }} options
 * @returns a server that remembers each event by its id
 */
export async function receiveWebhooks({ port, secret }) {
  const webhook = new Webhook(secret);
  const events = new Map();
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const event = webhook.verify(Buffer.concat(chunks).toString('utf8'), request.headers);
      // The same event may come more than once.
      events.set(request.headers['webhook-id'], event);
      server.emit('event');
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The first event of a type whose data says this. */
    async wait(type, isIt) {
      const signal = AbortSignal.timeout(WAIT_MS);
      for (;;) {
        const found = [...events.values()].find((event) => event.type === type && isIt(event.data));
        if (found) return found;
        await once(server, 'event', { signal });
      }
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
