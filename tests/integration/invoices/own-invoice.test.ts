import { payByDemo } from '@/lib/invoices/commands/demo-payment';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { getOwnInvoice, isBillOf } from '@/lib/invoices/queries/own-invoice';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { writeVisit } from '@/tests/support/completed-visits';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary } from '@/tests/support/notary';

describe('an invoice of one’s own, with its history', () => {
  it('tells its issuer who did what, newest first', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await sendInvoice(issuer.actor, id);
    await payByDemo(id);
    const { invoice, history } = await getOwnInvoice(issuer.actor, id);
    expect(invoice).toMatchObject({ id, status: 'paid', isDemoPaid: true });
    expect(history.map(({ text, by }) => [text, by])).toEqual([
      ['Paid as a demo: no money moved', null],
      ['Email written, not sent', 'you'],
      ['Created as a draft', 'you'],
    ]);
  });

  it('tells an admin the name, and the issuer that it was an admin', async () => {
    const [issuer, admin] = [await createOwner(), await createAdmin()];
    const { id } = await buildInvoice(issuer);
    await sendInvoice(admin.actor, id);
    const seenBy = async (person: typeof issuer) =>
      (await getOwnInvoice(person.actor, id)).history.map(({ by }) => by);
    expect(await seenBy(admin)).toEqual(['you', 'Ada Lovelace']);
    expect(await seenBy(issuer)).toEqual(['an admin', 'you']);
  });

  it('is not there for anybody else', async () => {
    const { id } = await buildInvoice(await createOwner());
    const stranger = await createOwner();
    await expect(getOwnInvoice(stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the bill of a visit', () => {
  it('is the client’s once it was sent, and nobody else’s', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00.000Z' });
    const { id } = (await invoiceRequest(notary.actor, requestId)).invoice;
    expect(await isBillOf(client.actor, id)).toBe(false);
    await sendInvoice(notary.actor, id);
    expect(await isBillOf(client.actor, id)).toBe(true);
    expect(await isBillOf(notary.actor, id)).toBe(false);
  });
});
