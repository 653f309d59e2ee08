import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/http/csv';
import { db } from '@/lib/platform/db';
import { LIST_PAGE } from '@/lib/platform/list';
import { describePayment, type PaymentRow } from './rules/describe';
import type { BillingPage, BillingPayment, BillingQuery } from './schema';

/** One page of every payment that the actor made, newest first. As many queries for thousands as for none. */
export async function listBilling(actor: Actor, { year, after }: BillingQuery): Promise<BillingPage> {
  const rows = await readPayments(actor, { year, after, most: LIST_PAGE + 1 });
  const payments = rows.slice(0, LIST_PAGE).map(describePayment);
  const last = payments.at(-1);
  return { payments, next: last && rows.length > LIST_PAGE ? `${last.paidAt}_${last.id}` : null };
}

/** The years in which the actor paid something, the last one first. In UTC. */
export async function listBillingYears(actor: Actor): Promise<number[]> {
  const rows = await db.$queryRaw<{ year: number }[]>`
    WITH paid AS (${paidBy(actor)})
    SELECT DISTINCT extract(year FROM "paidAt" AT TIME ZONE 'UTC')::int AS year FROM paid ORDER BY year DESC`;
  return rows.map(({ year }) => year);
}

/** Every payment of the year, or of all years, as a file. */
export async function exportBilling(actor: Actor, { year }: BillingQuery): Promise<string> {
  const rows = await readPayments(actor, { year, most: null });
  return toCsv([columns.map(([name]) => name), ...rows.map(describePayment).map(toLine)]);
}

type Cell = (payment: BillingPayment) => string;
const inUnits = (cents: number) => (cents / 100).toFixed(2);

const columns: [name: string, cell: Cell][] = [
  ['paidAt', ({ paidAt }) => paidAt],
  ['what', ({ what }) => what],
  ['about', ({ about }) => about],
  ['amount', ({ amountCents }) => inUnits(amountCents)],
  ['currency', ({ currency }) => currency],
  ['paidWith', ({ way }) => way],
  ['state', ({ standing }) => standing],
  ['paidBack', ({ refundedCents }) => inUnits(refundedCents)],
  ['paidBackAt', ({ refundedAt }) => refundedAt ?? ''],
  ['id', ({ id }) => id],
];

function toLine(payment: BillingPayment): string[] {
  return columns.map(([, cell]) => cell(payment));
}

type Wanted = BillingQuery & { most: number | null };

function readPayments(actor: Actor, { year, after, most }: Wanted): Promise<PaymentRow[]> {
  return db.$queryRaw<PaymentRow[]>`
    WITH paid AS (${paidBy(actor)}), page AS (
      SELECT * FROM paid WHERE ${inYear(year)} AND ${behind(after)}
      ORDER BY "paidAt" DESC, id DESC LIMIT ${most}
    )
    SELECT page.*, coalesce(page."wentBackAt", refund.at) AS "refundedAt", dispute.status AS "disputeStatus",
      dispute.created_at AS "disputedAt", dispute.closed_at AS "disputeClosedAt"
    FROM page
    LEFT JOIN LATERAL (
      SELECT max(created_at) AS at FROM audit_events event
      WHERE page.kind = 'invoice' AND page."refundedCents" > 0 AND event.subject_id = page."subjectId"
        AND event.type = 'invoice.refunded' AND event.data ->> 'paymentId' = page.id::text
    ) AS refund ON true
    LEFT JOIN LATERAL (
      SELECT status, created_at, closed_at FROM payment_disputes
      WHERE page.way = 'card' AND (payment_id = page.id OR invoice_id = page."subjectId")
      ORDER BY created_at DESC LIMIT 1
    ) AS dispute ON true
    ORDER BY page."paidAt" DESC, page.id DESC`;
}

function inYear(year: number | undefined): Prisma.Sql {
  if (!year) return Prisma.sql`true`;
  const [from, to] = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
  return Prisma.sql`"paidAt" >= ${from} AND "paidAt" < ${to}`;
}

function behind(after: string | undefined): Prisma.Sql {
  if (!after) return Prisma.sql`true`;
  const [at = '', id] = after.split('_');
  return Prisma.sql`("paidAt", id) < (${new Date(at)}, ${id}::uuid)`;
}

/** What somebody paid, wherever that is kept: for locks and credits, for plans, and to notaries for visits. */
function paidBy({ id: userId }: Actor): Prisma.Sql {
  return Prisma.sql`
    SELECT 'lock' AS kind, p.id, coalesce(p.succeeded_at, p.created_at) AS "paidAt",
      p.amount_cents AS "amountCents", p.currency, CASE p.provider WHEN 'demo' THEN 'demo' ELSE 'card' END AS way,
      p.id AS "subjectId", '' AS number, coalesce(l.property_address, '') AS about, '' AS by,
      false AS "isCancellation", p.refund_status::text AS "refundStatus",
      CASE p.refund_status WHEN 'succeeded' THEN p.amount_cents ELSE 0 END AS "refundedCents",
      p.refunded_at AS "wentBackAt", NULL AS "receiptUrl"
    FROM payments p LEFT JOIN deed_locks l ON l.id = p.lock_id
    WHERE p.user_id = ${userId}::uuid AND p.status = 'succeeded'
    UNION ALL
    SELECT 'plan', r.id, r.paid_at, r.amount_cents, r.currency,
      CASE s.provider WHEN 'demo' THEN 'demo' ELSE 'card' END, r.id, r.number, r.plan::text, r.period::text,
      false, NULL, 0, NULL, r.receipt_url
    FROM plan_receipts r JOIN plan_subscriptions s ON s.id = r.subscription_id
    WHERE r.user_id = ${userId}::uuid
    UNION ALL
    SELECT 'invoice', p.id, coalesce(p.succeeded_at, p.created_at), p.amount_cents, p.currency,
      CASE p.provider WHEN 'demo' THEN 'demo' ELSE 'card' END, i.id, i.number, coalesce(i.property, ''),
      i.issuer_name, r.status = 'cancelled', NULL, p.refunded_cents, NULL, NULL
    FROM invoice_payments p JOIN invoices i ON i.id = p.invoice_id JOIN notary_requests r ON r.id = i.request_id
    WHERE r.client_id = ${userId}::uuid AND p.status = 'succeeded'
    UNION ALL
    SELECT 'invoice', i.id, i.paid_at, i.total_cents, i.currency, 'manual', i.id, i.number,
      coalesce(i.property, ''), i.issuer_name, r.status = 'cancelled', NULL, 0, NULL, NULL
    FROM invoices i JOIN notary_requests r ON r.id = i.request_id
    WHERE r.client_id = ${userId}::uuid AND i.payment_method = 'manual' AND i.paid_at IS NOT NULL`;
}
