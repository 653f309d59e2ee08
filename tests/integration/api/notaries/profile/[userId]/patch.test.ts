import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/notaries/profile/[userId]/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const patch = (as: Person | null, userId: string, body: unknown) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/notaries/profile/${userId}`,
    params: { userId },
    as,
    body,
  });

const commission = { kind: 'commission', state: 'TX', number: 'TX-123', expiresOn: '2028-03-31' };

describe('PATCH /api/notaries/profile/{userId}', () => {
  describe('by the notary', () => {
    it('makes the profile of somebody who had none, with everything in it', async () => {
      const notary = await createNotary();
      const answer = await patch(notary, notary.actor.id, {
        available: true,
        states: ['tx', 'CA', 'TX'],
        serviceTypes: ['legal', 'legal', 'estate'],
        credentials: [commission, { ...commission, kind: 'insurance', state: 'US' }],
        home: '12 Main St, Austin, TX 78701',
        travelRadiusMiles: 40,
      });

      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        userId: notary.actor.id,
        available: true,
        states: ['TX', 'CA'],
        serviceTypes: ['legal', 'estate'],
        credentials: [commission, { ...commission, kind: 'insurance', state: 'US' }],
        home: 'Austin, TX 78701',
        travelRadiusMiles: 40,
        isVerified: false,
        verificationLevel: null,
      });
      const [row] = await query(
        `SELECT is_available, states, service_types, home_place, round(home_lat) AS lat, round(home_lng) AS lng,
           travel_radius_miles, verified_at FROM notary_profiles WHERE user_id = $1`,
        [notary.actor.id],
      );
      expect(row).toEqual({
        is_available: true,
        states: ['TX', 'CA'],
        service_types: ['legal', 'estate'],
        home_place: 'Austin, TX 78701',
        lat: 30,
        lng: -98,
        travel_radius_miles: 40,
        verified_at: null,
      });
      expect(await listAudit(notary.actor.id)).toEqual([
        {
          type: 'notary.profile_changed',
          actor_id: notary.actor.id,
          subject_id: notary.actor.id,
          data: {
            changed: ['available', 'states', 'serviceTypes', 'home', 'travelRadiusMiles', 'credentials'],
          },
        },
      ]);
      expect(await countRows('notifications')).toBe(0);
    });

    it('leaves what is left out', async () => {
      const notary = await buildNotary({ travelRadiusMiles: 60 });
      const answer = await patch(notary, notary.actor.id, { available: false });

      expect(answer.body).toMatchObject({
        available: false,
        states: ['TX'],
        home: 'Austin, TX 78701',
        travelRadiusMiles: 60,
        isVerified: true,
      });
      expect(await listAudit()).toEqual([
        expect.objectContaining({ type: 'notary.profile_changed', data: { changed: ['available'] } }),
      ]);
    });

    it('takes the verification back for other credentials, and says so', async () => {
      const notary = await buildNotary();
      const answer = await patch(notary, notary.actor.id, { credentials: [commission] });

      expect(answer.body).toMatchObject({
        credentials: [commission],
        isVerified: false,
        verifiedAt: null,
        verificationLevel: null,
      });
      expect(await listAudit()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ data: { changed: ['credentials'] } }),
          {
            type: 'notary.unverified',
            actor_id: notary.actor.id,
            subject_id: notary.actor.id,
            data: { reason: 'credentials_changed' },
          },
        ]),
      );
      expect(await query('SELECT user_id, type, title, href FROM notifications')).toEqual([
        {
          user_id: notary.actor.id,
          type: 'notary.unverified',
          title: 'Your credentials are being checked again',
          href: '/dashboard/notary/settings',
        },
      ]);
    });

    it('keeps the verification for the same credentials in another order', async () => {
      const notary = await buildNotary();
      const same = (kind: string, state: string) => ({
        kind,
        state,
        number: `${kind}-${state}-1`,
        expiresOn: '2030-12-31',
      });
      const before = await snapshot();
      const answer = await patch(notary, notary.actor.id, {
        credentials: [same('insurance', 'US'), same('bond', 'TX'), same('commission', 'TX')],
      });

      expect(answer.body).toMatchObject({ isVerified: true });
      expect(await snapshot()).toEqual(before);
    });

    it('changes nothing for a body that asks for nothing', async () => {
      const notary = await buildNotary();
      const before = await snapshot();

      expect((await patch(notary, notary.actor.id, {})).status).toBe(200);
      expect(await snapshot()).toEqual(before);
    });

    it('lets somebody with remote service be available without a home place', async () => {
      const notary = await createNotary();
      const answer = await patch(notary, notary.actor.id, {
        available: true,
        serviceTypes: ['remote-online-notarization'],
        home: '',
      });

      expect(answer.body).toMatchObject({ available: true, home: null });
    });

    it('takes the home place away for null, with its coordinates', async () => {
      const notary = await buildNotary();
      const answer = await patch(notary, notary.actor.id, { home: null });

      expect(answer.body).toMatchObject({ home: null });
      expect(await query('SELECT home_place, home_lat, home_lng FROM notary_profiles')).toEqual([
        { home_place: null, home_lat: null, home_lng: null },
      ]);
    });

    it('keeps one of two sets of credentials that arrive at once, whole', async () => {
      const notary = await createNotary();
      const set = (number: string) => [
        { ...commission, number },
        { ...commission, kind: 'bond', number },
      ];
      const answers = await Promise.allSettled([
        patch(notary, notary.actor.id, { credentials: set('first') }),
        patch(notary, notary.actor.id, { credentials: set('second') }),
      ]);

      expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.status)).toEqual([
        200, 200,
      ]);
      const rows = await query<{ number: string }>('SELECT number FROM notary_credentials');
      expect(rows).toHaveLength(2);
      expect(new Set(rows.map(({ number }) => number)).size).toBe(1);
    });
  });

  it.each([
    ['available', { available: true }, 'please choose at least one service'],
    ['available', { available: true, serviceTypes: ['legal'] }, 'a home place'],
    ['available', { available: 'yes' }, ''],
    ['states', { states: ['TX', 'ZZ'] }, 'ZZ is not one of the 50 states'],
    ['states', { states: ['DC'] }, 'DC is not one of the 50 states'],
    ['states.0', { states: ['Texas'] }, 'choose a state'],
    ['serviceTypes.0', { serviceTypes: ['plumbing'] }, 'choose a service'],
    ['home', { home: 'the old mill' }, 'Please add the ZIP code'],
    ['home', { home: 'San Juan, PR 00901' }, '50 states'],
    ['travelRadiusMiles', { travelRadiusMiles: 0 }, 'at least 1 mile'],
    ['travelRadiusMiles', { travelRadiusMiles: 101 }, 'at most 100 miles'],
    ['travelRadiusMiles', { travelRadiusMiles: 2.5 }, 'whole miles'],
    ['credentials.0.kind', { credentials: [{ ...commission, kind: 'diploma' }] }, 'commission, bond'],
    ['credentials.0.state', { credentials: [{ ...commission, state: 'US' }] }, 'one of the 50 states'],
    ['credentials.0.state', { credentials: [{ ...commission, kind: 'insurance' }] }, 'US as its state'],
    ['credentials.1.state', { credentials: [commission, commission] }, 'commission for TX is listed twice'],
    ['credentials.0.number', { credentials: [{ ...commission, number: '' }] }, 'enter the number'],
    ['credentials.0.expiresOn', { credentials: [{ ...commission, expiresOn: '2027-02-30' }] }, 'last day'],
    ['credentials.0.expiresOn', { credentials: [{ ...commission, expiresOn: '2020-03-31' }] }, 'has passed'],
    ['credentials.0.expiresOn', { credentials: [{ ...commission, expiresOn: '0000-01-01' }] }, 'the year'],
    ['verifiedAt', { verifiedAt: '2026-01-01T00:00:00Z' }, ''],
  ])('refuses a bad %s (%j) and changes nothing', async (field, body, words) => {
    const notary = await createNotary();
    const before = await snapshot();
    const answer = await patch(notary, notary.actor.id, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toContain(words);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['serviceTypes', { serviceTypes: [] }],
    ['home', { home: null, serviceTypes: ['legal'] }],
  ])('does not take away the %s of somebody who is available', async (field, body) => {
    const notary = await buildNotary();
    const before = await snapshot();
    const answer = await patch(notary, notary.actor.id, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: expect.stringContaining('Turn your availability off first.') as string,
      fields: { [field]: expect.any(String) as string },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('lets an admin correct a profile, under the admin’s name in the audit trail', async () => {
    const notary = await buildNotary();
    const admin = await createAdmin();
    const answer = await patch(admin, notary.actor.id, { travelRadiusMiles: 30 });

    expect(answer.body).toMatchObject({ userId: notary.actor.id, travelRadiusMiles: 30 });
    expect(await listAudit(notary.actor.id)).toEqual([
      expect.objectContaining({ type: 'notary.profile_changed', actor_id: admin.actor.id }),
    ]);
  });

  it('does not know the profile of somebody else, nor one of an account that is no notary’s', async () => {
    const notary = await buildNotary();
    const [owner, other, admin] = [await createOwner(), await createNotary(), await createAdmin()];
    const before = await snapshot();

    for (const [as, id] of [
      [other, notary.actor.id],
      [owner, notary.actor.id],
      [owner, owner.actor.id],
      [admin, owner.actor.id],
      [admin, randomUUID()],
      [admin, 'me'],
    ] as const) {
      expect((await patch(as, id, { available: false })).status).toBe(404);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('answers a visitor 401', async () => {
    expect((await patch(visitor, randomUUID(), {})).status).toBe(401);
  });
});
