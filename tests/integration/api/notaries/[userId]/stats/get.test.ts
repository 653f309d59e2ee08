import { GET } from '@/app/api/notaries/[userId]/stats/route';
import { getOwnStats } from '@/lib/notary/queries/stats';
import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeOffer, writeVisit } from '@/tests/support/completed-visits';

const get = (as: Person | null, userId: string, timeZone?: string) =>
  callRoute(GET, {
    url: `/api/notaries/${userId}/stats${timeZone === undefined ? '' : `?timeZone=${encodeURIComponent(timeZone)}`}`,
    params: { userId },
    as,
  });
const stats = async (notary: Person, timeZone?: string) =>
  (await get(notary, notary.actor.id, timeZone)).body;

const nothing = {
  todayEarnings: 0,
  weekEarnings: 0,
  weekCompletions: 0,
  averageRating: null,
  reviews: 0,
  responseMinutes: null,
  satisfactionPercent: null,
  onTimePercent: null,
  completionPercent: null,
};

describe('GET /api/notaries/{userId}/stats', () => {
  // A Friday, 10:00 in Chicago.
  beforeEach(() => holdClock('2026-11-20T16:00:00Z'));
  afterEach(releaseClock);

  it('has nothing to say of somebody who has done nothing, with or without a profile', async () => {
    expect(await stats(await createNotary())).toEqual(nothing);
    expect(await stats(await buildNotary())).toEqual(nothing);
  });

  it('counts today and this week by the clock of the notary, without the add-on', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00Z' });
    // Thursday evening in Chicago, Friday in UTC.
    await writeVisit(client, notary, { completedAt: '2026-11-20T05:30:00Z', base: 10_000, travel: 0 });
    // The first minute of the week in Chicago, and the last one of the week before.
    await writeVisit(client, notary, { completedAt: '2026-11-16T06:00:00Z', base: 1_000, travel: 0 });
    await writeVisit(client, notary, { completedAt: '2026-11-16T05:59:59Z', base: 2_000, travel: 0 });
    // Not theirs, and not completed.
    await writeVisit(client, await buildNotary(), { completedAt: '2026-11-20T15:00:00Z' });
    await writeRequest(client, { notary_id: notary.actor.id });

    expect(await stats(notary, 'America/Chicago')).toMatchObject({
      todayEarnings: 80,
      weekEarnings: 190,
      weekCompletions: 3,
    });
    expect(await stats(notary, 'UTC')).toMatchObject({
      todayEarnings: 180,
      weekEarnings: 210,
      weekCompletions: 4,
    });
    expect(await stats(notary)).toEqual(await stats(notary, 'UTC'));
  });

  it('knows that a day can have 25 hours', async () => {
    // Sunday, 1 November 2026: clocks in Chicago go back from 2:00 to 1:00. The day is from 05:00 to 06:00 UTC.
    holdClock('2026-11-02T05:30:00Z');
    const [notary, client] = [await buildNotary(), await createOwner()];
    await writeVisit(client, notary, { completedAt: '2026-11-01T05:00:00Z' });
    await writeVisit(client, notary, { completedAt: '2026-11-01T04:59:59Z' });

    expect(await stats(notary, 'America/Chicago')).toMatchObject({ todayEarnings: 80 });
    holdClock('2026-11-02T06:00:00Z');
    expect(await stats(notary, 'America/Chicago')).toMatchObject({ todayEarnings: 0, weekEarnings: 0 });
  });

  it('counts reviews: all for the rating, those of 90 days for satisfaction', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    for (const stars of [5, 4, 3]) {
      await writeVisit(client, notary, { completedAt: '2026-11-10T15:00:00Z', stars });
    }
    await writeVisit(client, notary, { completedAt: '2026-01-10T15:00:00Z', stars: 1 });
    await writeVisit(client, await buildNotary(), { completedAt: '2026-11-10T15:00:00Z', stars: 1 });

    expect(await stats(notary)).toMatchObject({ averageRating: 3.3, reviews: 4, satisfactionPercent: 67 });
  });

  it('is on time until five minutes after the hour, by the arrival; a visit that began on time is late when nobody had come', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const at = { completedAt: '2026-11-10T16:00:00Z', appointmentAt: '2026-11-10T15:00:00Z' };
    const punctual = '2026-11-10T15:05:00Z';
    const late = '2026-11-10T15:05:01Z';
    await writeVisit(client, notary, { ...at, arrivedAt: punctual, startedAt: late });
    await writeVisit(client, notary, { ...at, arrivedAt: late, startedAt: late });
    await writeVisit(client, notary, { ...at, arrivedAt: late, startedAt: punctual });
    await writeVisit(client, notary, { ...at, isRemote: true, startedAt: punctual });
    // Nothing shows when somebody came to these; that one is long ago.
    await writeVisit(client, notary, { ...at, startedAt: punctual });
    await writeVisit(client, notary, at);
    await writeVisit(client, notary, {
      completedAt: '2026-01-10T16:00:00Z',
      appointmentAt: '2026-01-10T15:00:00Z',
      arrivedAt: '2026-01-10T19:00:00Z',
    });

    expect(await stats(notary)).toMatchObject({ onTimePercent: 50 });
  });

  it('takes the middle of the answers to offers of 90 days', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const offer = async (status: string, minutes: number | undefined, createdAt = '2026-11-10T15:00:00Z') => {
      const { id } = await writeRequest(client);
      await writeOffer(notary, { requestId: id, status, createdAt, minutes });
    };
    await offer('accepted', 1);
    await offer('declined', 2.5);
    await offer('accepted', 14);
    await offer('declined', 3);
    await offer('expired', undefined);
    await offer('open', undefined);
    await offer('accepted', 90, '2026-01-10T15:00:00Z');

    expect(await stats(notary)).toMatchObject({ responseMinutes: 2.8 });
  });

  it('counts what the notary gave back against what was completed, not what was taken away', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    for (const day of ['09', '10']) {
      await writeVisit(client, notary, { completedAt: `2026-11-${day}T15:00:00Z` });
    }
    for (const actorId of [notary.actor.id, null]) {
      const appointment_at = actorId ? '2026-12-01T15:00:00Z' : '2026-12-02T15:00:00Z';
      const { id } = await writeRequest(client, { notary_id: notary.actor.id, appointment_at });
      await writeOffer(notary, {
        requestId: id,
        status: 'accepted',
        createdAt: '2026-11-10T15:00:00Z',
        minutes: 1,
      });
      if (actorId) await withdrawFromRequest(notary.actor, id);
      else await writeTakenAway(id, notary);
    }

    expect(await stats(notary)).toMatchObject({ completionPercent: 67 });
  });

  it.each([['Mars/Olympus'], ['CST6CDT; DROP TABLE users'], ['+05:00'], [''], ['x'.repeat(65)]])(
    'refuses the time zone %j',
    async (timeZone) => {
      const notary = await buildNotary();
      const answer = await get(notary, notary.actor.id, timeZone);

      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        code: 'validation_failed',
        message: 'Please send a time zone such as America/Chicago.',
        fields: { timeZone: 'Please send a time zone such as America/Chicago.' },
      });
    },
  );

  it('knows every time zone that a browser may name', async () => {
    const rows = await query<{ name: string }>('SELECT name FROM pg_timezone_names');
    const known = new Set(rows.map(({ name }) => name));

    expect(Intl.supportedValuesOf('timeZone').filter((name) => !known.has(name))).toEqual([]);
  });

  it('is open to the notary and admins alone', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();

    expect((await get(await createAdmin(), notary.actor.id)).status).toBe(200);
    expect((await get(await createNotary(), notary.actor.id)).status).toBe(404);
    expect((await get(owner, notary.actor.id)).status).toBe(404);
    expect((await get(owner, owner.actor.id)).status).toBe(404);
    expect((await get(visitor, notary.actor.id)).status).toBe(401);
  });
});

async function writeTakenAway(requestId: string, notary: Person) {
  await query(
    `INSERT INTO audit_events (id, actor_id, type, subject_id, data)
     VALUES (gen_random_uuid(), NULL, 'request.unassigned', $1, $2)`,
    [requestId, { notaryId: notary.actor.id, reason: 'credentials' }],
  );
}

describe('A notary’s own numbers, as the home page draws them', () => {
  beforeEach(() => holdClock('2026-11-20T16:00:00Z'));
  afterEach(releaseClock);

  it('go by the clock of their hours, else of their emails, and are left to the browser without one', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    // Thursday evening in Chicago, Friday in UTC.
    await writeVisit(client, notary, { completedAt: '2026-11-20T05:30:00Z', base: 10_000, travel: 0 });
    const { actor } = notary;
    expect(await getOwnStats(actor)).toBeNull();

    await query(`UPDATE users SET time_zone = 'UTC' WHERE id = $1`, [actor.id]);
    expect(await getOwnStats(actor)).toMatchObject({ todayEarnings: 100 });

    await query(`UPDATE notary_profiles SET hours_zone = 'America/Chicago' WHERE user_id = $1`, [actor.id]);
    expect(await getOwnStats(actor)).toMatchObject({ todayEarnings: 0 });
  });
});
