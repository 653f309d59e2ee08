import 'server-only';
import { isState } from '@/lib/catalog/queries';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { assertOwnNotary } from '../queries/own-notary';
import { getStatePlace } from '../queries/place';
import { getProfile } from '../queries/profile';
import { whyUnavailable } from '../rules/availability';
import type { ChangeProfileInput, NotaryProfileView } from '../schema/profile';
import { announceProfile } from './announce';
import { assertCredentials, isSame, listHeld, replaceCredentials } from './credentials';
import { holdProfile } from './hold-profile';

const columns = {
  isAvailable: true,
  states: true,
  serviceTypes: true,
  homePlace: true,
  homeLat: true,
  homeLng: true,
  travelRadiusMiles: true,
  officeAddress: true,
} as const;

type Columns = {
  isAvailable: boolean;
  states: string[];
  serviceTypes: string[];
  homePlace: string | null;
  homeLat: number | null;
  homeLng: number | null;
  travelRadiusMiles: number;
  officeAddress: string | null;
};

/**
 * Changes what the input names. Other credentials than before take the verification back: the answer then says
 * `isVerified: false`, and the notary is told. Throws `not_found`, `validation_failed` for what is no state, place or
 * credential, and for an availability that could lead to no offer, and `conflict` where the credentials are others than
 * those that the page showed.
 */
export async function changeProfile(
  actor: Actor,
  userId: string,
  input: ChangeProfileInput,
): Promise<NotaryProfileView> {
  await assertOwnNotary(actor, userId);
  assertStates(input.states);
  assertCredentials(input.credentials);
  const wanted = toColumns(input);
  await transaction(async (tx) => {
    await holdProfile(tx, userId);
    await assertUnchanged(tx, userId, input.credentialsBefore);
    const changed = [...(await changeColumns(tx, userId, { wanted, input }))];
    if (await replaceCredentials(tx, userId, input.credentials)) {
      changed.push('credentials');
      await takeVerificationBack(tx, actor, userId);
    }
    if (changed.length === 0) return;
    await audit(tx, {
      type: 'notary.profile_changed',
      actorId: actor.id,
      subjectId: userId,
      data: { changed },
    });
  });
  return getProfile(actor, userId);
}

async function assertUnchanged(
  tx: Tx,
  userId: string,
  shown: ChangeProfileInput['credentialsBefore'],
): Promise<void> {
  if (!shown || isSame(await listHeld(tx, userId), shown)) return;
  throw new AppError(
    'conflict',
    'Your credentials were changed on another page since you loaded this one. Please reload the page.',
  );
}

function assertStates(states: readonly string[] = []): void {
  const unknown = states.find((state) => !isState(state));
  if (unknown === undefined) return;
  const message = `${unknown} is not one of the 50 states. Please choose where you take visits.`;
  throw new AppError('validation_failed', message, { fields: { states: message } });
}

/** What the input names, as columns; each state and service once. */
function toColumns(input: ChangeProfileInput): Partial<Columns> {
  const { available, states, serviceTypes, home, officeAddress, travelRadiusMiles } = input;
  return {
    ...(available === undefined ? {} : { isAvailable: available }),
    ...(states ? { states: [...new Set(states)] } : {}),
    ...(serviceTypes ? { serviceTypes: [...new Set(serviceTypes)] } : {}),
    ...(home === undefined ? {} : homeColumns(home)),
    ...(officeAddress === undefined ? {} : officeColumns(officeAddress)),
    ...(travelRadiusMiles === undefined ? {} : { travelRadiusMiles }),
  };
}

function homeColumns(home: string | null) {
  const place = home === null ? null : getStatePlace(home, 'home');
  return { homePlace: place?.name ?? null, homeLat: place?.lat ?? null, homeLng: place?.lng ?? null };
}

function officeColumns(officeAddress: string | null) {
  const place = officeAddress === null ? null : getStatePlace(officeAddress, 'officeAddress');
  return {
    officeAddress,
    officePlace: place?.name ?? null,
    officeLat: place?.lat ?? null,
    officeLng: place?.lng ?? null,
    officeState: place?.state ?? null,
  };
}

/** Returns what of the input is other than before. */
async function changeColumns(
  tx: Tx,
  userId: string,
  { wanted, input }: { wanted: Partial<Columns>; input: ChangeProfileInput },
): Promise<string[]> {
  const before = await tx.notaryProfile.findUniqueOrThrow({ where: { userId }, select: columns });
  const after = { ...before, ...wanted };
  if (after.isAvailable) assertCanBeOffered(after, input);
  const names = {
    isAvailable: 'available',
    states: 'states',
    serviceTypes: 'serviceTypes',
    homePlace: 'home',
    travelRadiusMiles: 'travelRadiusMiles',
    officeAddress: 'officeAddress',
  } as const;
  const changed = (Object.keys(names) as (keyof typeof names)[]).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  if (changed.length > 0) {
    await tx.notaryProfile.update({ where: { userId }, data: wanted, select: { userId: true } });
  }
  return changed.map((column) => names[column]);
}

/** Both for switching on, and for taking away what somebody who is switched on needs. */
function assertCanBeOffered({ serviceTypes, homePlace }: Columns, { available }: ChangeProfileInput): void {
  const lacking = whyUnavailable({ serviceTypes, home: homePlace });
  if (lacking === null) return;
  const what =
    lacking === 'serviceTypes' ? 'at least one service' : 'a home place, or offer remote online notarization';
  const message = available
    ? `Before you turn this on, please choose ${what}: otherwise nothing could be offered to you.`
    : `While you are available, please keep ${what}. Turn your availability off first.`;
  throw new AppError('validation_failed', message, {
    fields: { [available ? 'available' : lacking]: message },
  });
}

/** In the transaction that changes what was compared. */
export async function takeVerificationBack(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const { count } = await tx.notaryProfile.updateMany({
    where: { userId, verifiedAt: { not: null } },
    data: { verifiedAt: null },
  });
  if (count === 0) return;
  await audit(tx, {
    type: 'notary.unverified',
    actorId: actor.id,
    subjectId: userId,
    data: { reason: 'credentials_changed' },
  });
  await notify(tx, {
    userId,
    type: 'notary.unverified',
    title: 'Your credentials are being checked again',
    message: 'Your credentials changed. New requests are offered to you once they are verified again.',
    href: '/dashboard/notary/settings',
  });
  await announceProfile(tx, userId);
}
