import { listBilling, listBillingYears } from '@/lib/billing/queries';
import { listDue } from '@/lib/home/queries';
import { createOwner, type Person } from '@/tests/support/actors';
import { writePaidBill, writePayment, writePlanReceipt, writeVisitBill } from '@/tests/support/billing';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { buildNotary } from '@/tests/support/notary';

const list = async (person: Person, filter = {}) => (await listBilling(person.actor, filter)).payments;
const whats = async (person: Person) => (await list(person)).map(({ what }) => what);

describe('the payments of an account', () => {
  it('are none before the first', async () => {
    const owner = await createOwner();
    expect(await listBilling(owner.actor, {})).toEqual({ payments: [], next: null });
    expect(await listBillingYears(owner.actor)).toEqual([]);
  });

  it('are listed whatever they were for, the newest first', async () => {
    const [owner, notary] = [await createOwner(), await buildNotary()];
    await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });
    await writePlanReceipt(owner, { paidAt: '2026-03-01T10:00:00Z' });
    await writePaidBill(owner, notary, { paidAt: '2026-02-01T10:00:00Z' });
    await writePaidBill(owner, notary, { paidAt: '2026-04-01T10:00:00Z', status: 'cancelled' });

    expect(await whats(owner)).toEqual([
      'Cancellation fee, Ada Lovelace',
      'Basic Protection plan, by the year',
      'Visit, Ada Lovelace',
      'Property deed protection',
    ]);
  });

  it('lead to the receipt that each has, and to what was paid', async () => {
    const [owner, notary] = [await createOwner(), await buildNotary()];
    const payment = await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });
    const { invoiceId } = await writePaidBill(owner, notary, { paidAt: '2026-02-01T10:00:00Z' });
    await writePlanReceipt(owner, { paidAt: '2026-03-01T10:00:00Z' });

    expect((await list(owner)).map(({ href, receiptHref }) => [href, receiptHref])).toEqual([
      ['/settings/plan', 'https://invoice.stripe.com/i/1'],
      [`/pay/${invoiceId}`, `/api/invoices/${invoiceId}/pdf`],
      [`/payment/success?service=deedguard&payment=${payment}`, `/api/payments/${payment}/receipt`],
    ]);
  });

  it('of the demo provider say so, with the property that they were for', async () => {
    const owner = await createOwner();
    const { id } = await buildLock(owner, { propertyAddress: '9 Elm St, Austin, TX 78701' });
    await buildPaidPayment(owner, { lockId: id });

    expect(await list(owner)).toEqual([
      expect.objectContaining({
        way: 'demo',
        about: '9 Elm St, Austin, TX 78701',
        amountCents: 9_900,
        standing: 'paid',
        refundedCents: 0,
      }),
    ]);
  });

  it('name an invoice that its issuer marked as paid', async () => {
    const [owner, notary] = [await createOwner(), await buildNotary()];
    const invoiceId = await writeVisitBill(owner, notary);
    await query(
      `UPDATE invoices SET status = 'paid', paid_at = now(), payment_method = 'manual' WHERE id = $1`,
      [invoiceId],
    );

    expect(await list(owner)).toEqual([
      expect.objectContaining({ id: invoiceId, way: 'manual', amountCents: 12_000, standing: 'paid' }),
    ]);
  });

  it('are of nobody else, and not of the notary who was paid', async () => {
    const [owner, notary, other] = [await createOwner(), await buildNotary(), await createOwner()];
    await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });
    await writePlanReceipt(owner, { paidAt: '2026-03-01T10:00:00Z' });
    await writePaidBill(owner, notary, { paidAt: '2026-02-01T10:00:00Z' });

    expect(await list(other)).toEqual([]);
    expect(await list(notary)).toEqual([]);
    expect(await listBillingYears(notary.actor)).toEqual([]);
  });

  it('leave out what was opened and never paid', async () => {
    const owner = await createOwner();
    const open = await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });
    await query(`UPDATE payments SET status = 'failed', succeeded_at = NULL WHERE id = $1`, [open]);
    expect(await list(owner)).toEqual([]);
  });
});

describe('money that went back', () => {
  const at = '2026-01-01T10:00:00Z';
  const back = '2026-01-09T10:00:00.000Z';

  it.each([
    ['pending', null, 'refund_pending', 0, null],
    ['succeeded', back, 'refunded', 9_900, back],
    ['failed', null, 'refund_failed', 0, null],
  ])('of a lock, as it is: %s', async (status, refundedAt, standing, refundedCents, shownAt) => {
    const owner = await createOwner();
    await writePayment(owner, { paidAt: at, refund_status: status, refunded_at: refundedAt });
    expect(await list(owner)).toEqual([
      expect.objectContaining({ standing, refundedCents, refundedAt: shownAt }),
    ]);
  });

  it.each([
    [12_000, 'refunded'],
    [2_000, 'partly_refunded'],
  ])('of an invoice says how much and when: %s cents', async (refundedCents, standing) => {
    const [owner, notary] = [await createOwner(), await buildNotary()];
    const { invoiceId, paymentId } = await writePaidBill(owner, notary, { paidAt: at, refundedCents });
    await query(
      `INSERT INTO audit_events (id, type, subject_id, data, created_at)
       VALUES (gen_random_uuid(), 'invoice.refunded', $1, $2, $3)`,
      [invoiceId, { paymentId, refundedCents }, back],
    );
    expect(await list(owner)).toEqual([
      expect.objectContaining({ standing, refundedCents, refundedAt: back }),
    ]);
  });

  it.each([
    ['needs_response', null, 'disputed'],
    ['won', back, 'paid'],
    ['lost', back, 'refunded'],
  ])('by a bank: %s', async (status, closedAt, standing) => {
    const owner = await createOwner();
    const id = await writePayment(owner, { paidAt: at });
    await query(
      `INSERT INTO payment_disputes (id, provider_id, payment_id, status, reason, amount_cents, created_at, closed_at)
       VALUES (gen_random_uuid(), 'dp_1', $1, $2, 'fraudulent', 9900, $3, $4)`,
      [id, status, at, closedAt],
    );
    expect(await list(owner)).toEqual([
      expect.objectContaining({
        standing,
        dispute: { openedAt: '2026-01-01T10:00:00.000Z', closedAt },
      }),
    ]);
  });
});

describe('a list of many payments', () => {
  const fill = ({ actor }: Person, count: number) =>
    query(
      `INSERT INTO payments (id, user_id, provider, status, amount_cents, service, created_at, succeeded_at)
       SELECT gen_random_uuid(), $1, 'stripe', 'succeeded', 9900, 'deedguard', at, at
       FROM generate_series(1, $2::int) n, LATERAL (SELECT now() - (n / 2) * interval '1 day' AS at) moment`,
      [actor.id, count],
    );

  it('comes page by page, each payment once', async () => {
    const owner = await createOwner();
    await fill(owner, 120);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { payments, next } = await listBilling(owner.actor, { after });
      seen.push(...payments.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('is read by as many queries as one with a few', async () => {
    const [few, many] = [await createOwner(), await createOwner()];
    await fill(few, 1);
    await fill(many, 2_000);
    const read =
      ({ actor }: Person) =>
      () =>
        Promise.all([listBilling(actor, {}), listBillingYears(actor), listDue(actor)]);
    await read(few)();

    const forFew = await countQueries(read(few));
    expect(forFew).toBeGreaterThan(1);
    expect(await countQueries(read(many))).toBe(forFew);
  });

  it('can be of one year', async () => {
    const owner = await createOwner();
    await writePayment(owner, { paidAt: '2025-12-31T23:59:59Z' });
    await writePayment(owner, { paidAt: '2026-01-01T00:00:00Z' });

    expect(await listBillingYears(owner.actor)).toEqual([2026, 2025]);
    expect((await list(owner, { year: 2025 })).map(({ paidAt }) => paidAt)).toEqual([
      '2025-12-31T23:59:59.000Z',
    ]);
    expect(await list(owner, { year: 2024 })).toEqual([]);
  });
});

describe('what is due', () => {
  it('is each lock, bill and plan that was not paid, with the way to pay it', async () => {
    const [owner, notary] = [await createOwner(), await buildNotary()];
    const lock = await buildLock(owner);
    const bill = await writeVisitBill(owner, notary);
    await writePlanReceipt(owner, { paidAt: '2026-03-01T10:00:00Z' });
    await query(
      `UPDATE plan_subscriptions SET status = 'past_due', ended_at = NULL, period_ends_at = now() + interval '1 day'`,
    );

    expect((await listDue(owner.actor)).map(({ action }) => action)).toEqual([
      { href: `/payment/deedguard?lock=${lock.id}`, label: 'Pay $99' },
      { href: '/settings/plan', label: 'Check your card' },
      { href: `/pay/${bill}`, label: 'Pay $120.00' },
    ]);
    expect(await listDue(notary.actor)).toEqual([]);
  });
});
