import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/notaries/profile/[userId]/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { countRows } from '@/tests/support/rows';

const get = (as: Person | null, userId: string) =>
  callRoute(GET, { url: `/api/notaries/profile/${userId}`, params: { userId }, as });

const shown = { id: expect.any(String) as string, paper: null };
const credentials = (number: (kind: string) => string | null) => [
  { kind: 'commission', state: 'TX', number: number('commission-TX-1'), expiresOn: '2030-12-31', ...shown },
  { kind: 'bond', state: 'TX', number: number('bond-TX-1'), expiresOn: '2030-12-31', ...shown },
  { kind: 'insurance', state: 'US', number: number('insurance-US-1'), expiresOn: '2030-12-31', ...shown },
];

const build = async () => {
  const notary = await buildNotary({
    serviceTypes: ['legal', 'estate'],
    ratings: [5, 5, 5, 4],
    office: '9 E 4th St, Austin, TX 78701',
    completedCount: 30,
  });
  await query(`UPDATE users SET phone = '+1 512 555 0100' WHERE id = $1`, [notary.actor.id]);
  await query('UPDATE notary_profiles SET calendar_token_hash = $2 WHERE user_id = $1', [
    notary.actor.id,
    Buffer.alloc(32, 7),
  ]);
  return notary;
};

const whole = (notary: Person) => ({
  userId: notary.actor.id,
  name: 'Ada Lovelace',
  initials: 'AL',
  email: notary.user.email,
  phone: '+1 512 555 0100',
  available: true,
  states: ['TX'],
  serviceTypes: ['legal', 'estate'],
  credentials: credentials((number) => number),
  home: 'Austin, TX 78701',
  officeAddress: '9 E 4th St, Austin, TX 78701',
  travelRadiusMiles: 25,
  isVerified: true,
  verifiedAt: '2026-01-01T00:00:00.000Z',
  isDemo: false,
  rating: 4.8,
  reviews: 4,
  verificationLevel: 'Platinum',
  hasCalendarFeed: true,
  awaitsConfirmation: false,
});

describe('GET /api/notaries/profile/{userId}', () => {
  it('gives the notary everything', async () => {
    const notary = await build();
    const answer = await get(notary, notary.actor.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(whole(notary));
  });

  it('gives an admin everything', async () => {
    const notary = await build();

    expect((await get(await createAdmin(), notary.actor.id)).body).toEqual(whole(notary));
  });

  it.each([
    ['an owner', createOwner],
    ['another notary', createNotary],
  ])('gives %s neither contact, numbers, last name, ZIP code nor feed', async (_, who) => {
    const notary = await build();
    const answer = await get(await who(), notary.actor.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...whole(notary),
      name: 'Ada L.',
      email: null,
      phone: null,
      credentials: credentials(() => null),
      home: 'Austin, TX',
      officeAddress: 'Austin, TX',
      hasCalendarFeed: false,
      awaitsConfirmation: false,
    });
    expect(answer.text).not.toMatch(/Lovelace|555 0100|-TX-1|78701|4th St/);
  });

  it('gives a notary who entered nothing an empty profile, and writes none', async () => {
    const notary = await createNotary();
    const answer = await get(notary, notary.actor.id);

    expect(answer.body).toEqual({
      ...whole(notary),
      phone: null,
      available: false,
      states: [],
      serviceTypes: [],
      credentials: [],
      home: null,
      officeAddress: null,
      isVerified: false,
      verifiedAt: null,
      rating: null,
      reviews: 0,
      verificationLevel: null,
      hasCalendarFeed: false,
      awaitsConfirmation: false,
    });
    expect(await countRows('notary_profiles')).toBe(0);
  });

  it('does not know accounts that are no notary’s', async () => {
    const owner = await createOwner();
    const admin = await createAdmin();
    for (const userId of [owner.actor.id, admin.actor.id, randomUUID(), 'me']) {
      expect((await get(admin, userId)).status).toBe(404);
    }
    expect((await get(owner, owner.actor.id)).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    const notary = await build();

    expect((await get(visitor, notary.actor.id)).status).toBe(401);
  });
});
