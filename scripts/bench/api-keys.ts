import { randomBytes, randomUUID } from 'node:crypto';
import { hashOfKey } from '@/lib/platform/v1/api-caller';
import { KEY_BYTES, keyFrom, prefixOf } from '@/lib/programs/rules/key-format';
import type { Person } from './people';
import { withClient } from './postgres';

/** Live keys, each of an organization of its own with one booking: one key may call a thousand times in an hour. */
export async function addApiKeys(url: string, people: Person[]): Promise<string[]> {
  const rows = people.map(({ id }) => ({
    id,
    organizationId: randomUUID(),
    key: keyFrom('live', randomBytes(KEY_BYTES)),
  }));
  await withClient(url, async (client) => {
    for (const { id, organizationId, key } of rows) {
      await client.query(
        `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
         VALUES ($1, 'portal', 'approved', gen_random_uuid(), 'Bench', 'bench@example.com', 'title_company', now(), now(), now())`,
        [organizationId],
      );
      await client.query(
        `INSERT INTO organizations (id, name, application_id, created_at) VALUES ($1, 'Bench', $1, now())`,
        [organizationId],
      );
      await client.query(
        `INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, 'owner', now())`,
        [id, organizationId],
      );
      await client.query(
        `INSERT INTO api_keys (id, organization_id, created_by_id, name, mode, scopes, prefix, secret_hash, created_at)
         VALUES (gen_random_uuid(), $1, $2, 'Bench', 'live', '{bookings:read}', $3, $4, now())`,
        [organizationId, id, prefixOf(key), hashOfKey(key)],
      );
      await client.query(
        `INSERT INTO notary_requests (id, client_id, organization_id, service_type, document_type, appointment_at,
           is_remote, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at)
         VALUES (gen_random_uuid(), $1, $2, 'remote-online-notarization', 'deed', now() + interval '1 day',
           true, false, 2500, 0, 0, 2500, now())`,
        [id, organizationId],
      );
    }
  });
  return rows.map(({ key }) => key);
}
