import { withClient } from './postgres';

/** All over the country, or all within an hour or two of one city. Degrees. */
export type Layout = 'country' | 'region';

const areas: Record<Layout, { lat: number; lng: number; height: number; width: number }> = {
  country: { lat: 26, lng: -120, height: 22, width: 48 },
  region: { lat: 29.6, lng: -98.4, height: 1.3, width: 1.3 },
};

/** Writes that many notaries into an empty database: verified, available, each with credentials and one appointment. */
export async function fillNotaries(url: string, size: number, layout: Layout): Promise<void> {
  const { lat, lng, height, width } = areas[layout];
  await withClient(url, async (client) => {
    await client.query('SET synchronous_commit = off');
    await client.query('SELECT setseed(0.25)');
    await client.query(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, role)
       SELECT gen_random_uuid(), 'notary-' || i || '@example.com', 'x', 'Ada', 'Lovelace', 'notary'
       FROM generate_series(1, $1::int) i`,
      [size],
    );
    await client.query(
      `INSERT INTO notary_profiles (user_id, is_available, states, service_types, home_place, home_lat, home_lng,
         travel_radius_miles, verified_at, rating_sum, rating_count, offers_answered, offers_accepted, created_at)
       SELECT id, true, '{TX}', '{real-estate,legal,remote-online-notarization}', 'Austin, TX 78701',
         $1 + random() * $2, $3 + random() * $4, 10 + (random() * 60)::int, now(), 30 + (random() * 20)::int, 10, 10,
         (random() * 10)::int, now()
       FROM users`,
      [lat, height, lng, width],
    );
    await client.query(
      `INSERT INTO notary_credentials (notary_id, kind, state, number, expires_on)
       SELECT user_id, kind::"CredentialKind", CASE kind WHEN 'insurance' THEN 'US' ELSE 'TX' END, '1', '2090-01-01'
       FROM notary_profiles, unnest('{commission,bond,insurance}'::text[]) kind`,
    );
    await client.query(appointments);
    await client.query('VACUUM ANALYZE users, notary_profiles, notary_credentials, notary_requests');
    await client.query('CHECKPOINT');
  });
}

/** At some hour of the coming week: a few of those who are ranked are busy. */
const appointments = `
  INSERT INTO notary_requests (id, client_id, notary_id, status, service_type, document_type, appointment_at, is_remote,
    add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at, busy_from, busy_to)
  SELECT gen_random_uuid(), user_id, user_id, 'assigned', 'legal', 'deed', at, true, false, 0, 0, 0, 0, now(), at,
    at + interval '2 hours'
  FROM (SELECT user_id, now() + random() * interval '7 days' AS at FROM notary_profiles OFFSET 0) t`;
