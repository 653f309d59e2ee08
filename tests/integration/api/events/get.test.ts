import { GET } from '@/app/api/events/route';
import { announceOffer, announceRequest } from '@/lib/notary/commands/announce';
import { transaction } from '@/lib/platform/db';
import { stopListening } from '@/lib/platform/events';
import { createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { listTopics, openEvents, type Events } from '@/tests/support/streams';

afterAll(stopListening);

/** The first event says that from now on nothing is missed. */
async function listen(as: Person): Promise<Events> {
  const events = await openEvents(GET, { as });
  expect(await events.next()).toEqual({ kind: 'resync' });
  return events;
}

describe('GET /api/events by an account', () => {
  it('tells each party what changed in their requests, and nobody a place on the way', async () => {
    const [client, notary, stranger] = [await createOwner(), await createNotary(), await createOwner()];
    const streams = await Promise.all([client, notary, stranger].map((as) => listen(as)));
    const [clients, notarys, strangers] = streams as [
      (typeof streams)[0],
      (typeof streams)[0],
      (typeof streams)[0],
    ];
    const request = { id: 'request-1', clientId: client.actor.id, notaryId: notary.actor.id };
    await transaction(async (tx) => {
      await announceRequest(tx, request, 'position');
      await announceRequest(tx, request, 'request');
      await announceOffer(tx, { id: 'offer-1', notaryId: notary.actor.id });
      await announceRequest(tx, { id: 'request-2', clientId: stranger.actor.id }, 'message');
    });
    expect(await clients.next()).toEqual({ kind: 'request', id: 'request-1' });
    expect(await notarys.next()).toEqual({ kind: 'request', id: 'request-1' });
    expect(await notarys.next()).toEqual({ kind: 'offer', id: 'offer-1' });
    expect(await strangers.next()).toEqual({ kind: 'message', id: 'request-2' });
    for (const events of streams) await events.close();
    expect(listTopics()).toEqual([]);
  });

  it('says that anything may have changed after the connection to the database was away', async () => {
    const events = await listen(await createOwner());
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN events'`,
    );
    expect(await events.next()).toEqual({ kind: 'resync' });
    await events.close();
  });

  it('is refused at once to who was signed out everywhere', async () => {
    const owner = await createOwner();
    await query('UPDATE users SET session_version = 2 WHERE id = $1', [owner.actor.id]);
    expect((await callRoute(GET, { as: owner })).status).toBe(401);
  });
});

describe('GET /api/events by a visitor', () => {
  it('asks to sign in', async () => {
    expect(await callRoute(GET, { as: visitor })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });
});
