import { accountStream } from '@/lib/platform/account-stream';
import { subscribe } from '@/lib/platform/events';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Anything may have changed: before the first event, and while the connection to the database was away. */
const resync = { kind: 'resync' };

/** What changes for the account, as it happens: kinds and ids, which the page then asks for. */
export const GET = route({
  auth: 'user',
  limit: limits.openEventStream,
  fresh: true,
  gives: ['text/event-stream'],
  handler: ({ actor, request }) =>
    accountStream(actor, request, async (send) => {
      const stop = await subscribe(`account:${actor.id}`, (event) =>
        send(event ? { kind: event.kind, id: event.id } : resync),
      );
      send(resync);
      return stop;
    }),
});
