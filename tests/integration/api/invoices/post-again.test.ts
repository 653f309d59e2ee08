import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { callRoute } from '@/tests/support/http';
import { invoiceInput, listNumbers } from '@/tests/support/invoices';
import { buildNotary } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: Person | null, body: unknown) =>
  callRoute(POST, { method: 'POST', url: '/api/invoices', as, body });

afterEach(releaseClock);

describe('POST /api/invoices, with the id of its draft', () => {
  it('makes the invoice under that id', async () => {
    const id = randomUUID();
    const answer = await post(await createOwner(), invoiceInput({ id: id.toUpperCase() }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ id });
  });

  it('answers the invoice that is there to a second try, and uses no number', async () => {
    const issuer = await createOwner();
    const id = randomUUID();
    const first = await post(issuer, invoiceInput({ id }));
    const before = await snapshot();
    const second = await post(issuer, invoiceInput({ id, billTo: { name: 'Somebody else' } }));
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await snapshot()).toEqual(before);
  });

  it('makes one invoice, with one number, of two tries at once', async () => {
    holdClock('2026-11-20T15:04:05.678Z');
    const issuer = await createOwner();
    const input = invoiceInput({ id: randomUUID() });
    const answers = await Promise.all([post(issuer, input), post(issuer, input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await post(issuer, invoiceInput());
    expect(await listNumbers(issuer)).toEqual(['INV-2026-0001', 'INV-2026-0002']);
    expect(await countRows('audit_events')).toBe(2);
  });

  it.each([
    ['an owner', createOwner],
    ['an admin', createAdmin],
  ])("refuses the id of somebody else's invoice to %s", async (_, create) => {
    const id = randomUUID();
    await post(await createOwner(), invoiceInput({ id }));
    const stranger = await create();
    const before = await snapshot();
    expect(await post(stranger, invoiceInput({ id }))).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses what is no id', async () => {
    expect((await post(await createOwner(), invoiceInput({ id: 'first' }))).status).toBe(422);
  });
});

describe('POST /api/invoices, for a visit whose invoice is void', () => {
  async function buildVisit() {
    const notary = await buildNotary();
    const visit = { completedAt: '2026-11-19T15:00:00.000Z' };
    return { notary, requestId: await writeVisit(await createOwner(), notary, visit) };
  }

  it('bills the visit, which the click on the visit then finds', async () => {
    const { notary, requestId } = await buildVisit();
    const made = await post(notary, invoiceInput({ requestId }));
    expect(made).toMatchObject({ status: 201, body: { requestId } });
    const { invoice, isNew } = await invoiceRequest(notary.actor, requestId);
    expect(isNew).toBe(false);
    expect(invoice).toEqual(made.body);
    expect((await listAudit(invoice.id)).at(-1)?.data).toEqual({ from: null, to: 'draft', requestId });
  });

  it('bills the price that the client agreed to, to the client, whatever is sent', async () => {
    const { notary, requestId } = await buildVisit();
    const [other, second] = [await buildVisit(), invoiceInput()];
    const agreed = await invoiceRequest(other.notary.actor, other.requestId);
    const items = [{ description: 'x', qty: 1, unit: 900, taxRate: 0 }];
    const made = await post(notary, { ...second, requestId, items });
    expect(made.body).toMatchObject({ items: agreed.invoice.items, total: agreed.invoice.total });
    expect((made.body as { billTo: { email: string } }).billTo.email).toMatch(/^owner-/);
  });

  it('bills it once, and says which invoice does', async () => {
    const { notary, requestId } = await buildVisit();
    const { invoice } = await invoiceRequest(notary.actor, requestId);
    const before = await snapshot();
    expect(await post(notary, invoiceInput({ requestId }))).toMatchObject({
      status: 409,
      body: { message: `${invoice.number} already bills this visit.`, code: 'conflict' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('makes one of two at once', async () => {
    const { notary, requestId } = await buildVisit();
    const answers = await Promise.all([1, 2].map(() => post(notary, invoiceInput({ requestId }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('invoices')).toBe(1);
  });

  it('finds no visit for anybody but its notary', async () => {
    const { requestId } = await buildVisit();
    const others = [await createOwner(), await buildNotary(), await createAdmin()];
    const before = await snapshot();
    for (const other of others) {
      expect(await post(other, invoiceInput({ requestId }))).toMatchObject({
        status: 404,
        body: { message: 'There is no such request.' },
      });
    }
    expect(await snapshot()).toEqual(before);
  });
});
