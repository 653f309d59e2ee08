import { POST } from '@/app/api/invoices/[id]/send/route';
import { addEmail } from '@/lib/invoices/commands/edit';
import { createOwner, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { snapshot } from '@/tests/support/rows';

const send = (as: Person, id: string, body: unknown) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/send`, params: { id }, as, body });

describe('POST /api/invoices/{id}/send with what was looked at before', () => {
  it('sends it while it is the same', async () => {
    const issuer = await createOwner();
    const { id, revision } = await buildInvoice(issuer);
    expect((await send(issuer, id, { revision })).status).toBe(200);
    expect(await readInvoice(id)).toMatchObject({ status: 'sent' });
  });

  it('refuses one that was changed meanwhile, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id, revision } = await buildInvoice(issuer, { billTo: { email: '' } });
    await addEmail(issuer.actor, id, { email: 'other@example.com' });
    const before = await snapshot();
    expect(await send(issuer, id, { revision })).toMatchObject({
      status: 409,
      body: {
        message: 'This invoice was changed meanwhile. Look at it again before you send it.',
        code: 'conflict',
      },
    });
    expect(await snapshot()).toEqual(before);
    expect((await send(issuer, id, { revision: revision + 1 })).status).toBe(200);
  });

  it('answers 422 for what is no revision, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const before = await snapshot();
    expect(await send(issuer, id, { revision: -1 })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { revision: expect.any(String) as string } },
    });
    expect(await snapshot()).toEqual(before);
  });
});
