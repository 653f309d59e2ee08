import { countInvoices } from '@/lib/invoices/queries/invoices';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildInvoice } from '@/tests/support/invoices';

const none = { count: 0, totalCents: 0 };

describe('the counts of invoices', () => {
  it('say how many of one’s own are in each state, and over how much', async () => {
    const [issuer, other] = [await createOwner(), await createOwner()];
    await buildInvoice(issuer);
    await buildInvoice(issuer);
    const { id } = await buildInvoice(issuer);
    await query(`UPDATE invoices SET status = 'sent', sent_at = now() WHERE id = $1`, [id]);
    await buildInvoice(other);

    expect(await countInvoices(issuer.actor, {})).toEqual({
      draft: { count: 2, totalCents: 240_00 },
      sent: { count: 1, totalCents: 120_00 },
      paid: none,
      void: none,
    });
    const all = await countInvoices((await createAdmin()).actor, {});
    expect(all.draft).toEqual({ count: 3, totalCents: 360_00 });
  });

  it('keep to the filter', async () => {
    const issuer = await createOwner();
    await buildInvoice(issuer, { billTo: { name: 'Lone Star Title' } });
    const { number } = await buildInvoice(issuer);

    const found = await countInvoices(issuer.actor, { search: 'lone star' });
    expect(found.draft.count).toBe(1);
    expect((await countInvoices(issuer.actor, { search: number })).draft.count).toBe(1);
    expect((await countInvoices(issuer.actor, { status: 'paid' })).draft).toEqual(none);
  });
});
