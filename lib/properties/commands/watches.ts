import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { findCounty, findCountyByName, type KnownCounty } from '@/lib/catalog/queries';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { readWatch } from '../queries/watches';
import { anywhere, inCounty, watchedNameKeys, watchedParcelKey } from '../rules/match-keys';
import { FREE_WATCHES } from '../rules/watching';
import type { AddWatchInput, Watch } from '../schema/watches';

/**
 * Watches a further name or parcel number; a job compares it with the recordings of the last days at once. Throws
 * `validation_failed` for a county that is none and for what cannot be looked for, and `conflict` for what is watched already
 * and for more than are free.
 */
export async function addWatch(actor: Actor, input: AddWatchInput): Promise<Watch> {
  const county = findPlace(input);
  const { kind, value } = input;
  const wanted = { kind, value, fips: county?.fips ?? null, matchKeys: keysOf(input, county) };
  return transaction(async (tx) => {
    await holdAccount(tx, actor.id);
    await assertRoom(tx, actor, wanted);
    const id = newId();
    const data = { ...wanted, id, userId: actor.id, createdAt: now() };
    await tx.watch.create({ data, select: { id: true } });
    await audit(tx, { type: 'watch.added', actorId: actor.id, subjectId: id, data: { kind } });
    await enqueue(tx, 'match-watch', id);
    return readWatch(tx, id);
  });
}

/** Watches it no longer: its matches go with it, alerts stay. Throws `not_found`, also for somebody else's. */
export async function removeWatch(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.watch.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) throw new AppError('not_found', 'You do not watch this.');
    await audit(tx, { type: 'watch.removed', actorId: actor.id, subjectId: id });
  });
}

/** Null where a name is watched in all counties. */
function findPlace({ fips, county, state }: AddWatchInput): KnownCounty | null {
  const isNamed = fips !== undefined || county !== undefined;
  if (!isNamed) return null;
  const found = fips === undefined ? findCountyByName(county ?? '', state ?? '') : findCounty(fips);
  if (found) return found;
  const problem =
    fips === undefined
      ? `We know no county ${county} in ${state}. Please check its name.`
      : `There is no county of the code ${fips}.`;
  throw invalid(fips === undefined ? 'county' : 'fips', problem);
}

function keysOf({ kind, value }: AddWatchInput, county: KnownCounty | null): string[] {
  if (kind === 'name') {
    const keys = watchedNameKeys(value);
    if (keys.length > 0) return keys.map(anywhere);
    throw invalid('value', 'Please enter a first and a last name, or the name of a company.');
  }
  const key = watchedParcelKey(value);
  if (key !== null && county !== null) return [inCounty(county.fips, key)];
  throw invalid('value', 'This is not a parcel number. You’ll find it on the tax bill.');
}

type Wanted = { kind: Watch['kind']; value: string; fips: string | null; matchKeys: string[] };

async function assertRoom(tx: Tx, { id: userId }: Actor, { kind, value, fips }: Wanted): Promise<void> {
  const own = await tx.watch.findMany({
    where: { userId },
    select: { kind: true, value: true, fips: true },
  });
  const isSame = (other: string) => other.toLowerCase() === value.toLowerCase();
  if (own.some((each) => each.kind === kind && each.fips === fips && isSame(each.value))) {
    throw new AppError('conflict', 'You watch this already.');
  }
  if (own.length < FREE_WATCHES) return;
  throw new AppError(
    'conflict',
    `You watch ${FREE_WATCHES} names and parcels already, which is as many as an account may. Remove one to add another.`,
  );
}

function invalid(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } });
}
