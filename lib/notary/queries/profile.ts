import 'server-only';
import { namedLike } from '@/lib/accounts/queries/person-search';
import type { Actor } from '@/lib/platform/actor';
import { toCsv } from '@/lib/platform/csv';
import { db } from '@/lib/platform/db';
import { cutPage, pageAfter, type ListSort } from '@/lib/platform/list';
import type { Prisma } from '@/prisma/generated/client';
import { canReadRecordsOf } from '../policy';
import { dayOf } from '../rules/eligibility';
import { fullName, initialsOf, shortName } from '../rules/names';
import { ratingOf } from '../rules/rating';
import { verificationLevel } from '../rules/verification-level';
import type { NotaryList, NotaryProfileView } from '../schema/profile';
import { noSuchNotary } from './own-notary';

const DEFAULT_RADIUS_MILES = 25;

const notaryFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  notaryProfile: {
    select: {
      isAvailable: true,
      states: true,
      serviceTypes: true,
      homePlace: true,
      travelRadiusMiles: true,
      verifiedAt: true,
      isDemo: true,
      calendarTokenHash: true,
      ratingSum: true,
      ratingCount: true,
      completedCount: true,
      credentials: {
        orderBy: [{ kind: 'asc' }, { state: 'asc' }],
        select: { kind: true, state: true, number: true, expiresOn: true },
      },
    },
  },
} satisfies Prisma.UserSelect;

type NotaryRow = Prisma.UserGetPayload<{ select: typeof notaryFields }>;

/**
 * A notary's profile; an empty one before anything was entered. Others than the notary and admins see neither contact,
 * numbers of credentials, last name nor ZIP code. Throws `not_found` for an account that is no notary's.
 */
export async function getProfile(actor: Actor, userId: string): Promise<NotaryProfileView> {
  const row = await db.user.findFirst({ where: { id: userId, role: 'notary' }, select: notaryFields });
  if (!row) throw noSuchNotary();
  const view = toProfileView(row);
  return canReadRecordsOf(actor, userId) ? view : withoutPrivate(view, row);
}

type NotaryFilter = { unverified?: boolean; search?: string; sort?: ListSort };

/** All notaries, a page at a time, or those who are not verified: for admins alone. */
export async function listNotaries({
  after,
  ...filter
}: NotaryFilter & { after?: string }): Promise<NotaryList> {
  const { rows, next } = cutPage(
    await db.user.findMany({ ...selection(filter), ...pageAfter(after) }),
    after,
  );
  return { notaries: rows.map(toProfileView), next };
}

/** The notaries whom the filter leaves, as CSV with a line of names: for admins alone. */
export async function exportNotaries(filter: NotaryFilter): Promise<string> {
  const rows = (await db.user.findMany(selection(filter))).map(toProfileView);
  const names = ['id', 'name', 'email', 'phone', 'home', 'states', 'services', 'credentials', 'verifiedAt'];
  return toCsv([
    names,
    ...rows.map(({ userId, name, email, phone, home, states, serviceTypes, credentials, verifiedAt }) => [
      userId,
      name,
      email ?? '',
      phone ?? '',
      home ?? '',
      states.join('; '),
      serviceTypes.join('; '),
      credentials
        .map(({ kind, state, number, expiresOn }) => `${kind} ${state} ${number} until ${expiresOn}`)
        .join('; '),
      verifiedAt ?? '',
    ]),
  ]);
}

/** How many notaries wait for their credentials to be verified. For admins; to others it is `not_found`. */
export async function countUnverifiedNotaries({ role }: Actor): Promise<number> {
  if (role !== 'admin') throw noSuchNotary();
  return db.user.count({ where: selection({ unverified: true }).where });
}

const orders: Record<ListSort, Prisma.UserOrderByWithRelationInput[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
  name: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
};

function selection({ unverified, search, sort = 'newest' }: NotaryFilter) {
  const isUnverified = { OR: [{ notaryProfile: null }, { notaryProfile: { verifiedAt: null } }] };
  return {
    where: { role: 'notary', AND: [...(unverified ? [isUnverified] : []), ...namedLike(search)] },
    orderBy: orders[sort],
    select: notaryFields,
  } satisfies Prisma.UserFindManyArgs;
}

function toProfileView({
  id,
  firstName,
  lastName,
  email,
  phone,
  notaryProfile,
}: NotaryRow): NotaryProfileView {
  const verifiedAt = notaryProfile?.verifiedAt ?? null;
  const reviews = notaryProfile?.ratingCount ?? 0;
  const rating = ratingOf(notaryProfile?.ratingSum ?? 0, reviews);
  const completedCount = notaryProfile?.completedCount ?? 0;
  return {
    userId: id,
    name: fullName(firstName, lastName),
    initials: initialsOf(firstName, lastName),
    email,
    phone,
    available: notaryProfile?.isAvailable ?? false,
    states: notaryProfile?.states ?? [],
    serviceTypes: notaryProfile?.serviceTypes ?? [],
    credentials: (notaryProfile?.credentials ?? []).map((credential) => ({
      ...credential,
      expiresOn: dayOf(credential.expiresOn),
    })),
    home: notaryProfile?.homePlace ?? null,
    travelRadiusMiles: notaryProfile?.travelRadiusMiles ?? DEFAULT_RADIUS_MILES,
    isVerified: verifiedAt !== null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    isDemo: notaryProfile?.isDemo ?? false,
    rating,
    reviews,
    verificationLevel: verificationLevel({ isVerified: verifiedAt !== null, completedCount, rating }),
    hasCalendarFeed: Boolean(notaryProfile?.calendarTokenHash),
  };
}

function withoutPrivate(view: NotaryProfileView, { firstName, lastName }: NotaryRow): NotaryProfileView {
  return {
    ...view,
    name: shortName(firstName, lastName),
    email: null,
    phone: null,
    credentials: view.credentials.map((credential) => ({ ...credential, number: null })),
    home: view.home?.replace(/ \d{5}$/, '') ?? null,
    hasCalendarFeed: false,
  };
}
