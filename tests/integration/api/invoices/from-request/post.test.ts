import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/from-request/route';
import type { Invoice } from '@/lib/invoices/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { readInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const completedAt = '2026-11-19T15:00:00.000Z';
const post = (as: Person | null, requestId: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/invoices/from-request', as, body: { requestId } });

async function buildVisit(visit: Partial<Parameters<typeof writeVisit>[2]> = {}) {
  const [client, notary] = [await createOwner(), await buildNotary()];
  return { client, notary, requestId: await writeVisit(client, notary, { completedAt, ...visit }) };
}

describe('POST /api/invoices/from-request, as the notary of a completed visit', () => {
  it('bills the client the parts of the price, with an audit event', async () => {
    const { client, notary, requestId } = await buildVisit({ base: 12_500, travel: 815 });
    const answer = await post(notary, requestId);

    expect(answer.status).toBe(201);
    const invoice = answer.body as Invoice;
    expect(invoice).toMatchObject({
      status: 'draft',
      clientType: 'direct',
      requestId,
      issuer: { name: 'Ada Lovelace', email: notary.user.email },
      billTo: { name: 'Ada Lovelace', email: client.user.email, company: null, address: null },
      terms: 'Due on receipt',
      isVisit: true,
      meta: { property: '500 Congress Ave, Austin, TX 78701' },
      items: [
        {
          description:
            'Notary: service fee with the notary’s fee for the act, mobile notary, 1 page; in Texas that fee is at most $10 for each act',
          qty: 1,
          unit: 125,
          taxRate: 0,
        },
        { description: 'Notary: travel fee', qty: 1, unit: 8.15, taxRate: 0 },
        { description: 'GuardSign platform: proof of completion', qty: 1, unit: 25, taxRate: 0 },
      ],
      subtotal: 158.15,
      tax: 0,
      total: 158.15,
    });
    expect(await readInvoice(invoice.id)).toMatchObject({
      issuer_id: notary.user.id,
      request_id: requestId,
      total_cents: 158_15,
    });
    expect(await listAudit(invoice.id)).toEqual([
      {
        type: 'invoice.created',
        actor_id: notary.user.id,
        subject_id: invoice.id,
        data: { from: null, to: 'draft', requestId },
      },
    ]);
  });

  it('answers the same invoice to a second click, and changes nothing', async () => {
    const { notary, requestId } = await buildVisit();
    const first = await post(notary, requestId);
    const before = await snapshot();
    const second = await post(notary, requestId);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await snapshot()).toEqual(before);
  });

  it('makes one invoice of two clicks at once', async () => {
    const { notary, requestId } = await buildVisit();
    const answers = await Promise.all([post(notary, requestId), post(notary, requestId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await countRows('invoices')).toBe(1);
  });

  it('answers 409 for the visit of a demo notary, also to an admin', async () => {
    const [client, demo] = [await createOwner(), await buildNotary({ isDemo: true })];
    const requestId = await writeVisit(client, demo, { completedAt });
    const admin = await createAdmin();
    const before = await snapshot();
    for (const person of [demo, admin]) {
      expect(await post(person, requestId)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          message: 'This is the visit of a demo notary, who is owed nothing. It has no bill.',
        },
      });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('makes a new one once the earlier is void', async () => {
    const { notary, requestId } = await buildVisit();
    const first = (await post(notary, requestId)).body as Invoice;
    await query(`UPDATE invoices SET status = 'void', voided_at = now()`);
    const second = await post(notary, requestId);
    expect(second.status).toBe(201);
    expect(second.body).not.toMatchObject({ id: first.id });
  });

  it.each(['assigned', 'in_progress', 'cancelled'])('answers 409 for one that is %s', async (status) => {
    const notary = await buildNotary();
    const { id } = await writeRequest(await createOwner(), { notary_id: notary.actor.id, status });
    const before = await snapshot();
    const answer = await post(notary, id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'A visit can be invoiced only after it is completed.',
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });
});

describe('POST /api/invoices/from-request, as somebody else', () => {
  it('lets an admin bill in the name of the notary, whose click then finds that invoice', async () => {
    const { notary, requestId } = await buildVisit();
    const made = await post(await createAdmin(), requestId);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ issuer: { email: notary.user.email } });
    const found = await post(notary, requestId);
    expect(found.status).toBe(200);
    expect(found.body).toEqual(made.body);
  });

  it('refuses the client', async () => {
    const { client, requestId } = await buildVisit();
    const before = await snapshot();
    const answer = await post(client, requestId);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'The invoice of a visit is made by its notary.',
      code: 'forbidden',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('hides the visit of others like one that does not exist', async () => {
    const { requestId } = await buildVisit();
    const other = await buildNotary();
    const before = await snapshot();
    for (const id of [requestId, randomUUID()]) {
      const answer = await post(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such request.', code: 'not_found' });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('refuses what is no id, and a visitor', async () => {
    const { notary, requestId } = await buildVisit();
    const before = await snapshot();
    expect((await post(notary, 'first')).status).toBe(422);
    expect((await post(visitor, requestId)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
