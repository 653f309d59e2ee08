import { GET, PUT } from '@/app/api/notaries/[userId]/hours/route';
import { listReasons } from '@/lib/notary/queries/candidates';
import { searchNotaries } from '@/lib/notary/queries/search';
import { transaction } from '@/lib/platform/db';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAudit, snapshot } from '@/tests/support/rows';

const url = (userId: string) => `/api/notaries/${userId}/hours`;
const get = (as: Person | null, userId: string) =>
  callRoute(GET, { url: url(userId), params: { userId }, as });
const put = (as: Person | null, userId: string, body: unknown) =>
  callRoute(PUT, { method: 'PUT', url: url(userId), params: { userId }, as, body });

/** Monday to Friday, nine to five in Chicago. */
const office = {
  zone: 'America/Chicago',
  days: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })),
};

describe('PUT /api/notaries/{userId}/hours', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('sets them, and says them again; none at all means any time', async () => {
    const notary = await buildNotary();
    expect((await get(notary, notary.actor.id)).body).toEqual({ zone: null, days: [] });
    const answer = await put(notary, notary.actor.id, office);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(office);
    expect((await get(await createAdmin(), notary.actor.id)).body).toEqual(office);
    expect(await listAudit(notary.actor.id)).toEqual([
      expect.objectContaining({ type: 'notary.calendar_changed', data: { change: 'hours_set' } }),
    ]);

    await put(notary, notary.actor.id, { ...office, days: [] });
    expect((await get(notary, notary.actor.id)).body).toEqual({ zone: null, days: [] });
  });

  it.each([
    ['a day in the hours', '2026-11-23T15:00:00Z', []],
    ['the first minute', '2026-11-23T15:00:00Z', []],
    ['a minute before', '2026-11-23T14:59:00Z', ['outside_hours']],
    ['the last minute', '2026-11-23T22:59:00Z', []],
    ['the end', '2026-11-23T23:00:00Z', ['outside_hours']],
    ['a day off', '2026-11-22T18:00:00Z', ['outside_hours']],
    // In summer nine o'clock is an hour earlier by UTC.
    ['the first minute in summer', '2027-07-05T14:00:00Z', []],
  ])('keeps dispatch to them: %s', async (_, appointment, reasons) => {
    const notary = await buildNotary();
    await put(notary, notary.actor.id, office);
    const client = await createOwner();
    const { id } = await writeRequest(client);
    const wanted = {
      place: { lat: 30.27, lng: -97.74, state: 'TX' },
      serviceType: 'legal',
      at: new Date(appointment),
      request: { id, clientId: client.actor.id },
    };
    expect(await transaction((tx) => listReasons(tx, wanted, notary.actor.id))).toEqual(reasons);
  });

  it.each([
    ['asap', '2026-11-23T15:30:00Z', 1],
    ['asap', '2026-11-22T15:30:00Z', 0],
    ['week', '2026-11-22T15:30:00Z', 1],
    ['today', '2026-11-21T15:30:00Z', 0],
  ] as const)('keeps the search for %s at %s to them', async (urgency, at, found) => {
    holdClock(at);
    const notary = await buildNotary();
    await put(notary, notary.actor.id, office);
    const search = { location: 'Austin, TX 78701', serviceType: 'legal', urgency } as const;
    const listed = await searchNotaries(null, search);
    expect(listed).toHaveLength(found);
    if (found) expect(listed[0]!.isOnline).toBe(urgency === 'asap');
  });

  it.each([
    [
      'an end before the beginning',
      { ...office, days: [{ weekday: 1, from: '17:00', until: '09:00' }] },
      'until1',
    ],
    ['no time', { ...office, days: [{ weekday: 1, from: 'nine', until: '17:00' }] }, 'days.0.from'],
    ['a day twice', { ...office, days: [office.days[0], office.days[0]] }, 'days'],
    ['an eighth day', { ...office, days: [{ weekday: 8, from: '09:00', until: '17:00' }] }, 'days.0.weekday'],
    ['an unknown zone', { ...office, zone: 'Mars/Olympus' }, 'zone'],
    ['an unknown zone without a day', { zone: 'Mars/Olympus', days: [] }, 'zone'],
  ])('refuses %s', async (_, body, field) => {
    const notary = await buildNotary();
    const before = await snapshot();
    const answer = await put(notary, notary.actor.id, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    expect(await snapshot()).toEqual(before);
  });

  it('is closed to visitors, and unknown to others', async () => {
    const notary = await buildNotary();
    const other = await buildNotary();
    expect((await put(other, notary.actor.id, office)).status).toBe(404);
    expect((await get(other, notary.actor.id)).status).toBe(404);
    expect((await put(visitor, notary.actor.id, office)).status).toBe(401);
  });
});
