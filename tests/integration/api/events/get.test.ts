import { GET } from '@/app/api/events/route';
import { endSession, revokeSessions } from '@/lib/accounts/commands/sessions';
import { announceOffer, announceRequest } from '@/lib/notary/commands/announce';
import { accountStream } from '@/lib/platform/account-stream';
import { transaction } from '@/lib/platform/db';
import { stopListening } from '@/lib/platform/events';
import { createNotary, createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
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

async function cutConnection(): Promise<void> {
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query = 'LISTEN events'`,
  );
}

async function tellOf(client: Person, id: string): Promise<void> {
  await transaction((tx) =>
    announceRequest(tx, { id, clientId: client.actor.id, notaryId: null }, 'request'),
  );
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
    await cutConnection();
    expect(await events.next()).toEqual({ kind: 'resync' });
    await events.close();
  });

  it('is refused at once to who was signed out everywhere', async () => {
    const owner = await createOwner();
    await query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [owner.actor.id]);
    expect((await callRoute(GET, { as: owner })).status).toBe(401);
  });
});

describe('GET /api/events of a session that ends', () => {
  it('ends within a second, which the other sessions of the account hear of', async () => {
    const owner = await createOwner();
    const elsewhere = await signInAgain(owner);
    const [here, other] = [await listen(owner), await listen(elsewhere)];
    const endedAt = performance.now();
    await endSession(owner.actor);
    const ended = { kind: 'session', id: owner.actor.sessionId };
    expect([await here.next(), await here.next()]).toEqual([ended, null]);
    expect(performance.now() - endedAt).toBeLessThan(1_000);
    expect((await callRoute(GET, { as: owner })).status).toBe(401);

    await tellOf(owner, 'request-1');
    expect(await other.next()).toEqual(ended);
    expect(await other.next()).toEqual({ kind: 'request', id: 'request-1' });
    await other.close();
    expect(listTopics()).toEqual([]);
  });

  it('ends everywhere with "sign out everywhere", and for nobody else', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const [here, there] = [await listen(owner), await listen(await signInAgain(owner))];
    const strangers = await listen(stranger);
    await revokeSessions(owner.actor);
    const all = { kind: 'session', id: 'all' };
    expect([await here.next(), await here.next()]).toEqual([all, null]);
    expect([await there.next(), await there.next()]).toEqual([all, null]);
    await tellOf(stranger, 'request-1');
    expect(await strangers.next()).toEqual({ kind: 'request', id: 'request-1' });
    await strangers.close();
  });

  it('ends when its end was told while nobody could listen', async () => {
    const events = await listen(await createOwner());
    await query('UPDATE sessions SET revoked_at = now()');
    await cutConnection();
    const heard = [await events.next(), await events.next()];
    expect(heard.at(-1)).toBeNull();
    expect(listTopics()).toEqual([]);
  });

  it('hears nothing when it ended between being let in and being heard', async () => {
    const owner = await createOwner();
    await query('UPDATE sessions SET revoked_at = now()');
    const request = new Request('http://localhost:3000/api/events');
    const stream = accountStream(owner.actor, request, async (send) => {
      send('somewhere');
      return () => {};
    });
    expect(await stream.text()).toBe('retry: 2000\n\n');
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
