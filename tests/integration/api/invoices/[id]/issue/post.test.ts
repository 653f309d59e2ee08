import { POST } from '@/app/api/invoices/[id]/issue/route';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { checkOut } from '@/tests/support/invoice-payments';
import { buildInvoice, buildSentInvoice, readInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';

const issue = (as: Person | null, id: string) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/issue`, params: { id }, as });

afterEach(releaseClock);

describe('POST /api/invoices/{id}/issue', () => {
  it('makes a draft without an address one that is sent and can be paid, due by its terms', async () => {
    holdClock('2026-11-20T12:00:00.000Z');
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, { billTo: { email: '' }, terms: 'Net 30' });
    expect(await issue(issuer, id)).toMatchObject({
      status: 200,
      body: {
        status: 'sent',
        sentAt: '2026-11-20T12:00:00.000Z',
        dueAt: '2026-12-20T12:00:00.000Z',
        lastSentAt: null,
      },
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'sent', send_count: 0, mail_id: null });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.issued',
      actor_id: issuer.actor.id,
      subject_id: id,
      data: { from: 'draft', to: 'sent' },
    });
    expect((await checkOut(id)).status).toBe(200);
  });

  it('keeps the day that was named', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, { terms: 'Due on a set day', dueDate: '2099-01-01' });
    expect((await issue(issuer, id)).body).toMatchObject({ dueAt: '2099-01-01T23:59:59.999Z' });
  });

  it('writes it once for two clicks', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const answers = await Promise.all([issue(issuer, id), issue(issuer, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['paid', markPaid],
    ['void', voidInvoice],
  ])('refuses an invoice that is %s', async (_, end) => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await end(issuer.actor, id);
    const before = await snapshot();
    expect(await issue(issuer, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses one that was sent', async () => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    expect((await issue(issuer, id)).status).toBe(409);
  });

  it.each<[string, () => Promise<Person | null>, number]>([
    ['a visitor', () => Promise.resolve(visitor), 401],
    ['somebody else', createOwner, 404],
    ['an admin', createAdmin, 200],
  ])('answers %s', async (_, create, status) => {
    const { id } = await buildInvoice(await createOwner());
    expect((await issue(await create(), id)).status).toBe(status);
  });
});
