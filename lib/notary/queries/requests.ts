import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { toDollars } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { canReadRecordsOf, partyOf } from '../policy';
import { actsAsDemo, namedAsAccount } from '../rules/demo';
import { readsThreadFrom } from '../rules/messages';
import { fullName, initialsOf, shortName } from '../rules/names';
import { ratingOf } from '../rules/rating';
import { agreedTravel, priceSelect, travelAskedOf } from '../rules/request-price';
import { isMobile, toMode } from '../rules/visit-mode';
import { setsOffFrom } from '../rules/visit-steps';
import { verificationLevel } from '../rules/verification-level';
import type { AssignedNotary, RequestView } from '../schema/requests';

/** Nobody scrolls further, and an account can make thousands. */
const MAX_LISTED = 500;

const columns = {
  id: true,
  clientId: true,
  notaryId: true,
  status: true,
  serviceType: true,
  documentType: true,
  appointmentAt: true,
  location: true,
  state: true,
  ...priceSelect,
  addDeedGuard: true,
  specialInstructions: true,
  travelAskedCents: true,
  totalPriceCents: true,
  cancellationCents: true,
  officeAddress: true,
  documentId: true,
  createdAt: true,
  assignedAt: true,
  departedAt: true,
  underWayAt: true,
  busyFrom: true,
  arrivedAt: true,
  positionHiddenAt: true,
  beginAgreedAt: true,
  playedAt: true,
  startedAt: true,
  completedAt: true,
  cancelledAt: true,
  cancelledBy: true,
  exhaustedAt: true,
  logIndex: true,
} satisfies Prisma.NotaryRequestSelect;

/** What `toRequestView` wants of a row. */
function requestSelect() {
  return {
    ...columns,
    client: { select: { firstName: true, lastName: true } },
    notary: {
      select: {
        userId: true,
        isDemo: true,
        ratingSum: true,
        ratingCount: true,
        completedCount: true,
        verifiedAt: true,
        user: { select: { firstName: true, lastName: true, phone: true, email: true } },
      },
    },
    document: { select: { name: true } },
    review: { select: { rating: true, comment: true } },
    offers: { select: { status: true, expiresAt: true } },
    messages: { where: { readAt: null }, select: { senderId: true, createdAt: true } },
  } satisfies Prisma.NotaryRequestSelect;
}

type RequestRow = Prisma.NotaryRequestGetPayload<{ select: ReturnType<typeof requestSelect> }>;

const isOpen = ({ status, expiresAt }: RequestRow['offers'][number]) =>
  status === 'open' && expiresAt > now();

/** A request as `viewerId` may see it: one of its parties, or an admin. */
function toRequestView(row: RequestRow, viewerId: string): RequestView {
  return {
    id: row.id,
    clientId: row.clientId,
    clientName: clientName(row, viewerId),
    notaryId: row.notaryId,
    notary: assignedNotary(row, viewerId),
    status: row.status,
    serviceType: row.serviceType,
    documentType: row.documentType,
    appointmentDate: row.appointmentAt.toISOString(),
    location: row.location,
    state: row.state,
    isRemote: row.isRemote,
    addDeedGuard: row.addDeedGuard,
    specialInstructions: row.specialInstructions,
    mode: toMode(row.mode),
    pages: row.pages,
    ...pricesOf(row),
    officeAddress: row.officeAddress,
    documentId: row.documentId,
    documentName: documentName(row, viewerId),
    ...momentsOf(row),
    cancelledBy: row.cancelledBy,
    isPositionHidden: row.status === 'assigned' && row.positionHiddenAt !== null,
    isExhausted: row.status === 'pending' && row.exhaustedAt !== null,
    askedCount: row.offers.length,
    isOffered: row.status === 'pending' && row.offers.some(isOpen),
    unreadMessages: countUnread(row, viewerId),
    review: row.review,
    logIndex: row.logIndex,
  };
}

function pricesOf(row: RequestRow) {
  const agreed = agreedTravel(row);
  return {
    basePrice: toDollars(row.basePriceCents),
    travelFee: agreed === null ? null : toDollars(agreed),
    travelAsked: travelAskedOf(row),
    rushFee: toDollars(row.rushFeeCents),
    tax: toDollars(row.taxCents),
    addOnPrice: toDollars(row.addOnCents),
    totalPrice: toDollars(row.totalPriceCents),
    cancellationFee: toDollars(row.cancellationCents),
  };
}

/** One request of the actor's, as client or notary; any for an admin. Throws `not_found`. */
export async function getRequest(actor: Actor, id: string): Promise<RequestView> {
  const row = await db.notaryRequest.findFirst({
    where: { id, ...visibleTo(actor) },
    select: requestSelect(),
  });
  return toRequestView(row ?? missing(), actor.id);
}

/** What an account asked for, newest first. Somebody else's is `not_found`. */
export async function listClientRequests(actor: Actor, userId: string): Promise<RequestView[]> {
  assertReadable(actor, userId);
  return listViews(actor, { where: { clientId: userId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
}

/** What a notary has taken on, latest appointment first. Somebody else's is `not_found`. */
export async function listNotaryRequests(actor: Actor, userId: string): Promise<RequestView[]> {
  assertReadable(actor, userId);
  return listViews(actor, {
    where: { notaryId: userId },
    orderBy: [{ appointmentAt: 'desc' }, { id: 'asc' }],
  });
}

async function listViews(
  actor: Actor,
  which: Pick<Prisma.NotaryRequestFindManyArgs, 'where' | 'orderBy'>,
): Promise<RequestView[]> {
  const rows = await db.notaryRequest.findMany({ ...which, take: MAX_LISTED, select: requestSelect() });
  return rows.map((row) => toRequestView(row, actor.id));
}

/** A request as it is now within a transaction, for a party that was made sure of before. */
export async function getRequestView(tx: Tx, id: string, viewerId: string): Promise<RequestView> {
  const row = await tx.notaryRequest.findUniqueOrThrow({ where: { id }, select: requestSelect() });
  return toRequestView(row, viewerId);
}

/** Requests that an actor may know of. */
export function visibleTo({ id, role }: Actor): Prisma.NotaryRequestWhereInput {
  return role === 'admin' ? {} : { OR: [{ clientId: id }, { notaryId: id }] };
}

function clientName({ client, clientId, notaryId }: RequestRow, viewerId: string): string {
  const isKnown = notaryId !== null || viewerId === clientId;
  return (isKnown ? fullName : shortName)(client.firstName, client.lastName);
}

/** Names of documents tell: for the client, and for the notary while the visit is ahead or under way. */
function documentName(row: RequestRow, viewerId: string): string | null {
  const party = partyOf(viewerId, row);
  const isOpen = row.status === 'assigned' || row.status === 'in_progress';
  return party === 'client' || (party === 'notary' && isOpen) ? (row.document?.name ?? null) : null;
}

/** The phone number is for the client, and for the time of the visit alone. */
function assignedNotary({ notary, clientId, status }: RequestRow, viewerId: string): AssignedNotary | null {
  if (!notary) return null;
  const { firstName, lastName, phone } = notary.user;
  const isUnderWay = status === 'assigned' || status === 'in_progress';
  const rating = ratingOf(notary.ratingSum, notary.ratingCount);
  const isVerified = notary.verifiedAt !== null;
  const level = verificationLevel({ isVerified, completedCount: notary.completedCount, rating });
  return {
    id: notary.userId,
    name: namedAsAccount(fullName(firstName, lastName), notary),
    initials: initialsOf(firstName, lastName),
    rating,
    phone: isUnderWay && viewerId === clientId ? phone : null,
    isDemo: notary.isDemo,
    ...(!notary.isDemo && actsAsDemo(notary) && { isDemoAccount: true as const }),
    ...(isUnderWay && level && { verificationLevel: level }),
  };
}

function momentsOf(row: RequestRow) {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    createdAt: row.createdAt.toISOString(),
    assignedAt: iso(row.assignedAt),
    setsOffFrom: iso(findSetsOffFrom(row)),
    departedAt: iso(row.departedAt),
    underWayAt: iso(row.underWayAt),
    arrivedAt: iso(row.arrivedAt),
    beginAgreedAt: iso(row.beginAgreedAt),
    playedAt: iso(row.playedAt),
    startedAt: iso(row.startedAt),
    completedAt: iso(row.completedAt),
    cancelledAt: iso(row.cancelledAt),
  };
}

function findSetsOffFrom(row: RequestRow): Date | null {
  const isAwaited = row.status === 'assigned' && isMobile({ ...row, mode: toMode(row.mode) });
  return isAwaited ? setsOffFrom(row) : null;
}

function countUnread(row: RequestRow, viewerId: string): number {
  const party = partyOf(viewerId, row);
  if (!party) return 0;
  const from = readsThreadFrom(party, row) ?? new Date(0);
  return row.messages.filter(({ senderId, createdAt }) => senderId !== viewerId && createdAt >= from).length;
}

function assertReadable(actor: Actor, userId: string): void {
  if (!canReadRecordsOf(actor, userId)) throw new AppError('not_found', 'There is no such account.');
}

function missing(): never {
  throw new AppError('not_found', 'There is no such request.');
}
