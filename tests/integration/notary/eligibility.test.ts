import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { findNearestNotary } from '@/lib/notary/queries/candidates';
import { milesBetween } from '@/lib/notary/rules/travel';
import type { Considered } from '@/lib/notary/schema/offers';
import { findStatePlace } from '@/lib/notary/queries/place';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { lastWritten, query } from '@/tests/support/database';
import { buildNotary, giveProfile, writeRequest } from '@/tests/support/notary';
import { listAsked, offerRequest } from '@/tests/support/offers';

const appointment_at = '2026-11-21T16:00:00.000Z';
const austin = findStatePlace('Austin, TX 78701')!;
const roundRock = findStatePlace('Round Rock, TX 78664')!;

type Notary = Parameters<typeof buildNotary>[0];
type Row = Parameters<typeof writeRequest>[1];

async function reasonsFor(notary: Person, row: Row = {}): Promise<string[]> {
  const { id } = await writeRequest(await createOwner(), { appointment_at, ...row });
  await dispatchRequest(id);
  expect(await listAsked(id)).toEqual([]);
  return readReasons(id, notary);
}

async function readReasons(requestId: string, notary: Person): Promise<string[]> {
  const [round] = await query<{ considered: Considered[] }>(
    `SELECT considered FROM dispatch_rounds WHERE request_id = $1 ORDER BY ${lastWritten} LIMIT 1`,
    [requestId],
  );
  return round!.considered.find(({ notaryId }) => notaryId === notary.actor.id)!.reasons;
}

async function takeTimeOff(notary: Person, from: string, to: string): Promise<void> {
  await query(
    `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at) VALUES (gen_random_uuid(), $1, $2, $3)`,
    [notary.actor.id, from, to],
  );
}

describe('a notary is not asked', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it.each<[string, Notary, string[]]>([
    ['without verification', { isVerified: false }, ['not_verified']],
    ['while unavailable', { isAvailable: false }, ['unavailable']],
    [
      'when the commission lapses the day before',
      { commissionExpiresOn: '2026-11-20' },
      ['commission_lapsed'],
    ],
    ['when the bond lapses the day before', { bondExpiresOn: '2026-11-20' }, ['bond_lapsed']],
    ['without a bond', { bondExpiresOn: null }, ['bond_lapsed']],
    ['when the insurance lapses the day before', { insuranceExpiresOn: '2026-11-20' }, ['insurance_lapsed']],
    [
      'in a state that they do not cover',
      { states: ['OK'] },
      ['commission_lapsed', 'bond_lapsed', 'state_not_covered'],
    ],
    ['for a service that they do not offer', { serviceTypes: ['legal'] }, ['service_not_offered']],
    ['beyond their own radius', { home: 'Round Rock, TX 78664', travelRadiusMiles: 10 }, ['too_far']],
  ])('%s', async (_, options, reasons) => {
    const notary = await buildNotary(options);
    expect(await reasonsFor(notary)).toEqual(reasons);
  });

  it('more than 100 miles away, whatever they say that they travel', async () => {
    await buildNotary({ home: 'Houston, TX 77002', travelRadiusMiles: 100 });
    const { id } = await writeRequest(await createOwner(), { appointment_at });
    await dispatchRequest(id);
    expect(await listAsked(id)).toEqual([]);
  });

  it('without a home', async () => {
    await buildNotary({ home: null });
    const { id } = await writeRequest(await createOwner(), { appointment_at });
    await dispatchRequest(id);
    expect(await listAsked(id)).toEqual([]);
  });

  it('for their own request', async () => {
    const client = await createOwner();
    await giveProfile(client.actor.id);
    const { id } = await writeRequest(client, { appointment_at });
    await dispatchRequest(id);
    expect(await readReasons(id, client)).toEqual(['own_request']);
  });

  it('twice for the same request', async () => {
    const notary = await buildNotary();
    const { requestId } = await offerRequest(await createOwner(), { appointment_at });
    await query("UPDATE offers SET status = 'declined'");
    await dispatchRequest(requestId);
    expect(await readReasons(requestId, notary)).toEqual(['already_asked']);
  });

  it('during time off that begins before the appointment is over', async () => {
    const notary = await buildNotary();
    // Real estate takes 90 minutes; from home it is no way at all.
    await takeTimeOff(notary, '2026-11-21T17:29:59Z', '2026-11-22T00:00:00Z');
    expect(await reasonsFor(notary)).toEqual(['time_off']);
  });

  it.each(['assigned', 'in_progress'])('while another appointment is %s at that time', async (status) => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      status,
      busy_from: '2026-11-21T15:00:00Z',
      busy_to: '2026-11-21T16:00:01Z',
    });
    expect(await reasonsFor(notary)).toEqual(['busy']);
  });

  it('while there is no time for the way from home', async () => {
    // 17.4 miles in a straight line are 49 minutes by road.
    const notary = await buildNotary({ home: 'Round Rock, TX 78664' });
    await takeTimeOff(notary, '2026-11-21T12:00:00Z', '2026-11-21T15:20:00Z');
    expect(await reasonsFor(notary)).toEqual(['time_off']);
  });

  it('who could not be there within the hour, when wanted at once', async () => {
    // 45 miles in a straight line are some two hours by road.
    const notary = await buildNotary({ home: 'Temple, TX 76501', travelRadiusMiles: 100 });
    expect(await reasonsFor(notary, { appointment_at: '2026-11-20T15:30:00.000Z' })).toEqual([
      'cannot_arrive',
    ]);
  });

  it('for a remote session without a commission of a state that knows them', async () => {
    const notary = await buildNotary({ states: ['GA'] });
    expect(await reasonsFor(notary, { is_remote: true })).toEqual(['commission_lapsed']);
  });

  it('for a remote session without a bond where the commission needs one', async () => {
    const notary = await buildNotary({ bondExpiresOn: '2026-11-20' });
    expect(await reasonsFor(notary, { is_remote: true })).toEqual(['bond_lapsed']);
  });

  it('for a remote session when remote sessions are not offered', async () => {
    const notary = await buildNotary({ serviceTypes: ['real-estate'] });
    expect(await reasonsFor(notary, { is_remote: true })).toEqual(['service_not_offered']);
  });
});

describe('a notary is asked', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('on the last day of every credential', async () => {
    const notary = await buildNotary({ expiresOn: '2026-11-21' });
    expect((await offerRequest(await createOwner(), { appointment_at })).notaryId).toBe(notary.actor.id);
  });

  it('right before time off and right after another appointment', async () => {
    const notary = await buildNotary();
    await takeTimeOff(notary, '2026-11-21T17:30:00Z', '2026-11-22T00:00:00Z');
    await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      busy_from: '2026-11-21T15:00:00Z',
      busy_to: '2026-11-21T16:00:00Z',
    });
    expect((await offerRequest(await createOwner(), { appointment_at })).notaryId).toBe(notary.actor.id);
  });

  it('for a remote session wherever they live, the best rated first', async () => {
    await buildNotary({ home: null, ratings: [3, 3, 3] });
    const best = await buildNotary({ home: null, ratings: [5, 5, 5] });
    const { notaryId, requestId } = await offerRequest(await createOwner(), {
      appointment_at,
      is_remote: true,
    });
    expect(notaryId).toBe(best.actor.id);
    const [offer] = await query('SELECT distance_miles FROM offers WHERE request_id = $1', [requestId]);
    expect(offer).toEqual({ distance_miles: null });
  });
});

describe('the notary whose way is priced', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  const job = { place: austin, serviceType: 'real-estate', isRemote: false };

  it('is the nearest one who could come, whatever the calendars say', async () => {
    const nearest = await buildNotary({ home: 'Round Rock, TX 78664' });
    await buildNotary({ home: 'Georgetown, TX 78626', travelRadiusMiles: 50 });
    await buildNotary({ isAvailable: false });
    await takeTimeOff(nearest, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z');
    const found = await findNearestNotary(job);
    expect(found!.notaryId).toBe(nearest.actor.id);
    expect(found!.distanceMiles).toBeCloseTo(milesBetween(austin, roundRock), 9);
  });

  it('is the named one while they could come, and the nearest one when they could not', async () => {
    const nearest = await buildNotary();
    const named = await buildNotary({ home: 'Round Rock, TX 78664' });
    const away = await buildNotary({ isAvailable: false });
    expect((await findNearestNotary({ ...job, notaryId: named.actor.id }))!.notaryId).toBe(named.actor.id);
    expect((await findNearestNotary({ ...job, notaryId: away.actor.id }))!.notaryId).toBe(nearest.actor.id);
  });

  it('is nobody for a remote session, and where nobody lives near', async () => {
    await buildNotary({ home: 'Dallas, TX 75201' });
    expect(await findNearestNotary(job)).toBeNull();
    expect(await findNearestNotary({ ...job, place: null })).toBeNull();
  });
});
