import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/[id]/mark-paid/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const mark = (as: Person | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/mark-paid`, params: { id }, as });

describe('POST /api/invoices/{id}/mark-paid by its issuer', () => {
  it('turns a draft into a paid invoice, by hand, and answers it', async () => {
    const issuer = await createOwner();
    const invoice = await buildInvoice(issuer);
    const { id } = invoice;
    const answer = await mark(issuer, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...invoice,
      status: 'paid',
      paid: true,
      paidAt: expect.any(String),
      paymentMethod: 'manual',
      balance: 0,
    });
    expect(await readInvoice(id)).toMatchObject({
      status: 'paid',
      payment_method: 'manual',
      paid_at: expect.any(Date),
      voided_at: null,
    });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.paid',
      actor_id: issuer.actor.id,
      subject_id: id,
      data: { from: 'draft', to: 'paid', method: 'manual' },
    });
  });

  it('refuses the draft of a visit’s bill, which its client never saw', async () => {
    const issuer = await buildNotary();
    const visit = await writeRequest(await createOwner(), {
      notary_id: issuer.user.id,
      status: 'completed',
      completed_at: new Date(),
    });
    const { invoice } = await invoiceRequest(issuer.actor, visit.id);
    const before = await snapshot();
    expect(await mark(issuer, invoice.id)).toMatchObject({
      status: 409,
      body: { message: 'The client has not seen this bill yet. Send it first, then mark it as paid.' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('turns a sent invoice into a paid one', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await sendInvoice(issuer.actor, id);
    expect((await mark(issuer, id)).body).toMatchObject({ status: 'paid' });
    expect((await listAudit(id)).at(-1)?.data).toMatchObject({ from: 'sent', to: 'paid' });
  });

  it.each([
    ['paid', markPaid, 'This invoice is already paid.'],
    ['void', voidInvoice, 'This invoice is void. Please make a new one.'],
  ])('refuses an invoice that is %s, and changes nothing', async (_, end, message) => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await end(issuer.actor, id);
    const before = await snapshot();
    const answer = await mark(issuer, id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message, code: 'conflict' });
    expect(await snapshot()).toEqual(before);
  });

  it('does one of two things that are asked at once', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const ends = await Promise.allSettled([markPaid(issuer.actor, id), voidInvoice(issuer.actor, id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listAudit(id)).filter(({ type }) => /paid|voided/.test(type))).toHaveLength(1);
  });

  it("tells the issuer's other pages", async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => mark(issuer, id))).toEqual({ topic, kind: 'invoice', id });
  });
});

describe('POST /api/invoices/{id}/mark-paid by others', () => {
  it('is done for an admin, in their name', async () => {
    const admin = await createAdmin();
    const { id } = await buildInvoice(await createOwner());
    expect((await mark(admin, id)).status).toBe(200);
    expect((await listAudit(id)).at(-1)?.actor_id).toBe(admin.actor.id);
  });

  it('asks a visitor to sign in', async () => {
    const { id } = await buildInvoice(await createOwner());
    const before = await snapshot();
    expect(await mark(visitor, id)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await snapshot()).toEqual(before);
  });

  it("answers 404 for somebody else's and for guessed ids, and changes nothing", async () => {
    const { id } = await buildInvoice(await createOwner());
    const stranger = await createOwner();
    const before = await snapshot();
    for (const guess of [id, randomUUID(), '%00', '1']) {
      expect(await mark(stranger, guess)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await snapshot()).toEqual(before);
  });
});
