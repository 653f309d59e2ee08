import { seed } from '@/prisma/seed';
import { query } from '@/tests/support/database';
import { snapshot } from '@/tests/support/rows';

describe('the demo invoices', () => {
  it('are one of each kind, of the notary that a person signs in as, made once', async () => {
    await seed();
    const rows = await query(
      `SELECT number, status::text, email, send_count, total_cents FROM invoices JOIN users ON users.id = issuer_id
       ORDER BY number`,
    );
    const year = new Date().getUTCFullYear();
    const email = 'notary@demo.example';
    expect(rows).toEqual([
      { number: `INV-${year}-0001`, status: 'paid', email, send_count: 0, total_cents: 120_00 },
      { number: `INV-${year}-0002`, status: 'sent', email, send_count: 1, total_cents: 187_53 },
      { number: `INV-${year}-0003`, status: 'draft', email, send_count: 0, total_cents: 95_00 },
    ]);
    const before = await snapshot();
    await seed();
    expect(await snapshot()).toEqual(before);
  });
});
