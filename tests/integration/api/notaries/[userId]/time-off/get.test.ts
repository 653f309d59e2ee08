import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/notaries/[userId]/time-off/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';

const get = (as: Person | null, userId: string) =>
  callRoute(GET, { url: `/api/notaries/${userId}/time-off`, params: { userId }, as });

async function writeTimeOff(notary: Person, startsAt: string, endsAt: string, note: string | null = null) {
  const id = randomUUID();
  await query('INSERT INTO notary_time_off VALUES ($1, $2, $3, $4, $5)', [
    id,
    notary.actor.id,
    startsAt,
    endsAt,
    note,
  ]);
  return { id, startsAt, endsAt, note };
}

describe('GET /api/notaries/{userId}/time-off', () => {
  afterEach(releaseClock);

  it('lists what is not over, soonest first, to the notary and to an admin', async () => {
    holdClock('2026-11-20T15:00:00Z');
    const notary = await buildNotary();
    const later = await writeTimeOff(notary, '2026-12-24T00:00:00.000Z', '2026-12-27T00:00:00.000Z', 'Home');
    const running = await writeTimeOff(notary, '2026-11-20T14:00:00.000Z', '2026-11-20T16:00:00.000Z');
    await writeTimeOff(notary, '2026-11-20T10:00:00.000Z', '2026-11-20T15:00:00.000Z');
    await writeTimeOff(await buildNotary(), '2026-12-24T00:00:00.000Z', '2026-12-27T00:00:00.000Z');

    const answer = await get(notary, notary.actor.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([running, later]);
    expect((await get(await createAdmin(), notary.actor.id)).body).toEqual([running, later]);
  });

  it('is empty for a notary without a profile', async () => {
    const notary = await createNotary();

    expect((await get(notary, notary.actor.id)).body).toEqual([]);
  });

  it('does not know that of somebody else', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();

    expect((await get(await createNotary(), notary.actor.id)).status).toBe(404);
    expect((await get(owner, notary.actor.id)).status).toBe(404);
    expect((await get(owner, owner.actor.id)).status).toBe(404);
    expect((await get(visitor, notary.actor.id)).status).toBe(401);
  });
});
