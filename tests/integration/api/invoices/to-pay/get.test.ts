import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/invoices/to-pay/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import type { Bill } from '@/lib/invoices/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { nextMillisecond } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary } from '@/tests/support/notary';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/invoices/to-pay${search}`, as });
const numbersOf = async (as: Person, search = '') =>
  ((await get(as, search)).body as Bill[]).map(({ number }) => number);

/** The visit of a client, billed as a draft. */
async function billed(client: Person, notary: Person) {
  const requestId = await writeVisit(client, notary, { completedAt: '2026-11-20T12:00:00Z' });
  await nextMillisecond();
  const { invoice } = await invoiceRequest(notary.actor, requestId);
  return { ...invoice, requestId };
}

describe('GET /api/invoices/to-pay', () => {
  it('asks a visitor to sign in', async () => {
    expect((await get(visitor)).status).toBe(401);
  });

  it('gives the client of a visit what was sent or paid, the newest first, and nobody else anything', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const [sent, paid, ended] = [
      await billed(client, notary),
      await billed(client, notary),
      await billed(client, notary),
    ];
    await billed(client, notary);
    for (const { id } of [sent, paid, ended]) await sendInvoice(notary.actor, id);
    await markPaid(notary.actor, paid.id);
    await voidInvoice(notary.actor, ended.id);
    const answer = await get(client);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('link')).toBeNull();
    expect(answer.body).toEqual([
      expect.objectContaining({ id: paid.id, status: 'paid', paidAt: expect.stringMatching(/Z$/) }),
      {
        id: sent.id,
        number: sent.number,
        status: 'sent',
        issuerName: sent.issuer.name,
        property: sent.meta.property,
        total: sent.total,
        requestId: sent.requestId,
        dueAt: expect.stringMatching(/Z$/),
        paidAt: null,
      },
    ]);
    for (const person of [notary, await createOwner(), await createAdmin()])
      expect((await get(person)).body).toEqual([]);
  });

  it('gives those of one visit alone', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const [one, other] = [await billed(client, notary), await billed(client, notary)];
    for (const { id } of [one, other]) await sendInvoice(notary.actor, id);

    expect(await numbersOf(client, `?requestId=${one.requestId}`)).toEqual([one.number]);
    expect(await numbersOf(await createOwner(), `?requestId=${one.requestId}`)).toEqual([]);
  });

  it('does not believe an address that somebody typed into an invoice', async () => {
    const client = await createOwner();
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, { billTo: { email: client.user.email } });
    await sendInvoice(issuer.actor, id);

    expect((await get(client)).body).toEqual([]);
  });

  it('goes through all pages without losing or repeating any', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    for (let count = 0; count < 51; count += 1) {
      const { id } = await billed(client, notary);
      await query(`UPDATE invoices SET status = 'sent', sent_at = now() WHERE id = $1`, [id]);
    }
    const first = await get(client);
    const link = /^<\/api\/invoices\/to-pay(\?after=.*)>; rel="next"$/.exec(
      first.headers.get('link') ?? '',
    )?.[1];
    const numbers = [
      ...(first.body as Bill[]).map(({ number }) => number),
      ...(await numbersOf(client, link)),
    ];

    expect(first.body).toHaveLength(50);
    expect(new Set(numbers).size).toBe(51);
  });

  it('does not find a page behind an invoice of somebody else', async () => {
    const notary = await buildNotary();
    const { id } = await billed(await createOwner(), notary);
    for (const after of [id, randomUUID()])
      expect((await get(await createOwner(), `?after=${after}`)).status).toBe(404);
    expect((await get(await createOwner(), '?after=first')).status).toBe(422);
  });
});
