import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { holdRequest } from '@/lib/notary/commands/hold-request';
import { fullName } from '@/lib/notary/rules/names';
import { toCents } from '@/lib/payments/rules';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { invoiceFields, toInvoice } from '../queries/invoices';
import { DEFAULT_TERMS, invoiceNumber } from '../rules/statuses';
import { lineAmounts, sumLines, toMilli } from '../rules/totals';
import { visitLines, type NamedLine } from '../rules/visit-lines';
import type { CreateInvoiceInput, Invoice } from '../schema';
import { announceInvoice } from './hold-invoice';

type Draft = {
  issuerId: string;
  clientType: CreateInvoiceInput['clientType'];
  billTo: CreateInvoiceInput['billTo'];
  property?: string | null;
  requestId?: string;
  lines: NamedLine[];
};

/** Writes an invoice of the actor's as a draft, with the next number of its series, and its audit event. */
export async function createInvoice(actor: Actor, input: CreateInvoiceInput): Promise<Invoice> {
  const { clientType, billTo, meta, items } = input;
  const lines = items.map(({ description, qty, unit, taxRate }) => ({
    description,
    quantity: qty,
    unitCents: toCents(unit),
    taxRateMilli: toMilli(taxRate),
  }));
  const draft = { issuerId: actor.id, clientType, billTo, property: meta.property, lines };
  return transaction((tx) => writeInvoice(tx, actor, draft));
}

/**
 * Bills a completed visit to its client, in the name of its notary, at the price that the client agreed to: once, until
 * that invoice is void. Throws `not_found` for a request that is not the actor's, `forbidden` for its client, and
 * `conflict` before the visit is completed.
 */
export async function invoiceRequest(
  actor: Actor,
  requestId: string,
): Promise<{ invoice: Invoice; isNew: boolean }> {
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
      throw new AppError('conflict', 'A visit can be invoiced once it is completed.');
    }
    const earlier = await findInvoiceOf(tx, requestId, notaryId);
    if (earlier) return { invoice: earlier, isNew: false };
    const invoice = await writeInvoice(tx, actor, {
      issuerId: notaryId,
      clientType: 'direct',
      billTo: { name: fullName(client.firstName, client.lastName), email: client.email },
      property: visit.location,
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
  const { issuerId, clientType, billTo, property, requestId } = draft;
  const id = newId();
  const items = draft.lines.map((line, index) => ({ position: index + 1, ...line, ...lineAmounts(line) }));
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
      clientType,
      issuerName: fullName(issuer.firstName, issuer.lastName),
      issuerEmail: issuer.email,
      billToName: billTo.name,
      billToEmail: billTo.email,
      billToCompany: billTo.company,
      billToAddress: billTo.address,
      property,
      requestId,
      terms: DEFAULT_TERMS,
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
