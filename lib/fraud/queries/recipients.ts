import 'server-only';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { sendsMail } from '@/lib/platform/env';
import { decideCounty, US, type CountyContact, type CountyUntold } from '../rules/county';
import type { FraudPreview, FraudTransport } from '../schema';
import { findCountyContact } from './contacts';

const lockFields = {
  id: true,
  status: true,
  contestedAt: true,
  propertyAddress: true,
  county: true,
  countyFips: true,
} as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a report of this person is about: an alert of theirs, and their lock of the property that it names. */
export async function findReported(
  tx: Tx,
  { actor, eventId, propertyAddress }: { actor: Actor | null; eventId: string; propertyAddress?: string },
) {
  if (!actor) return { alert: null, lock: null };
  const alert = UUID.test(eventId)
    ? await tx.alert.findFirst({
        where: { id: eventId.toLowerCase(), userId: actor.id },
        select: { id: true, status: true, lock: { select: lockFields } },
      })
    : null;
  // Who corrects the address to that of another lock of theirs means that one.
  const named = propertyAddress ? await findOwnLock(tx, actor, propertyAddress) : null;
  return { alert, lock: named ?? alert?.lock ?? null };
}

type Lock = NonNullable<Awaited<ReturnType<typeof findOwnLock>>>;

/** By its address as the lock has it: those in force come first. */
function findOwnLock(tx: Tx, { id: ownerId }: Actor, propertyAddress: string) {
  return tx.deedLock.findFirst({
    where: { ownerId, propertyAddress: { equals: propertyAddress, mode: 'insensitive' } },
    orderBy: [{ releasedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
    select: lockFields,
  });
}

/** Whether the county is told of a report, by whom it comes from. */
export async function findCountyTold(
  tx: Tx,
  { actor, lock }: { actor: Actor | null; lock: Lock | null },
): Promise<{ contact: CountyContact } | { untold: CountyUntold }> {
  return decideCounty({
    isLoggedIn: actor !== null,
    hasConfirmedAddress: actor !== null && (await hasConfirmedAddress(tx, actor.id)),
    lock: lock && { status: lock.status, isContested: lock.contestedAt !== null },
    contact: findCountyContact(lock?.countyFips ?? null),
    sendsMail: sendsMail(),
  });
}

/** Who gets a report, by name. */
export function recipientsOf(told: { contact: CountyContact } | { untold: CountyUntold }): string[] {
  return 'contact' in told ? [US, told.contact.name] : [US];
}

export function transportNow(): FraudTransport {
  return sendsMail() ? 'smtp' : 'preview';
}

/** What would become of a report, for whoever is about to send it. */
export async function previewReport(actor: Actor | null, eventId: string): Promise<FraudPreview> {
  const { alert, lock } = await findReported(db, { actor, eventId });
  const told = await findCountyTold(db, { actor, lock });
  const open =
    alert &&
    (await db.fraudCase.findFirst({
      where: { alertId: alert.id, closedAt: null },
      select: { number: true },
    }));
  return {
    sendsTo: recipientsOf(told),
    countyUntold: 'untold' in told ? told.untold : null,
    transport: transportNow(),
    openCase: open?.number ?? null,
    known: {
      isOwn: alert !== null,
      state: lock?.propertyAddress.match(/\b([A-Z]{2}),? \d{5}(?:-\d{4})?$/)?.[1] ?? null,
      county: lock?.county ?? null,
      propertyAddress: lock?.propertyAddress ?? null,
    },
  };
}
