import { GET } from '@/app/api/notaries/search/route';
import { dutyMeaning } from '@/lib/notary/rules/on-duty';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const at = '2026-11-20T15:00:00.000Z';

const search = (fields: Record<string, string> = {}, as: Person | null = null) => {
  const asked = { location: '12 Main St, Austin, TX 78701', serviceType: 'real-estate', ...fields };
  return callRoute(GET, { url: `/?${new URLSearchParams(asked).toString()}`, as });
};

const found = async (fields: Record<string, string> = {}) =>
  ((await search(fields)).body as NotaryListing[]).map(({ id }) => id);

async function takeTimeOff(notary: Person, from: string, to: string): Promise<void> {
  await query(
    `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at) VALUES (gen_random_uuid(), $1, $2, $3)`,
    [notary.actor.id, from, to],
  );
}

describe('GET /api/notaries/search', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  it('lists who could come, nearest first, with the price of their coming', async () => {
    const far = await buildNotary({
      home: 'Round Rock, TX 78664',
      serviceTypes: ['real-estate', 'legal'],
      ratings: [5, 4, 5],
    });
    const near = await buildNotary({ completedCount: 25, ratings: [5], isDemo: true });
    const answer = await search();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      {
        id: near.actor.id,
        distance: 0,
        price: 189,
        eta: 9,
        rating: 5,
        verificationLevel: 'Platinum',
        isDemo: true,
      },
      {
        id: far.actor.id,
        name: 'Ada L.',
        initials: 'AL',
        rating: 4.7,
        reviews: 3,
        location: 'Round Rock, TX',
        distance: 22.6,
        // 1.08 × (175 + 14.69)
        price: 204.87,
        specialties: ['Real estate', 'Legal'],
        eta: 49,
        isOnline: true,
        verificationLevel: 'Gold',
        isDemo: false,
      } satisfies NotaryListing,
    ]);
  });

  it('offers nobody at once who could not be there within the hour', async () => {
    const near = await buildNotary();
    // 45 miles in a straight line, some two hours by road.
    await buildNotary({ home: 'Temple, TX 76501', travelRadiusMiles: 100 });
    expect(await found({ urgency: 'today' })).toHaveLength(2);
    expect(await found({ urgency: 'asap' })).toEqual([near.actor.id]);
  });

  it('says that somebody is on duty who was signed in within the hours that the card names', async () => {
    const notary = await buildNotary();
    const seen = (time: string) =>
      query('UPDATE sessions SET last_seen_at = $2 WHERE user_id = $1', [notary.actor.id, time]);
    expect(dutyMeaning({ isOnDuty: true, isDemo: false })).toContain('in the last 12 hours');
    await seen('2026-11-20T03:00:00Z');
    expect((await search()).body).toMatchObject([{ isOnline: true }]);
    await seen('2026-11-20T02:59:59Z');
    expect((await search()).body).toMatchObject([{ isOnline: false }]);
  });

  it('understands a place without commas', async () => {
    const notary = await buildNotary();
    expect(await found({ location: 'Austin TX' })).toEqual([notary.actor.id]);
  });

  it('does not offer notaries themselves', async () => {
    const [self, other] = [await buildNotary(), await buildNotary({ home: 'Round Rock, TX 78664' })];
    const answer = await search({}, self);
    expect((answer.body as NotaryListing[]).map(({ id }) => id)).toEqual([other.actor.id]);
    expect((await search({}, await createOwner())).body).toHaveLength(2);
  });

  it('lists at most 20', async () => {
    for (let count = 0; count < 21; count += 1) await buildNotary();
    expect(await found()).toHaveLength(20);
  });

  it('leaves out who cannot come: too far, unavailable, unverified, lapsed, another service', async () => {
    await buildNotary({ home: 'Round Rock, TX 78664', travelRadiusMiles: 10 });
    await buildNotary({ isAvailable: false });
    await buildNotary({ isVerified: false });
    await buildNotary({ insuranceExpiresOn: '2026-11-19' });
    await buildNotary({ serviceTypes: ['legal'] });
    expect(await found()).toEqual([]);
  });

  it('says of somebody with an appointment now that they are off duty', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), { notary_id: notary.actor.id, appointment_at: at });
    expect((await search()).body).toMatchObject([{ id: notary.actor.id, isOnline: false }]);
  });

  it.each([
    ['asap', '2026-11-20T15:59:00Z', '2026-11-20T16:10:00Z'],
    ['today', '2026-11-20T15:00:00Z', '2026-11-21T03:00:00Z'],
    ['tomorrow', '2026-11-21T03:00:00Z', '2026-11-22T03:00:00Z'],
    ['week', '2026-11-20T15:00:00Z', '2026-11-27T15:00:00Z'],
  ])('leaves out who has no time (%s)', async (urgency, from, to) => {
    const notary = await buildNotary();
    expect(await found({ urgency })).toEqual([notary.actor.id]);
    await takeTimeOff(notary, from, to);
    expect(await found({ urgency })).toEqual([]);
  });

  it.each([
    ['today', '2026-11-20T15:00:01Z', '2026-11-21T03:00:00Z'],
    ['week', '2026-11-20T15:00:00Z', '2026-11-27T14:59:59Z'],
  ])('keeps who has some time (%s)', async (urgency, from, to) => {
    const notary = await buildNotary();
    await takeTimeOff(notary, from, to);
    expect(await found({ urgency })).toEqual([notary.actor.id]);
  });

  it('leaves out, as soon as possible, who has an appointment within the hour', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      busy_from: '2026-11-20T15:50:00Z',
      busy_to: '2026-11-20T18:00:00Z',
    });
    expect(await found({ urgency: 'asap' })).toEqual([]);
    expect(await found({ urgency: 'today' })).toEqual([notary.actor.id]);
  });

  it.each([
    ['an unknown place', { location: 'Atlantis' }, 'location'],
    ['a ZIP code that contradicts its city', { location: 'Miami, FL 99501' }, 'location'],
    ['no place', { location: '' }, 'location'],
    ['an unknown service', { serviceType: 'exorcism' }, 'serviceType'],
    ['an unknown urgency', { urgency: 'never' }, 'urgency'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await search(fields);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      fields: { [field]: expect.any(String) as unknown },
    });
  });
});
