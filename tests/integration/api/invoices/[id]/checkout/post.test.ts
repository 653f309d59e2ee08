import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/[id]/checkout/route';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createOwner } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoiceOver, checkOut } from '@/tests/support/invoice-payments';
import { buildInvoice, buildSentInvoice } from '@/tests/support/invoices';
import { snapshot } from '@/tests/support/rows';

describe('POST /api/invoices/{id}/checkout, in demo mode', () => {
  it('leads back to the page of the invoice, which asks for no card, and writes nothing', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const before = await snapshot();
    const answer = await checkOut(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: `/pay/${id}?demo=1` });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a draft, also to its own link, until it is sent', async () => {
    const { id } = await buildInvoice(await createOwner());
    const before = await snapshot();
    expect(await checkOut(id)).toMatchObject({
      status: 409,
      body: {
        message: 'This invoice is a draft. It can be paid once its sender has sent it.',
        code: 'conflict',
      },
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['paid', markPaid, 'This invoice is already paid.'],
    ['void', voidInvoice, 'This invoice is void. Please make a new one.'],
  ])('refuses an invoice that is %s', async (_, end, message) => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    await end(issuer.actor, id);
    const before = await snapshot();
    expect(await checkOut(id)).toMatchObject({ status: 409, body: { message, code: 'conflict' } });
    expect(await snapshot()).toEqual(before);
  });

  it.each([0, 1, 49])('refuses a total of %s cents, which no card pays', async (cents) => {
    const { id } = await buildInvoiceOver(await createOwner(), cents);
    const before = await snapshot();
    const answer = await checkOut(id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'A card payment cannot be less than $0.50. Please ask the sender how else to pay.',
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('takes a total of 50 cents', async () => {
    const { id } = await buildInvoiceOver(await createOwner(), 50);
    expect((await checkOut(id)).status).toBe(200);
  });

  it.each([
    ['an id that nobody has', randomUUID()],
    ['what is no id', '1'],
  ])('answers 404 for %s', async (_, guess) => {
    expect(await checkOut(guess)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is refused to a page of another site', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const headers = { origin: 'https://evil.example' };
    expect((await callRoute(POST, { method: 'POST', params: { id }, headers })).status).toBe(403);
  });
});

describe('POST /api/invoices/{id}/checkout, with no provider set up', () => {
  const { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS } = process.env;
  afterEach(() => Object.assign(process.env, { EMBEDDED_DATABASE, ALLOW_DEMO_PAYMENTS }));

  it('says so and opens nothing', async () => {
    const { id } = await buildSentInvoice(await createOwner());
    const before = await snapshot();
    Object.assign(process.env, { EMBEDDED_DATABASE: '0', ALLOW_DEMO_PAYMENTS: '0' });
    await jest.isolateModulesAsync(async () => {
      const { POST: isolated } = await import('@/app/api/invoices/[id]/checkout/route');
      expect(await callRoute(isolated, { method: 'POST', params: { id } })).toMatchObject({
        status: 503,
        body: {
          message: 'Card payments are not set up yet. Please ask the sender how else to pay.',
          code: 'unavailable',
        },
      });
    });
    expect(await snapshot()).toEqual(before);
  });
});
