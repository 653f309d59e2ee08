import { POST as openCheckout } from '@/app/api/invoices/[id]/checkout/route';
import { POST as webhook } from '@/app/api/webhooks/stripe/route';
import type { Invoice } from '@/lib/invoices/schema';
import { createOwner, type Person } from './actors';
import { nextMillisecond } from './clock';
import { asWritten, query } from './database';
import { callRoute, type Answer } from './http';
import { buildSentInvoice } from './invoices';
import { signedEvent } from './stripe-double';

type Row = Record<string, unknown>;

/** An invoice, of a new account unless it is named, whose page at Stripe somebody has opened. */
export async function openedInvoice(given?: Person) {
  const issuer = given ?? (await createOwner());
  const { id, number } = await buildSentInvoice(issuer);
  const answer = await checkOut(id);
  if (answer.status !== 200) throw new Error(`No page to pay on: ${answer.text}`);
  const [payment] = await readPayments(id);
  return { id, number, issuer, paymentId: String(payment?.id), sessionId: String(payment?.session_id) };
}

/** A sent one for so many cents. */
export function buildInvoiceOver(issuer: Person, cents: number): Promise<Invoice> {
  return buildSentInvoice(issuer, {
    items: [{ description: 'Trip', qty: 1, unit: cents / 100, taxRate: 0 }],
  });
}

/** Oldest first. */
export function readPayments(invoiceId: string): Promise<Row[]> {
  return query<Row>(
    'SELECT *, status::text FROM invoice_payments WHERE invoice_id = $1 ORDER BY created_at, id',
    [invoiceId],
  );
}

export function readNotifications(): Promise<Row[]> {
  return query<Row>(`SELECT user_id, type, title, message, href FROM notifications ORDER BY ${asWritten}`);
}

/** As somebody who is not signed in clicks Pay Now. */
export async function checkOut(id: string): Promise<Answer> {
  await nextMillisecond();
  const url = `/api/invoices/${id}/checkout`;
  return callRoute(openCheckout, { method: 'POST', url, params: { id } });
}

export async function postEvent(
  type: string,
  object: object,
  options?: { id?: string; secret?: string },
): Promise<Answer> {
  const { payload, signature } = signedEvent(type, object, options);
  return callRoute(webhook, {
    method: 'POST',
    url: '/api/webhooks/stripe',
    rawBody: payload,
    headers: { 'stripe-signature': signature },
  });
}
