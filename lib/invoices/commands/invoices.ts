import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdRequest } from '@/lib/notary/commands/hold-request';
import { fullName } from '@/lib/notary/rules/names';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { invoiceFields, toInvoice } from '../queries/invoices';
import { invoiceNumber } from '../rules/statuses';
import { sumLines } from '../rules/totals';
import { visitLines, type NamedLine } from '../rules/visit-lines';
import type { CreateInvoiceInput, Invoice } from '../schema';
import { headColumns, lineColumns, linesOf, type Head } from './content';
import { announceInvoice } from './hold-invoice';

type Draft = Head & { id: string; issuerId: string; requestId?: string; lines: NamedLine[] };

type Made = { invoice: Invoice; isNew: boolean };

/**
 * Writes an invoice of the actor's as a draft, with the next number of its series, and its audit event; once for an id
 * that the sender gave it. Throws `conflict` for the id of somebody else's, and for a visit that is billed already,
 * `not_found` for a visit that is not the actor's to bill, and `validation_failed` for a due day that is over.
 */
export async function createInvoice(actor: Actor, input: CreateInvoiceInput): Promise<Made> {
  const { id = newId(), items, ...head } = input;
  const draft = { ...head, id, issuerId: actor.id, lines: linesOf(items) };
  const earlier = input.id && (await findMade(actor, input.id));
  if (earlier) return { invoice: earlier, isNew: false };
  try {
    return { invoice: await transaction((tx) => writeDraft(tx, actor, draft)), isNew: true };
  } catch (error) {
    // The same draft was sent twice at once, and the other try came first.
    const other = isUniqueViolation(error) && (await findMade(actor, id));
    if (other) return { invoice: other, isNew: false };
    throw error;
  }
}

async function findMade(actor: Actor, id: string): Promise<Invoice | null> {
  const row = await db.invoice.findUnique({ where: { id }, select: { ...invoiceFields, issuerId: true } });
  if (row && row.issuerId !== actor.id)
    throw new AppError('conflict', 'This id is taken. Please start over.');
  return row && toInvoice(row);
}

async function writeDraft(tx: Tx, actor: Actor, draft: Draft): Promise<Invoice> {
  if (draft.requestId) await assertBillable(tx, actor, draft.requestId);
  return writeInvoice(tx, actor, draft);
}

/** An admin's invoice is their own, never that of the visit. */
async function assertBillable(tx: Tx, actor: Actor, requestId: string): Promise<void> {
  await holdRequest(tx, actor, requestId);
  const where = { id: requestId, notaryId: actor.id, status: 'completed' } as const;
  if ((await tx.notaryRequest.count({ where })) === 0) {
    throw new AppError('not_found', 'There is no such request.');
  }
  const live = await findInvoiceOf(tx, requestId, actor.id);
  if (live) throw new AppError('conflict', `${live.number} already bills this visit.`);
}

/**
 * Bills a completed visit to its client, in the name of its notary, at the price that the client agreed to: once, until
 * that invoice is void. Throws `not_found` for a request that is not the actor's, `forbidden` for its client, and
 * `conflict` before the visit is completed.
 */
export async function invoiceRequest(actor: Actor, requestId: string): Promise<Made> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, requestId);
    const { notaryId, status, client, ...visit } = await tx.notaryRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: visitColumns,
    });
    if (actor.role !== 'admin' && actor.id !== notaryId) {
      throw new AppError('forbidden', 'Only the notary of a visit can invoice it.');
    }
    if (!notaryId || status !== 'completed') {
      throw new AppError('conflict', 'A visit can be invoiced only after it is completed.');
    }
    const earlier = await findInvoiceOf(tx, requestId, notaryId);
    if (earlier) return { invoice: earlier, isNew: false };
    const invoice = await writeInvoice(tx, actor, {
      id: newId(),
      issuerId: notaryId,
      clientType: 'direct',
      billTo: { name: fullName(client.firstName, client.lastName), email: client.email },
      meta: { property: visit.location ?? undefined },
      requestId,
      lines: visitLines(visit),
    });
    return { invoice, isNew: true };
  });
}

const visitColumns = {
  notaryId: true,
  status: true,
  isRemote: true,
  location: true,
  basePriceCents: true,
  travelFeeCents: true,
  addOnCents: true,
  client: { select: { firstName: true, lastName: true, email: true } },
} satisfies Prisma.NotaryRequestSelect;

async function findInvoiceOf(tx: Tx, requestId: string, issuerId: string): Promise<Invoice | null> {
  const row = await tx.invoice.findFirst({
    where: { requestId, issuerId, status: { not: 'void' } },
    select: invoiceFields,
  });
  return row && toInvoice(row);
}

async function writeInvoice(tx: Tx, actor: Actor, draft: Draft): Promise<Invoice> {
  const { id, issuerId, requestId } = draft;
  const items = lineColumns(draft.lines);
  const issuer = await tx.user.findUniqueOrThrow({
    where: { id: issuerId },
    select: { firstName: true, lastName: true, email: true },
  });
  const row = await tx.invoice.create({
    data: {
      id,
      issuerId,
      // Late, because the next one of the same issuer waits for it until the transaction ends.
      number: await takeNumber(tx, issuerId),
      issuerName: fullName(issuer.firstName, issuer.lastName),
      issuerEmail: issuer.email,
      ...headColumns(draft),
      requestId,
      ...sumLines(items),
      createdAt: now(),
      items: { createMany: { data: items } },
    },
    select: invoiceFields,
  });
  await audit(tx, {
    type: 'invoice.created',
    actorId: actor.id,
    subjectId: id,
    data: { from: null, to: 'draft', ...(requestId && { requestId }) },
  });
  await announceInvoice(tx, { id, issuerId });
  return toInvoice(row);
}

/** A number that is given is used: when the transaction fails, the counter goes back with it. */
async function takeNumber(tx: Tx, issuerId: string): Promise<string> {
  const year = now().getUTCFullYear();
  const [counter] = await tx.$queryRaw<{ ordinal: number }[]>`
    INSERT INTO invoice_counters (issuer_id, year, last_number) VALUES (${issuerId}::uuid, ${year}, 1)
    ON CONFLICT (issuer_id, year) DO UPDATE SET last_number = invoice_counters.last_number + 1
    RETURNING last_number AS ordinal`;
  if (!counter) throw new Error('The counter of invoices gave no number.');
  return invoiceNumber(year, counter.ordinal);
}
