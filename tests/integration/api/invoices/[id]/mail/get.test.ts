import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/invoices/[id]/mail/route';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';

const look = (as: Person | null, id: string) =>
  callRoute(GET, { url: `/api/invoices/${id}/mail`, params: { id }, as });

async function sent() {
  const issuer = await createOwner();
  const invoice = await buildInvoice(issuer, { billTo: { name: 'Grace & Sons' } });
  await sendInvoice(issuer.actor, invoice.id);
  return { ...invoice, issuer };
}

describe('GET /api/invoices/{id}/mail', () => {
  it('shows the issuer the email as it went out, in a page that can do nothing', async () => {
    const { issuer, id, number } = await sent();
    const answer = await look(issuer, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(answer.text).toContain(`Invoice ${number} from Ada Lovelace</h1>`);
    expect(answer.text).toContain('Grace &amp; Sons, here is an invoice');
  });

  it('shows it to an admin', async () => {
    const { id } = await sent();
    expect((await look(await createAdmin(), id)).status).toBe(200);
  });

  it('asks a visitor to sign in, though the invoice itself is open to them', async () => {
    const { id } = await sent();
    expect(await look(visitor, id)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  it('is not there for somebody else, nor for an id that nobody has', async () => {
    const { id } = await sent();
    const stranger = await createOwner();
    for (const guess of [id, randomUUID(), 'x']) {
      const answer = await look(stranger, guess);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('is not there before the invoice was sent', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    expect(await look(issuer, id)).toMatchObject({
      status: 404,
      body: { message: 'This invoice has not been sent yet.', code: 'not_found' },
    });
  });
});
