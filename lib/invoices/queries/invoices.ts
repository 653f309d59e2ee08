import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isDemoAddress } from '@/lib/notary/rules/demo';
import { cutPage, holding, LIST_PAGE } from '@/lib/platform/list';
import { standingOf, sumReceived } from '../rules/received';
import { searchedParts } from '../rules/names';
import type { Sender } from '../rules/sender-note';
import { isOpen, type InvoiceStatus } from '../rules/statuses';
import { fromMilli, lineAmounts } from '../rules/totals';
import type { Invoice, InvoiceFilter, InvoicePage, PublicInvoice } from '../schema';

/** What `sumReceived` and `standingOf` want, oldest first. */
export const paymentRows = {
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  select: { status: true, provider: true, amountCents: true, refundedCents: true, currency: true },
} satisfies Prisma.Invoice$paymentsArgs;

/** What `toInvoice` and `toPublicInvoice` want of a row. */
export const invoiceFields = {
  id: true,
  number: true,
  status: true,
  clientType: true,
  issuerName: true,
  issuerEmail: true,
  billToName: true,
  billToEmail: true,
  billToCompany: true,
  billToAddress: true,
  property: true,
  requestId: true,
  issuerId: true,
  terms: true,
  memo: true,
  revision: true,
  currency: true,
  subtotalCents: true,
  taxCents: true,
  totalCents: true,
  createdAt: true,
  sentAt: true,
  lastSentAt: true,
  mailId: true,
  dueAt: true,
  paidAt: true,
  paymentMethod: true,
  voidedAt: true,
  refundedAt: true,
  items: {
    orderBy: { position: 'asc' },
    select: {
      description: true,
      quantity: true,
      quantityMilli: true,
      unitCents: true,
      taxRateMilli: true,
      taxCents: true,
    },
  },
  payments: paymentRows,
  issuer: {
    select: {
      notaryProfile: {
        select: {
          verifiedAt: true,
          isDemo: true,
          credentials: { where: { kind: 'commission' }, select: { expiresOn: true } },
        },
      },
    },
  },
  request: {
    select: {
      status: true,
      notaryId: true,
      appointmentAt: true,
      cancellationCents: true,
      client: { select: { email: true } },
    },
  },
} satisfies Prisma.InvoiceSelect;

type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>;
type ItemRow = InvoiceRow['items'][number];

/** An invoice as its issuer and an admin may see it. */
export function toInvoice(row: InvoiceRow): Invoice {
  return {
    ...toPublicInvoice(row),
    ...sumReceived(row, row.payments),
    requestId: row.requestId,
    revision: row.revision,
    lastSentAt: iso(row.lastSentAt),
    paymentMethod: row.paymentMethod,
    voidedAt: iso(row.voidedAt),
    refundedAt: iso(row.refundedAt),
    previewUrl: row.mailId ? `/api/invoices/${row.id}/mail` : null,
  };
}

/** An invoice as anyone who has its address may see it. */
function toPublicInvoice(row: InvoiceRow): PublicInvoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    clientType: row.clientType,
    issuer: { name: row.issuerName, email: row.issuerEmail },
    sender: senderOf(row),
    billTo: {
      name: row.billToName,
      email: row.billToEmail,
      company: row.billToCompany,
      address: row.billToAddress,
    },
    meta: { property: row.property },
    isVisit: row.requestId !== null,
    items: row.items.map(toItem),
    subtotal: toDollars(row.subtotalCents),
    tax: toDollars(row.taxCents),
    total: toDollars(row.totalCents),
    balance: isOpen(row.status) ? toDollars(row.totalCents) : 0,
    currency: row.currency.toUpperCase(),
    terms: row.terms,
    memo: row.memo,
    createdAt: row.createdAt.toISOString(),
    sentAt: iso(row.sentAt),
    dueAt: iso(row.dueAt),
    paid: row.status === 'paid',
    paidAt: iso(row.paidAt),
    isDemoPaid:
      row.status === 'paid' &&
      row.paymentMethod === 'card' &&
      row.payments.some(({ provider, status }) => provider === 'demo' && status === 'succeeded'),
    payment: standingOf(row, row.payments),
  };
}

function toItem({ description, quantity, quantityMilli, unitCents, taxRateMilli, taxCents }: ItemRow) {
  const qty = fromMilli(quantity * 1000 + quantityMilli);
  const byItself = lineAmounts({ quantity: qty, unitCents, taxRateMilli });
  return {
    description,
    qty,
    unit: toDollars(unitCents),
    taxRate: fromMilli(taxRateMilli),
    ...(taxCents !== byItself.taxCents && { tax: toDollars(taxCents) }),
  };
}

/** Nobody compared anything of an account that is there for trying out. */
function senderOf({ issuer, issuerEmail, request, issuerId, billToEmail }: InvoiceRow): Sender {
  const profile = issuer.notaryProfile;
  const isDemo = profile?.isDemo === true || isDemoAddress(issuerEmail);
  const today = now().toISOString().slice(0, 10);
  const isInForce = profile?.credentials.some(
    ({ expiresOn }) => expiresOn.toISOString().slice(0, 10) >= today,
  );
  const isCancelled = request !== null && request.cancellationCents > 0;
  const isOurs =
    request !== null && (request.status === 'completed' || isCancelled) && request.notaryId === issuerId;
  return {
    checkedAt: isInForce && !isDemo ? iso(profile?.verifiedAt ?? null) : null,
    ...(isDemo && { isDemo }),
    visitAt: isOurs ? request.appointmentAt.toISOString() : null,
    isCancelled: isOurs && isCancelled,
    isForClient: isOurs && billToEmail?.toLowerCase() === request.client.email.toLowerCase(),
  };
}

/** One page of the actor's invoices (an admin: of all), newest first, from behind the invoice `after`. Throws `not_found` for an `after` that is not theirs. */
export async function listInvoices(
  actor: Actor,
  { after, ...filter }: InvoiceFilter & { after?: string },
): Promise<InvoicePage> {
  const found = await db.invoice.findMany({
    where: { AND: [ownedBy(actor), matching(actor, filter), await behind(actor, after)] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LIST_PAGE + 1,
    select: invoiceFields,
  });
  const { rows, next } = cutPage(found, after);
  return { invoices: rows.map(toInvoice), next };
}

/** How many of the actor's invoices (an admin: of all) are in each state, and the sum of their totals. */
export async function countInvoices(
  actor: Actor,
  filter: InvoiceFilter,
): Promise<Record<InvoiceStatus, { count: number; totalCents: number }>> {
  const groups = await db.invoice.groupBy({
    by: ['status'],
    where: { AND: [ownedBy(actor), matching(actor, filter)] },
    _count: { _all: true },
    _sum: { totalCents: true },
  });
  const of = (status: InvoiceStatus) => {
    const group = groups.find((each) => each.status === status);
    return { count: group?._count._all ?? 0, totalCents: group?._sum.totalCents ?? 0 };
  };
  return { draft: of('draft'), sent: of('sent'), paid: of('paid'), void: of('void') };
}

/**
 * One invoice for anyone who knows its id, which is the secret. Throws `not_found`, also for one that only its issuer
 * may see yet.
 */
export async function getPublicInvoice(id: string, viewer: Actor | null): Promise<PublicInvoice> {
  const row = (await db.invoice.findUnique({ where: { id }, select: invoiceFields })) ?? missingInvoice();
  const isOwn = viewer !== null && (viewer.role === 'admin' || viewer.id === row.issuerId);
  if (!isOwn && !(await isForOthers(db, row))) missingInvoice();
  return toPublicInvoice(row);
}

/** Nobody is asked for money in the name of an address that nobody confirmed: a draft of such an account is shown to nobody else. */
export async function isForOthers(
  tx: Tx,
  { issuerId, sentAt }: { issuerId: string; sentAt: Date | null },
): Promise<boolean> {
  return sentAt !== null || hasConfirmedAddress(tx, issuerId);
}

/** Invoices that an actor may see and change. */
export function ownedBy({ id, role }: Actor): Prisma.InvoiceWhereInput {
  return role === 'admin' ? {} : { issuerId: id };
}

/** Throws `not_found`: for an id that nobody has, and for somebody else's. */
export function missingInvoice(): never {
  throw new AppError('not_found', 'Invoice not found');
}

/** Invoices that a filter leaves. One's own name is on every one of one's own: only an admin finds by it. */
export function matching({ role }: Actor, { status, search }: InvoiceFilter): Prisma.InvoiceWhereInput {
  if (!search) return { status };
  const columns = ['number', 'billToName', 'billToCompany', 'billToEmail', 'property'];
  if (role === 'admin') columns.push('issuerName', 'issuerEmail');
  const found = (part: string) => ({ OR: columns.map((column) => ({ [column]: holding(part) })) });
  return { status, AND: searchedParts(search).map(found) };
}

/** The first bound lets the index begin where the page does, however deep; the second parts rows of the same time. */
async function behind(actor: Actor, after: string | undefined): Promise<Prisma.InvoiceWhereInput> {
  if (!after) return {};
  const last = await db.invoice.findFirst({
    where: { id: after, ...ownedBy(actor) },
    select: { createdAt: true },
  });
  if (!last) throw new AppError('not_found', 'There is no such page of invoices.');
  const { createdAt } = last;
  return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: after } }] };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
