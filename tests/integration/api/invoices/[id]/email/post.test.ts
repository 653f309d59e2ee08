import { POST } from '@/app/api/invoices/[id]/email/route';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid } from '@/lib/invoices/commands/status';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, buildSentInvoice } from '@/tests/support/invoices';
import { listAudit, snapshot } from '@/tests/support/rows';

const email = 'later@example.com';
const add = (as: Person | null, id: string, body: unknown = { email }) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/email`, params: { id }, as, body });
const without = { billTo: { email: '' } };

describe('POST /api/invoices/{id}/email', () => {
  it.each([
    ['a draft', buildInvoice],
    ['one that was handed over', buildSentInvoice],
  ])('gives %s the address that it lacks, to which it then can be sent', async (_, build) => {
    const issuer = await createOwner();
    const { id } = await build(issuer, without);
    expect(await add(issuer, id)).toMatchObject({ status: 200, body: { billTo: { email } } });
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.email_added',
      actor_id: issuer.actor.id,
      subject_id: id,
      data: {},
    });
    expect(await sendInvoice(issuer.actor, id)).toMatchObject({ transport: 'preview' });
  });

  it('changes no address that is there', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const before = await snapshot();
    expect(await add(issuer, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses one that is paid, and what is no address', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, without);
    expect(await add(issuer, id, { email: 'ada' })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Please enter an email address such as name@example.com.' } },
    });
    await markPaid(issuer.actor, id);
    expect((await add(issuer, id)).status).toBe(409);
  });

  it.each<[string, () => Promise<Person | null>, number]>([
    ['a visitor', () => Promise.resolve(visitor), 401],
    ['somebody else', createOwner, 404],
  ])('answers %s, and changes nothing', async (_, create, status) => {
    const { id } = await buildInvoice(await createOwner(), without);
    const person = await create();
    const before = await snapshot();
    expect((await add(person, id)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });
});
