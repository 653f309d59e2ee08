import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/[id]/void/route';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';

const end = (as: Person | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/void`, params: { id }, as });

describe('POST /api/invoices/{id}/void by its issuer', () => {
  it('turns a draft into a void invoice and answers it', async () => {
    const issuer = await createOwner();
    const invoice = await buildInvoice(issuer);
    const { id } = invoice;
    const answer = await end(issuer, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...invoice, status: 'void', voidedAt: expect.any(String), balance: 0 });
    expect(await readInvoice(id)).toMatchObject({
      status: 'void',
      voided_at: expect.any(Date),
      paid_at: null,
      payment_method: null,
      refunded_at: null,
    });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.voided',
      actor_id: issuer.actor.id,
      subject_id: id,
      data: { from: 'draft', to: 'void' },
    });
  });

  it('turns a sent invoice into a void one', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await sendInvoice(issuer.actor, id);
    expect((await end(issuer, id)).body).toMatchObject({ status: 'void' });
    expect((await listAudit(id)).at(-1)?.data).toEqual({ from: 'sent', to: 'void' });
  });

  it.each([
    ['paid', markPaid, 'This invoice is already paid.'],
    ['void', voidInvoice, 'This invoice is void. Please make a new one.'],
  ])('refuses an invoice that is %s, and changes nothing', async (_, finish, message) => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await finish(issuer.actor, id);
    const before = await snapshot();
    const answer = await end(issuer, id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message, code: 'conflict' });
    expect(await snapshot()).toEqual(before);
  });
});

describe('POST /api/invoices/{id}/void by others', () => {
  it('is done for an admin', async () => {
    const { id } = await buildInvoice(await createOwner());
    expect((await end(await createAdmin(), id)).body).toMatchObject({ status: 'void' });
  });

  it('asks a visitor to sign in', async () => {
    const { id } = await buildInvoice(await createOwner());
    expect(await end(visitor, id)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await readInvoice(id)).toMatchObject({ status: 'draft' });
  });

  it("answers 404 for somebody else's and for guessed ids, and changes nothing", async () => {
    const { id } = await buildInvoice(await createOwner());
    const stranger = await createOwner();
    const before = await snapshot();
    for (const guess of [id, randomUUID(), '1']) expect((await end(stranger, guess)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });
});
