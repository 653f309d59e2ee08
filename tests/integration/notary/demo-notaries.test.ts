import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { findStatePlace } from '@/lib/notary/queries/place';
import { seed } from '@/prisma/seed';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { writeRequest } from '@/tests/support/notary';
import { listOffers } from '@/tests/support/offers';
import { listJobs } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';

jest.setTimeout(60_000);

const cities = [
  'Austin, TX 78704',
  'Dallas, TX 75204',
  'Houston, TX 77019',
  'Los Angeles, CA 90026',
  'San Francisco, CA 94110',
  'San Diego, CA 92103',
  'Miami, FL 33130',
  'Orlando, FL 32803',
  'New York, NY 10011',
  'Buffalo, NY 14201',
  'Chicago, IL 60614',
  'Springfield, IL 62704',
];

type Profile = {
  email: string;
  is_demo: boolean;
  is_available: boolean;
  isVerified: boolean;
  states: string[];
  rating_sum: number;
  rating_count: number;
  offers_answered: number;
  offers_accepted: number;
  completed_count: number;
};

const listProfiles = () =>
  query<Profile>(
    `SELECT u.email::text AS email, p.*, verified_at IS NOT NULL AS "isVerified"
     FROM notary_profiles p JOIN users u ON u.id = p.user_id ORDER BY u.email`,
  );

describe('the seed of an embedded database', () => {
  it('makes twelve demo notaries over five states, and a profile to sign in to', async () => {
    await seed();
    const profiles = await listProfiles();
    const [demo, own] = [
      profiles.filter(({ is_demo }) => is_demo),
      profiles.filter(({ is_demo }) => !is_demo),
    ];
    expect(demo).toHaveLength(12);
    expect(new Set(demo.flatMap(({ states }) => states))).toEqual(new Set(['CA', 'FL', 'IL', 'NY', 'TX']));
    for (const notary of demo) {
      expect(notary).toMatchObject({ is_available: true, isVerified: true });
      // Nobody has written a review, and nobody was visited.
      expect(notary).toMatchObject({
        rating_sum: 0,
        rating_count: 0,
        offers_answered: 0,
        offers_accepted: 0,
        completed_count: 0,
      });
    }
    expect(own).toMatchObject([
      { email: 'notary@demo.example', is_available: false, isVerified: true, states: ['TX'] },
    ]);
  });

  it('changes nothing the second time, but keeps the demo credentials in force', async () => {
    await seed();
    const before = await snapshot();
    await query("UPDATE notary_credentials SET expires_on = '2020-01-01' WHERE number <> ''");
    await query('UPDATE notary_profiles SET is_available = true WHERE NOT is_demo');
    await seed();
    const lapsed = await query("SELECT notary_id FROM notary_credentials WHERE expires_on = '2020-01-01'");
    // Those of the account that a person signs in to are the person's.
    expect(lapsed).toHaveLength(3);
    expect(await query('SELECT user_id FROM notary_profiles WHERE NOT is_available')).toEqual([]);
    await query('UPDATE notary_profiles SET is_available = false WHERE NOT is_demo');
    await query(
      `UPDATE notary_credentials SET expires_on = (SELECT max(expires_on) FROM notary_credentials)
       WHERE expires_on = '2020-01-01'`,
    );
    expect(await snapshot()).toEqual(before);
  });

  it('puts what was made up right, and keeps what clients wrote', async () => {
    await seed();
    const client = await createOwner();
    const [rosa] = await query<{ id: string }>("SELECT id FROM users WHERE email::text LIKE 'rosa%'");
    const { id } = await writeRequest(client, {
      notary_id: rosa!.id,
      status: 'completed',
      busy_from: null,
      busy_to: null,
    });
    await query('INSERT INTO reviews (request_id, rating, created_at) VALUES ($1, 4, now())', [id]);
    await query(
      'UPDATE notary_profiles SET rating_sum = 612, rating_count = 127, completed_count = 136 WHERE is_demo',
    );
    await seed();
    const [first, ...others] = (await listProfiles())
      .filter(({ is_demo }) => is_demo)
      .sort((a, b) => b.rating_count - a.rating_count);
    expect(first).toMatchObject({ rating_sum: 4, rating_count: 1, completed_count: 1 });
    for (const other of others) expect(other).toMatchObject({ rating_count: 0, completed_count: 0 });
  });

  it('goes on where it was cut short', async () => {
    await seed();
    await query(
      "DELETE FROM notary_profiles WHERE user_id IN (SELECT id FROM users WHERE email::text LIKE 'rosa%')",
    );
    await seed();
    expect(await listProfiles()).toHaveLength(13);
  });

  it('has somebody for each city that is tried first, who answers by a job', async () => {
    await seed();
    const client = await createOwner();
    for (const location of cities) {
      const { lat, lng, state } = findStatePlace(location)!;
      const { id } = await writeRequest(client, { location, lat, lng, state });
      await dispatchRequest(id);
      const [offer] = await listOffers(id);
      expect(offer?.distance_miles).toBeLessThan(20);
      expect(await listJobs('demo-answer')).toContain(offer?.id);
    }
  });
});
