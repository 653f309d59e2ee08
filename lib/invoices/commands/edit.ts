import 'server-only';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { invoiceFields, toInvoice } from '../queries/invoices';
import { isOpen, refusal, type InvoiceStatus } from '../rules/statuses';
import { dueDate } from '../rules/terms';
import { sumLines } from '../rules/totals';
import type { AddEmailInput, EditInvoiceInput, Invoice } from '../schema';
import { headColumns, lineColumns, linesOf } from './content';
import { announceInvoice, holdInvoice } from './hold-invoice';
import { forgetBillReminder } from './remind';

/**
 * Writes a draft anew, whole. The lines of a visit's bill stay: the client agreed to them. Throws `not_found`,
 * `validation_failed` for a due day that is over, and `conflict` once it was sent, is being paid, is paid or void, when
 * another tab changed it since, and when it would change the lines of a visit's bill.
 */
export function editInvoice(actor: Actor, id: string, input: EditInvoiceInput): Promise<Invoice> {
  return transaction(async (tx) => {
    const { status, revision, requestId } = await holdInvoice(tx, id, actor);
    assertDraft(status);
    await assertUnpaid(tx, id);
    if (input.revision !== undefined && input.revision !== revision) {
      throw new AppError('conflict', 'This draft was changed elsewhere. Reload the page and edit it again.');
    }
    const lines = lineColumns(linesOf(input.items));
    if (requestId) await assertSameLines(tx, id, lines);
    else await replaceLines(tx, id, lines);
    const head = headColumns(input);
    if (requestId) await assertSameClient(tx, id, head);
    await tx.invoice.update({
      where: { id },
      data: { ...head, ...(!requestId && sumLines(lines)), revision: revision + 1 },
      select: { id: true },
    });
    await audit(tx, {
      type: 'invoice.edited',
      actorId: actor.id,
      subjectId: id,
      data: { revision: revision + 1 },
    });
    return finish(tx, id);
  });
}

/**
 * Gives an open invoice the email address that it lacks, so that it can be sent. Throws `not_found`, and `conflict` when it
 * has one, is paid or void.
 */
export function addEmail(actor: Actor, id: string, { email }: AddEmailInput): Promise<Invoice> {
  return transaction(async (tx) => {
    const { status, revision, billToEmail } = await holdInvoice(tx, id, actor);
    assertOpen(status);
    if (billToEmail) throw new AppError('conflict', 'This invoice has an email address already.');
    await tx.invoice.update({
      where: { id },
      data: { billToEmail: email, revision: revision + 1 },
      select: { id: true },
    });
    await audit(tx, { type: 'invoice.email_added', actorId: actor.id, subjectId: id });
    return finish(tx, id);
  });
}

/**
 * The issuer hands an invoice over themselves, by its link or as a PDF: from then on it can be paid, and no longer edited.
 * Throws `not_found`, `unconfirmed_address` as for an email, and `conflict` unless it is a draft.
 */
export function issueInvoice(actor: Actor, id: string): Promise<Invoice> {
  return transaction(async (tx) => {
    const { status: from, issuerId, requestId, terms, dueAt } = await holdInvoice(tx, id, actor);
    assertDraft(from);
    await assertConfirmedAddress(tx, { userId: issuerId, what: 'issue an invoice' });
    const sentAt = now();
    await tx.invoice.update({
      where: { id },
      data: { status: 'sent', sentAt, dueAt: dueAt ?? dueDate(terms, sentAt) },
      select: { id: true },
    });
    await audit(tx, {
      type: 'invoice.issued',
      actorId: actor.id,
      subjectId: id,
      data: { from, to: 'sent' },
    });
    await forgetBillReminder(tx, { issuerId, requestId });
    return finish(tx, id);
  });
}

async function finish(tx: Tx, id: string): Promise<Invoice> {
  const row = await tx.invoice.findUniqueOrThrow({ where: { id }, select: invoiceFields });
  await announceInvoice(tx, row);
  return toInvoice(row);
}

function assertOpen(status: InvoiceStatus): void {
  if (!isOpen(status)) throw new AppError('conflict', refusal(status));
}

function assertDraft(status: InvoiceStatus): void {
  assertOpen(status);
  if (status === 'draft') return;
  throw new AppError('conflict', 'This invoice was sent. Void it and duplicate it to change what it says.');
}

/** Until a version ago drafts could be paid: one that somebody pays now stays as it is. */
async function assertUnpaid(tx: Tx, invoiceId: string): Promise<void> {
  const where = { invoiceId, status: { in: ['open', 'succeeded'] as ('open' | 'succeeded')[] } };
  if ((await tx.invoicePayment.count({ where })) === 0) return;
  throw new AppError('conflict', 'Somebody is paying this invoice, so it cannot be changed now.');
}

type Line = ReturnType<typeof lineColumns>[number];

async function replaceLines(tx: Tx, invoiceId: string, lines: readonly Line[]): Promise<void> {
  await tx.invoiceItem.deleteMany({ where: { invoiceId } });
  await tx.invoiceItem.createMany({ data: lines.map((line) => ({ invoiceId, ...line })) });
}

/** The page of a visit's bill tells whoever opens it for whom it is. */
async function assertSameClient(
  tx: Tx,
  id: string,
  { billToName, billToEmail }: ReturnType<typeof headColumns>,
): Promise<void> {
  if ((await tx.invoice.count({ where: { id, billToName, billToEmail } })) > 0) return;
  throw new AppError('conflict', 'The invoice of a visit goes to its client: name and email stay.');
}

async function assertSameLines(tx: Tx, invoiceId: string, lines: readonly Line[]): Promise<void> {
  const kept = await tx.invoiceItem.findMany({
    where: { invoiceId },
    orderBy: { position: 'asc' },
    select: { description: true, quantity: true, quantityMilli: true, unitCents: true, taxRateMilli: true },
  });
  const asText = (line: (typeof kept)[number]) =>
    [line.description, line.quantity, line.quantityMilli, line.unitCents, line.taxRateMilli].join('\n');
  if (kept.map(asText).join('\n') === lines.map(asText).join('\n')) return;
  throw new AppError('conflict', 'The lines of a visit’s invoice are what the client agreed to: they stay.');
}
