import { createInvoice } from '@/lib/invoices/commands/invoices';
import { createInvoiceSchema, type Invoice } from '@/lib/invoices/schema';
import type { Person } from './actors';
import { nextMillisecond } from './clock';
import { query } from './database';

type Row = Record<string, unknown>;

/** What the form sends: two lines for $120, for somebody who has an email address. */
export function invoiceInput({ billTo, ...overrides }: Record<string, unknown> = {}) {
  return {
    clientType: 'direct',
    billTo: { name: 'Grace Hopper', email: 'grace@example.com', ...(billTo as object) },
    meta: { property: '12 Main St' },
    items: [
      { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 },
      { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
    ],
    ...overrides,
  };
}

export async function buildInvoice(issuer: Person, overrides?: Record<string, unknown>): Promise<Invoice> {
  await nextMillisecond();
  const input = createInvoiceSchema.parse(invoiceInput(overrides));
  return (await createInvoice(issuer.actor, input)).invoice;
}

/** One that can be paid: sent, as if its issuer had handed it over, without the audit event of that. */
export async function buildSentInvoice(
  issuer: Person,
  overrides?: Record<string, unknown>,
): Promise<Invoice> {
  const invoice = await buildInvoice(issuer, overrides);
  await query(
    `UPDATE invoices SET status = 'sent', sent_at = created_at, due_at = created_at WHERE id = $1`,
    [invoice.id],
  );
  return { ...invoice, status: 'sent' };
}

export async function readInvoice(id: string): Promise<Row> {
  const [row] = await query<Row>('SELECT *, status::text, payment_method::text FROM invoices WHERE id = $1', [
    id,
  ]);
  return row!;
}

/** Its lines as rows, in their order. */
export function readItems(id: string): Promise<Row[]> {
  return query<Row>(
    `SELECT position, description, quantity, unit_cents, tax_rate_milli, net_cents, tax_cents
     FROM invoice_items WHERE invoice_id = $1 ORDER BY position`,
    [id],
  );
}

/** The numbers that somebody has given, in their order. */
export async function listNumbers(issuer: Person): Promise<string[]> {
  const rows = await query<{ number: string }>(
    'SELECT number FROM invoices WHERE issuer_id = $1 ORDER BY number',
    [issuer.actor.id],
  );
  return rows.map(({ number }) => number);
}

/** Writes that many drafts as rows, numbered from `first`; `at` is SQL for when the n-th was made. */
export async function fillInvoices(issuer: Person, count: number, at: string, first = 1): Promise<void> {
  await query(
    `INSERT INTO invoices (id, issuer_id, number, client_type, issuer_name, issuer_email, bill_to_name, terms,
       subtotal_cents, tax_cents, total_cents, created_at)
     SELECT gen_random_uuid(), $1, 'INV-2026-' || lpad(n::text, 4, '0'), 'direct', 'Ada Lovelace', 'ada@example.com',
       'Client ' || n, 'Net 15', 100, 0, 100, ${at} FROM generate_series($3::int, $3::int + $2::int - 1) n`,
    [issuer.actor.id, count, first],
  );
}
