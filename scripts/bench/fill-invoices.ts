import { withClient } from './postgres';

/** Writes an issuer with that many invoices of two lines, one a minute, and as many of others among them. Returns the issuer's id. */
export async function fillInvoices(url: string, size: number): Promise<string> {
  return withClient(url, async (client) => {
    await client.query('SET synchronous_commit = off');
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, role)
       SELECT gen_random_uuid(), 'notary-' || i || '@example.com', 'x', 'Ada', 'Lovelace', 'notary'
       FROM generate_series(0, 20) i RETURNING id`,
    );
    const issuers = rows.map(({ id }) => id);
    await client.query(
      `INSERT INTO invoices (id, issuer_id, number, client_type, issuer_name, issuer_email, bill_to_name, bill_to_email,
         terms, subtotal_cents, tax_cents, total_cents, created_at)
       SELECT gen_random_uuid(), issuer, 'INV-2026-' || n, 'direct', 'Ada Lovelace',
         'ada@example.com', 'Client ' || n, 'client@example.com', 'Net 15', 12000, 0, 12000,
         '2026-11-20T12:00:00Z'::timestamptz - n * interval '1 minute'
       FROM generate_series(1, $2::int) n,
         LATERAL (VALUES (($1::uuid[])[1]), (($1::uuid[])[2 + n % 20])) AS of (issuer)`,
      [issuers, size],
    );
    await client.query(
      `INSERT INTO invoice_items (invoice_id, position, description, quantity, unit_cents, tax_rate_milli, net_cents, tax_cents)
       SELECT id, position, 'Notary Dispatch / Trip', 1, 6000, 0, 6000, 0 FROM invoices, generate_series(1, 2) position`,
    );
    await client.query('VACUUM ANALYZE users, invoices, invoice_items');
    await client.query('CHECKPOINT');
    return issuers[0] ?? '';
  });
}
