import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/invoices/[id]/pdf/route';
import { GET as read } from '@/app/api/invoices/[id]/route';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { textOfPages } from '@/tests/support/pdf-contents';
import { snapshot } from '@/tests/support/rows';

const get = (id: string) => callRoute(GET, { url: `/api/invoices/${id}/pdf`, params: { id } });
const textOf = async (pdf: Buffer) => (await textOfPages(pdf)).map((page) => page.replace(/\s+/g, ' '));

describe('GET /api/invoices/{id}/pdf', () => {
  it('shows a visitor who knows the id the invoice as a PDF named by its number and its issuer', async () => {
    const invoice = await buildInvoice(await createOwner());
    const before = await snapshot();
    const answer = await get(invoice.id);

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number} from Ada Lovelace.pdf"`,
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
    });
    const [text = '', ...others] = await textOf(answer.bytes);
    expect(others).toEqual([]);
    expect(text).toContain(invoice.number);
    expect(text).toContain('Notary Dispatch / Trip 1 $95.00 0% $95.00');
    expect(text).toContain('Printing / Scanbacks 1 $25.00 0% $25.00');
    expect(text).toContain('Total $120.00');
    // Nobody takes cards here, and it is a draft.
    expect(text).toContain(`See it at localhost:3000/pay/${invoice.id}`);
    expect(await snapshot()).toEqual(before);
  });

  it('holds the number, the total and every one of a hundred lines over its pages', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      description: `Copy ${index + 1}.`,
      qty: 1,
      unit: 12.5,
      taxRate: 0,
    }));
    const invoice = await buildInvoice(await createOwner(), { items });
    const pages = await textOf((await get(invoice.id)).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      expect(page).toContain(invoice.number);
      expect(page).toContain('$1,250.00');
    }
    for (const { description } of items) expect(pages.join(' ')).toContain(`${description} 1 $12.50`);
  });

  it('is the same, byte for byte, until the invoice changes', async () => {
    const { id } = await buildInvoice(await createOwner());
    const { bytes } = await get(id);
    expect((await get(id)).bytes.equals(bytes)).toBe(true);
    await query(`UPDATE invoices SET status = 'paid', paid_at = now(), payment_method = 'manual'`);
    const paid = await get(id);
    expect(paid.bytes.equals(bytes)).toBe(false);
    expect((await textOf(paid.bytes))[0]).toContain('PAID');
  });

  it('is drawn thirty times a minute for one address, and the invoice itself can be read after that', async () => {
    const { id } = await buildInvoice(await createOwner());
    const answers = await Promise.all(Array.from({ length: 31 }, () => get(id)));

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await callRoute(read, { url: `/api/invoices/${id}`, params: { id } })).status).toBe(200);
  });

  it('answers 404 for an id that nobody has', async () => {
    const answer = await get(randomUUID());
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'Invoice not found', code: 'not_found' });
  });
});
