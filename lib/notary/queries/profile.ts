import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { asksToConfirm } from '@/lib/platform/env';
import type { Prisma } from '@/prisma/generated/client';
import { canReadRecordsOf } from '../policy';
import { dayOf } from '../rules/eligibility';
import { fullName, initialsOf, shortName } from '../rules/names';
import { ratingOf } from '../rules/rating';
import { verificationLevel } from '../rules/verification-level';
import type { Credential, NotaryProfileView } from '../schema/profile';
import { noSuchNotary } from './own-notary';

const DEFAULT_RADIUS_MILES = 25;

/** What `toProfileView` needs of a notary's row. */
export const notaryFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  emailConfirmedAt: true,
  phone: true,
  notaryProfile: {
    select: {
      isAvailable: true,
      states: true,
      serviceTypes: true,
      homePlace: true,
      officeAddress: true,
      officePlace: true,
      travelRadiusMiles: true,
      verifiedAt: true,
      isDemo: true,
      calendarTokenHash: true,
      ratingSum: true,
      ratingCount: true,
      completedCount: true,
      credentials: {
        orderBy: [{ kind: 'asc' }, { state: 'asc' }],
        select: {
          id: true,
          kind: true,
          state: true,
          number: true,
          expiresOn: true,
          paperObjectId: true,
          paperAddedAt: true,
        },
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

/** A profile with everything in it: for the notary and for admins. */
export function toProfileView({
  id,
  firstName,
  lastName,
  email,
  emailConfirmedAt,
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
    credentials: (notaryProfile?.credentials ?? []).map(toCredential),
    home: notaryProfile?.homePlace ?? null,
    officeAddress: notaryProfile?.officeAddress ?? null,
    travelRadiusMiles: notaryProfile?.travelRadiusMiles ?? DEFAULT_RADIUS_MILES,
    isVerified: verifiedAt !== null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    isDemo: notaryProfile?.isDemo ?? false,
    rating,
    reviews,
    verificationLevel: verificationLevel({ isVerified: verifiedAt !== null, completedCount, rating }),
    hasCalendarFeed: Boolean(notaryProfile?.calendarTokenHash),
    awaitsConfirmation: asksToConfirm() && emailConfirmedAt === null,
  };
}

type CredentialRow = NonNullable<NotaryRow['notaryProfile']>['credentials'][number];

function toCredential({ paperObjectId, paperAddedAt, expiresOn, ...credential }: CredentialRow): Credential {
  const paper =
    paperObjectId && paperAddedAt ? { id: paperObjectId, addedAt: paperAddedAt.toISOString() } : null;
  return { ...credential, expiresOn: dayOf(expiresOn), paper };
}

function withoutPrivate(
  view: NotaryProfileView,
  { firstName, lastName, notaryProfile }: NotaryRow,
): NotaryProfileView {
  return {
    ...view,
    name: shortName(firstName, lastName),
    email: null,
    phone: null,
    credentials: view.credentials.map((credential) => ({ ...credential, number: null, paper: null })),
    home: withoutZip(view.home),
    officeAddress: withoutZip(notaryProfile?.officePlace ?? null),
    hasCalendarFeed: false,
    awaitsConfirmation: false,
  };
}

function withoutZip(place: string | null): string | null {
  return place?.replace(/ \d{5}$/, '') ?? null;
}
