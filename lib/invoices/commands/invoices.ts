import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { isErasedAddress } from '@/lib/accounts/rules/erased';
import { findActFeeLimit } from '@/lib/catalog/queries';
import { holdRequest } from '@/lib/notary/commands/hold-request';
import type { BillCancellation } from '@/lib/notary/commands/status';
import { DEMO_IS_FREE } from '@/lib/notary/rules/billing';
import { findStatePlace } from '@/lib/notary/queries/place';
import { fullName } from '@/lib/notary/rules/names';
import { priceSelect, toPriced } from '@/lib/notary/rules/request-price';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { invoiceFields, toInvoice } from '../queries/invoices';
import { DEFAULT_TERMS, dueDate, VISIT_TERMS } from '../rules/terms';
import { invoiceNumber } from '../rules/statuses';
import { sumLines, type LineAmounts } from '../rules/totals';
import { cancellationLines, visitLines, type NamedLine } from '../rules/visit-lines';
import type { CreateInvoiceInput, Invoice } from '../schema';
import { headColumns, lineColumns, linesOf, type Head } from './content';
import { publishInvoice } from './invoice-events';
import { announceInvoice } from './hold-invoice';
import { readIssuer } from './issuer';

type Draft = Head & {
  id: string;
  issuerId: string;
  requestId?: string;
  /** with amounts where they are not those of the line by itself */
  lines: (NamedLine & Partial<LineAmounts>)[];
  /** null for a draft */
  sentAt?: Date;
};

type Made = { invoice: Invoice; isNew: boolean };

/**
 * Writes an invoice of the actor's as a draft, with the next number of its series, and its audit event; once for an id
 * that the sender gave it. With a visit it is the bill of that visit: to its client, at the agreed price. Throws `conflict` for the id of somebody else's, and for a visit that is billed already,
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
  if (!draft.requestId) return writeInvoice(tx, actor, draft);
  await assertBillable(tx, actor, draft.requestId);
  const visit = await tx.notaryRequest.findUniqueOrThrow({
    where: { id: draft.requestId },
    select: visitColumns,
  });
  // Whatever was sent with it: the client agreed to this price, and the page of the bill says that it is for their visit.
  return writeInvoice(tx, actor, { ...draft, ...billOf(visit) });
}

/** An admin's invoice is their own, never that of the visit. */
async function assertBillable(tx: Tx, actor: Actor, requestId: string): Promise<void> {
  await holdRequest(tx, actor, requestId);
  const where = { id: requestId, notaryId: actor.id, notary: { isDemo: false }, ...isOwed };
  if ((await tx.notaryRequest.count({ where })) === 0) {
    throw new AppError('not_found', 'There is no such request.');
  }
  const live = await findInvoiceOf(tx, requestId, actor.id);
  if (live) throw new AppError('conflict', `${live.number} already bills this visit.`);
}

/** A visit that took place, or that its client cancelled too late. */
const isOwed = {
  OR: [{ status: 'completed' }, { cancellationCents: { gt: 0 } }],
} satisfies Prisma.NotaryRequestWhereInput;

/**
 * Bills a completed visit, or its cancellation, to its client, in the name of its notary, at the price that the client agreed to: once, until
 * that invoice is void. Throws `not_found` for a request that is not the actor's, `forbidden` for its client, and
 * `conflict` before the visit is completed, and for that of a demo notary.
 */
export async function invoiceRequest(actor: Actor, requestId: string): Promise<Made> {
  return transaction(async (tx) => {
    await holdRequest(tx, actor, requestId);
    const visit = await tx.notaryRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: visitColumns,
    });
    const { notaryId, status } = visit;
    if (actor.role !== 'admin' && actor.id !== notaryId) {
      throw new AppError('forbidden', 'The invoice of a visit is made by its notary.');
    }
    if (!notaryId || (status !== 'completed' && visit.cancellationCents === 0)) {
      throw new AppError('conflict', 'A visit can be invoiced only after it is completed.');
    }
    if (visit.notary?.isDemo) throw new AppError('conflict', `${DEMO_IS_FREE} It has no bill.`);
    const earlier = await findInvoiceOf(tx, requestId, notaryId);
    if (earlier) return { invoice: earlier, isNew: false };
    const draft = { id: newId(), issuerId: notaryId, requestId, ...billOf(visit) };
    return { invoice: await writeInvoice(tx, actor, draft), isNew: true };
  });
}

type Visit = Prisma.NotaryRequestGetPayload<{ select: typeof visitColumns }>;

/** What the bill of a visit says: to whom, and at the price that its client agreed to, or the fee for cancelling. */
function billOf(visit: Visit) {
  const { client, cancellationCents } = visit;
  return {
    clientType: 'direct',
    terms: VISIT_TERMS,
    billTo: billToClient(client),
    meta: { property: placeOf(visit) },
    lines:
      cancellationCents > 0
        ? cancellationLines(cancellationCents)
        : visitLines(toPriced(visit), limitOf(visit)),
  } as const;
}

/**
 * The bill of a visit that its client cancelled too late, in the name of its notary, sent as it is made: in the
 * transaction of the cancellation, which holds the request, with the job that emails it.
 */
export const billCancellation: BillCancellation = async (tx, actor, { id, notaryId, feeCents }) => {
  const visit = await tx.notaryRequest.findUniqueOrThrow({
    where: { id },
    select: visitColumns,
  });
  const billId = newId();
  await writeInvoice(tx, actor, {
    id: billId,
    issuerId: notaryId,
    clientType: 'direct',
    terms: VISIT_TERMS,
    billTo: billToClient(visit.client),
    meta: { property: placeOf(visit) },
    requestId: id,
    lines: cancellationLines(feeCents),
    sentAt: now(),
  });
  await enqueue(tx, 'send-bill', billId);
};

/** Online the limit is that of the notary's own state, which their bill does not name. */
function limitOf(visit: Visit) {
  const place = visit.isRemote ? null : findStatePlace(placeOf(visit) ?? '');
  return place && findActFeeLimit(place.state);
}

/** Where it takes place: at the notary's office, or at the client's address. */
function placeOf({ mode, officeAddress, location }: Pick<Visit, 'mode' | 'officeAddress' | 'location'>) {
  return (mode === 'in-person' ? officeAddress : null) ?? location ?? undefined;
}

function billToClient({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}) {
  return { name: fullName(firstName, lastName), email: isErasedAddress(email) ? undefined : email };
}

const visitColumns = {
  ...priceSelect,
  notaryId: true,
  status: true,
  location: true,
  officeAddress: true,
  cancellationCents: true,
  client: { select: { firstName: true, lastName: true, email: true } },
  notary: { select: { isDemo: true } },
} satisfies Prisma.NotaryRequestSelect;

async function findInvoiceOf(tx: Tx, requestId: string, issuerId: string): Promise<Invoice | null> {
  const row = await tx.invoice.findFirst({
    where: { requestId, issuerId, status: { not: 'void' } },
    select: invoiceFields,
  });
  return row && toInvoice(row);
}

async function writeInvoice(tx: Tx, actor: Actor, draft: Draft): Promise<Invoice> {
  const { id, issuerId, requestId, sentAt } = draft;
  const items = lineColumns(draft.lines);
  const issuer = await readIssuer(tx, issuerId);
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
      ...(sentAt && { status: 'sent', sentAt, dueAt: dueDate(draft.terms ?? DEFAULT_TERMS, sentAt) }),
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
    data: { from: null, to: sentAt ? 'sent' : 'draft', ...(requestId && { requestId }) },
  });
  await announceInvoice(tx, { id, issuerId, requestId: requestId ?? null });
  if (sentAt) await publishInvoice(tx, id, 'invoice.sent');
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
