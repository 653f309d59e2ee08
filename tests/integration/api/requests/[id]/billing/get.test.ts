import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/billing/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { remindOfBill } from '@/lib/invoices/commands/remind';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import type { VisitBilling } from '@/lib/invoices/schema';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { heardOf } from '@/tests/support/requests';

const completedAt = '2026-11-19T15:00:00.000Z';
const get = (as: Person | null, id: string) =>
  callRoute(GET, { url: `/api/requests/${id}/billing`, params: { id }, as });
const read = async (as: Person, id: string) => (await get(as, id)).body as VisitBilling;

async function buildCompleted({ isDemo = false } = {}) {
  const [client, notary] = [await createOwner(), await buildNotary({ isDemo })];
  return { client, notary, id: await writeVisit(client, notary, { completedAt }) };
}

const nothing: VisitBilling = { standing: 'due', bills: [], invoice: null, remindedAt: null };

afterAll(stopListening);

describe('GET /api/requests/{id}/billing', () => {
  it('says that the bill is due, to both, until it is sent; only its notary sees the draft', async () => {
    const { client, notary, id } = await buildCompleted();
    for (const party of [client, notary]) expect(await read(party, id)).toEqual(nothing);

    const { invoice } = await invoiceRequest(notary.actor, id);
    expect(await read(client, id)).toEqual(nothing);
    const draft = { id: invoice.id, number: invoice.number };
    expect(await read(notary, id)).toEqual({ ...nothing, invoice: draft });

    await sendInvoice(notary.actor, invoice.id);
    const billed = await read(client, id);
    expect(billed).toMatchObject({ standing: 'billed', invoice: null, remindedAt: null });
    expect(billed.bills).toMatchObject([{ id: invoice.id, status: 'sent', issuerName: 'Ada Lovelace' }]);
    expect(await read(notary, id)).toMatchObject({ standing: 'billed', invoice: draft });

    await markPaid(notary.actor, invoice.id);
    expect((await read(client, id)).bills).toMatchObject([{ status: 'paid' }]);
  });

  it('says when its notary was reminded, while it is due', async () => {
    const { client, notary, id } = await buildCompleted();
    holdClock('2026-11-20T15:00:00.000Z');
    await remindOfBill(id);
    releaseClock();
    expect(await read(client, id)).toEqual({ ...nothing, remindedAt: '2026-11-20T15:00:00.000Z' });

    const { invoice } = await invoiceRequest(notary.actor, id);
    await sendInvoice(notary.actor, invoice.id);
    expect(await read(client, id)).toMatchObject({ standing: 'billed', remindedAt: null });
  });

  it('says of a void one that none is due, until the notary makes another', async () => {
    const { client, notary, id } = await buildCompleted();
    const { invoice } = await invoiceRequest(notary.actor, id);
    await voidInvoice(notary.actor, invoice.id);
    expect(await read(client, id)).toEqual({ ...nothing, standing: 'void' });

    await invoiceRequest(notary.actor, id);
    expect(await read(client, id)).toEqual(nothing);
  });

  it('says that nobody is owed anything for a demo', async () => {
    const { client, id } = await buildCompleted({ isDemo: true });
    expect(await read(client, id)).toEqual({ ...nothing, standing: 'demo' });
  });

  it('says nothing before the visit is over', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { id } = await writeRequest(client, { notary_id: notary.actor.id });
    expect(await read(client, id)).toEqual({ ...nothing, standing: 'none' });
  });

  it('is told to the client’s open pages when the bill is sent', async () => {
    const { client, notary, id } = await buildCompleted();
    const { invoice } = await invoiceRequest(notary.actor, id);
    const topic = `account:${client.actor.id}`;
    const event = await heardOf(topic, () => sendInvoice(notary.actor, invoice.id));
    expect(event).toEqual({ topic, kind: 'invoice', id: invoice.id });
  });

  it('is for the parties and admins alone', async () => {
    const { id } = await buildCompleted();
    expect((await get(visitor, id)).status).toBe(401);
    for (const stranger of [await createOwner(), await createNotary()]) {
      for (const wanted of [id, randomUUID(), 'x']) {
        expect(await get(stranger, wanted)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    }
    expect(await read(await createAdmin(), id)).toEqual(nothing);
  });
});
