import { randomUUID } from 'node:crypto';
import type { Person } from './actors';
import { query } from './database';
import { buildSentInvoice } from './invoices';
import { writeRequest } from './notary';

/** A payment by card for a credit, as a row. */
export async function writePayment(
  { actor }: Person,
  { paidAt, ...more }: { paidAt: string } & Record<string, unknown>,
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO payments (id, user_id, provider, status, amount_cents, service, created_at, succeeded_at)
     VALUES ($1, $2, 'stripe', 'succeeded', 9900, 'deedguard', $3, $3)`,
    [id, actor.id, paidAt],
  );
  for (const [column, value] of Object.entries(more)) {
    await query(`UPDATE payments SET ${column} = $2 WHERE id = $1`, [id, value]);
  }
  return id;
}

/** What was paid for a plan, by card. */
export async function writePlanReceipt({ actor }: Person, { paidAt }: { paidAt: string }): Promise<string> {
  const [id, subscription] = [randomUUID(), randomUUID()];
  await query(
    `INSERT INTO plan_subscriptions (id, user_id, provider, provider_id, plan, period, status, period_starts_at,
       period_ends_at, asked_at, created_at, ended_at)
     VALUES ($1::uuid, $2, 'stripe', $1::text, 'basic', 'year', 'ended', $3, $3, $3, $3, $3)`,
    [subscription, actor.id, paidAt],
  );
  await query(
    `INSERT INTO plan_receipts (id, user_id, subscription_id, provider_id, number, plan, period, amount_cents, paid_at, receipt_url)
     VALUES ($1::uuid, $2, $3, $1::text, 'A-1', 'basic', 'year', 29000, $4, 'https://invoice.stripe.com/i/1')`,
    [id, actor.id, subscription, paidAt],
  );
  return id;
}

/** An invoice over $120 for a visit that the client asked for, which is still to be paid. */
export async function writeVisitBill(
  client: Person,
  notary: Person,
  { status = 'completed' }: { status?: 'completed' | 'cancelled' } = {},
): Promise<string> {
  const request = await writeRequest(client, { notary_id: notary.actor.id, status });
  const { id } = await buildSentInvoice(notary);
  await query('UPDATE invoices SET request_id = $2 WHERE id = $1', [id, request.id]);
  return id;
}

/** The same, once its client has paid it by card. */
export async function writePaidBill(
  client: Person,
  notary: Person,
  { paidAt, refundedCents = 0, ...of }: { paidAt: string; refundedCents?: number; status?: 'cancelled' },
): Promise<{ invoiceId: string; paymentId: string }> {
  const [invoiceId, paymentId] = [await writeVisitBill(client, notary, of), randomUUID()];
  await query(`UPDATE invoices SET status = 'paid', paid_at = $2, payment_method = 'card' WHERE id = $1`, [
    invoiceId,
    paidAt,
  ]);
  await query(
    `INSERT INTO invoice_payments (id, invoice_id, status, provider, amount_cents, refunded_cents, created_at, succeeded_at)
     VALUES ($1, $2, 'succeeded', 'stripe', 12000, $3, $4, $4)`,
    [paymentId, invoiceId, refundedCents, paidAt],
  );
  return { invoiceId, paymentId };
}
