import { queryDatabase } from './server';

const run = (sql: string, values: unknown[]) =>
  queryDatabase(process.env.E2E_DATABASE_URL ?? '', sql, values);

type Verified = { state: string; home: string; lat: number; lng: number; isDemo?: boolean };

/** Makes an account a verified notary whose papers are in force, without the steps that have a journey of their own. */
export async function makeVerifiedNotary(
  id: string,
  { state, home, lat, lng, isDemo = false }: Verified,
): Promise<void> {
  await run(
    `INSERT INTO notary_profiles (user_id, is_available, is_demo, states, service_types, home_place, home_lat, home_lng,
       verified_at, created_at)
     VALUES ($1, true, $2, ARRAY[$3], '{real-estate}', $4, $5, $6, now(), now())`,
    [id, isDemo, state, home, lat, lng],
  );
  await run(
    `INSERT INTO notary_credentials (notary_id, kind, state, number, expires_on)
     VALUES ($1, 'commission', $2, '1', '2090-01-01'), ($1, 'bond', $2, '1', '2090-01-01'),
       ($1, 'insurance', 'US', '1', '2090-01-01')`,
    [id, state],
  );
}

/** The notary has accepted: how one does so has a journey of its own. */
export async function assignRequest(id: string, notaryId: string): Promise<void> {
  await run(
    `UPDATE notary_requests SET status = 'assigned', notary_id = $2, assigned_at = now(),
       busy_from = appointment_at, busy_to = appointment_at + interval '1 hour' WHERE id = $1`,
    [id, notaryId],
  );
}
