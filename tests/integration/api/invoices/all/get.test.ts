import { GET } from '@/app/api/invoices/all/route';
import type { AllInvoicesPage } from '@/lib/invoices/schema';
import { createAdmin, createNotary, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/invoices/all${search}`, as });
const list = async (as: Person, search = '') => (await get(as, search)).body as AllInvoicesPage;

const line = (unit: number) => [{ description: 'Trip', qty: 1, unit, taxRate: 0 }];

describe('GET /api/invoices/all', () => {
  it('gives an admin the invoices of every account, the newest first', async () => {
    const [first, second] = [await createNotary(), await createOwner()];
    const older = await buildInvoice(first);
    const newer = await buildInvoice(second, { meta: {} });

    expect(await list(await createAdmin())).toEqual({
      next: null,
      invoices: [
        expect.objectContaining({ id: newer.id, number: newer.number, property: null }),
        {
          id: older.id,
          number: older.number,
          status: 'draft',
          issuerName: 'Ada Lovelace',
          billToName: 'Grace Hopper',
          billToCompany: null,
          property: '12 Main St',
          total: 120,
          createdAt: older.createdAt,
          dueAt: null,
          paidAt: null,
          paymentMethod: null,
          receivedCents: 0,
          refundedCents: 0,
          isMismatched: false,
        },
      ],
    });
  });

  it('sorts by total and by age, and filters by status and words', async () => {
    const issuer = await createNotary();
    const small = await buildInvoice(issuer, { items: line(5) });
    const large = await buildInvoice(issuer, { items: line(900), billTo: { name: 'Zoe Zimmer' } });
    const admin = await createAdmin();
    const ids = async (search: string) => (await list(admin, search)).invoices.map(({ id }) => id);

    expect(await ids('?sort=total')).toEqual([large.id, small.id]);
    expect(await ids('?sort=oldest')).toEqual([small.id, large.id]);
    expect(await ids('?search=zimmer')).toEqual([large.id]);
    expect(await ids('?status=paid')).toEqual([]);
  });

  it('says what came by card and what of it went back, also in the file', async () => {
    const { id } = await buildInvoice(await createNotary());
    await query(
      `INSERT INTO invoice_payments (id, invoice_id, status, amount_cents, refunded_cents, created_at)
       VALUES (gen_random_uuid(), $1, 'succeeded', 12000, 2000, now()), (gen_random_uuid(), $1, 'failed', 12000, 0, now())`,
      [id],
    );
    const admin = await createAdmin();

    expect((await list(admin)).invoices).toMatchObject([{ receivedCents: 12_000, refundedCents: 2_000 }]);
    expect((await get(admin, '?format=csv')).text).toMatch(/,120,20\r\n$/);
  });

  it('gives an admin a file', async () => {
    const invoice = await buildInvoice(await createNotary());
    const { text, headers } = await get(await createAdmin(), '?format=csv');

    expect(headers.get('content-disposition')).toContain('filename="invoices.csv"');
    expect(text).toBe(
      `id,number,status,issuerName,billToName,billToCompany,property,total,createdAt,dueAt,paidAt,received,refunded\r\n${invoice.id},${invoice.number},draft,Ada Lovelace,Grace Hopper,,12 Main St,120,${invoice.createdAt},,,0,0\r\n`,
    );
  });
});
