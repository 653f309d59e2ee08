import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/invoices/[id]/route';
import { payByDemo } from '@/lib/invoices/commands/demo-payment';
import { editInvoice, issueInvoice } from '@/lib/invoices/commands/edit';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { editInvoiceSchema } from '@/lib/invoices/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { checkOut } from '@/tests/support/invoice-payments';
import {
  buildInvoice,
  buildSentInvoice,
  invoiceInput,
  readInvoice,
  readItems,
} from '@/tests/support/invoices';
import { buildNotary } from '@/tests/support/notary';
import { heardOf } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const patch = (as: Person | null, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/invoices/${id}`, params: { id }, as, body });

const changed = invoiceInput({
  clientType: 'title',
  billTo: { name: 'Lone Star Title', email: 'closing@lonestar.example', company: 'Lone Star' },
  meta: { property: '77 Rainey St' },
  terms: 'Net 30',
  memo: 'As agreed by phone.',
  items: [{ description: 'Hours', qty: 2.5, unit: 80, taxRate: 10 }],
});

describe('PATCH /api/invoices/{id} by its issuer', () => {
  it('writes a draft anew under its number, with its totals and an audit event', async () => {
    const issuer = await createOwner();
    const { id, number } = await buildInvoice(issuer);
    const answer = await patch(issuer, id, { ...changed, revision: 0 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        number,
        status: 'draft',
        clientType: 'title',
        billTo: {
          name: 'Lone Star Title',
          email: 'closing@lonestar.example',
          company: 'Lone Star',
          address: null,
        },
        meta: { property: '77 Rainey St' },
        terms: 'Net 30',
        memo: 'As agreed by phone.',
        items: [{ description: 'Hours', qty: 2.5, unit: 80, taxRate: 10 }],
        subtotal: 200,
        tax: 20,
        total: 220,
        revision: 1,
      },
    });
    expect(await readInvoice(id)).toMatchObject({ total_cents: 220_00, revision: 1, terms: 'Net 30' });
    expect(await readItems(id)).toMatchObject([{ position: 1, description: 'Hours', net_cents: 200_00 }]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'invoice.edited',
      actor_id: issuer.actor.id,
      subject_id: id,
      data: { revision: 1 },
    });
  });

  it('empties what is left out, and a day that other terms do not name', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, {
      terms: 'Due on a set day',
      dueDate: '2099-01-01',
      memo: 'Hi',
    });
    const input = { clientType: 'direct', billTo: { name: 'Ada' }, items: changed.items };
    expect((await patch(issuer, id, input)).body).toMatchObject({
      billTo: { email: null },
      meta: { property: null },
      memo: null,
      terms: 'Net 15',
      dueAt: null,
    });
  });

  it('says what is wrong and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const before = await snapshot();
    expect(await patch(issuer, id, { ...changed, items: [] })).toMatchObject({
      status: 422,
      body: { fields: { items: 'An invoice needs at least one line.' } },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses what another tab has changed since', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const answers = await Promise.all([1, 2].map(() => patch(issuer, id, { ...changed, revision: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readInvoice(id)).toMatchObject({ revision: 1 });
  });

  it.each([
    ['sent', (issuer: Person, id: string) => sendInvoice(issuer.actor, id), /was sent/],
    ['handed over', (issuer: Person, id: string) => issueInvoice(issuer.actor, id), /was sent/],
    ['paid', (issuer: Person, id: string) => markPaid(issuer.actor, id), /already paid/],
    ['void', (issuer: Person, id: string) => voidInvoice(issuer.actor, id), /is void/],
  ])('refuses an invoice that is %s, and changes nothing', async (_, end, message) => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await end(issuer, id);
    const before = await snapshot();
    const answer = await patch(issuer, id, changed);
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((answer.body as { message: string }).message).toMatch(message);
    expect(await snapshot()).toEqual(before);
  });

  it('keeps the lines and the client of a visit’s invoice, and takes the rest', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00.000Z' });
    const { invoice } = await invoiceRequest(notary.actor, requestId);
    const { id, items, total } = invoice;
    const before = await snapshot();
    expect(await patch(notary, id, changed)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await snapshot()).toEqual(before);

    expect(await patch(notary, id, { ...changed, items })).toMatchObject({
      status: 409,
      body: { message: 'The invoice of a visit goes to its client: name and email stay.' },
    });
    expect(await snapshot()).toEqual(before);

    const billTo = { name: invoice.billTo.name, email: invoice.billTo.email ?? undefined };
    expect(await patch(notary, id, { ...changed, billTo, items })).toMatchObject({
      status: 200,
      body: { total, items, memo: 'As agreed by phone.' },
    });
  });

  it("tells the issuer's other pages", async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => patch(issuer, id, changed))).toEqual({ topic, kind: 'invoice', id });
  });
});

describe('PATCH /api/invoices/{id} while it is being paid', () => {
  it('is refused once somebody has paid, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    await payByDemo(id);
    const before = await snapshot();
    expect((await patch(issuer, id, changed)).status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused while somebody is on the page to pay on, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildSentInvoice(issuer);
    await query(
      `INSERT INTO invoice_payments (id, invoice_id, amount_cents, created_at) VALUES ($1, $2, 12000, now())`,
      [randomUUID(), id],
    );
    const before = await snapshot();
    expect(await patch(issuer, id, changed)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await snapshot()).toEqual(before);
  });

  it('is refused to a draft of before whose page to pay on is open, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await query(
      `INSERT INTO invoice_payments (id, invoice_id, amount_cents, created_at) VALUES ($1, $2, 12000, now())`,
      [randomUUID(), id],
    );
    const before = await snapshot();
    expect(await patch(issuer, id, changed)).toMatchObject({
      status: 409,
      body: { message: 'Somebody is paying this invoice, so it cannot be changed now.', code: 'conflict' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('goes first: then nobody can pay what is still a draft, and nothing more changes', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    expect((await patch(issuer, id, changed)).status).toBe(200);
    const before = await snapshot();
    expect(await checkOut(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await expect(payByDemo(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await snapshot()).toEqual(before);
  });

  it('does one of the two when both are asked at once', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const input = editInvoiceSchema.parse(changed);
    const [edited, paid] = await Promise.allSettled([
      editInvoice(issuer.actor, id, input),
      markPaid(issuer.actor, id),
    ]);
    expect(paid.status).toBe('fulfilled');
    // Whichever came first, what was paid is what it said then.
    const { total_cents } = await readInvoice(id);
    expect(total_cents).toBe(edited.status === 'fulfilled' ? 220_00 : 120_00);
    expect(await readInvoice(id)).toMatchObject({ status: 'paid' });
  });
});

describe('PATCH /api/invoices/{id} by others', () => {
  it('is done for an admin, in their name', async () => {
    const admin = await createAdmin();
    const { id } = await buildInvoice(await createOwner());
    expect((await patch(admin, id, changed)).status).toBe(200);
    expect((await listAudit(id)).at(-1)?.actor_id).toBe(admin.actor.id);
  });

  it.each<[string, () => Promise<Person | null>, number]>([
    ['a visitor', () => Promise.resolve(visitor), 401],
    ['somebody else', createOwner, 404],
  ])('answers %s, and changes nothing', async (_, create, status) => {
    const { id } = await buildInvoice(await createOwner());
    const person = await create();
    const before = await snapshot();
    expect((await patch(person, id, changed)).status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });
});
