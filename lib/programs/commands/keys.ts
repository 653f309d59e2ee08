import 'server-only';
import { randomBytes } from 'node:crypto';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { holdOwn } from '@/lib/organizations/commands/hold';
import { mailOwners } from '@/lib/organizations/commands/notices';
import { getOwnership } from '@/lib/organizations/queries/membership';
import { assertPlanInForce } from '@/lib/organizations/queries/plan-in-force';
import type { Actor } from '@/lib/platform/actor';
import { hashOfKey } from '@/lib/platform/v1/api-caller';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { ApiMode } from '@/lib/values/api-scopes';
import { isOpenKey, readKey } from '../queries/keys';
import { KEY_BYTES, keyFrom, prefixOf } from '../rules/key-format';
import { expiryAfter, expiryOfNext, stateOfKey } from '../rules/key-state';
import { MAX_KEYS } from '../rules/key-limits';
import type { CreateKeyInput, KeyView, MadeKey } from '../schema/keys';

const STOP_NOW = 'Please revoke one of them first, or let this key stop working now.';
const HOUR_MS = 60 * 60 * 1000;

/**
 * Makes a key of the actor's organization; this answer alone shows it. Every owner is told. Throws `step_up_required`, and
 * `conflict` when the organization has as many as it may have, and `payment_required` once its plan has ended.
 */
export async function createKey(actor: Actor, input: CreateKeyInput): Promise<MadeKey> {
  await getOwnership(db, actor);
  await assertSteppedUp(actor);
  return transaction(async (tx) => {
    const { id: organizationId } = await holdOwn(tx, actor);
    await assertPlanInForce(tx, organizationId);
    await assertRoom(tx, { organizationId, otherwise: 'Please revoke one of them first.' });
    const { expiresInDays, ...rights } = input;
    const expiresAt = expiryAfter(expiresInDays, now());
    const made = await writeKey(tx, { actor, organizationId, ...rights, expiresAt });
    await audit(tx, {
      type: 'api_key.made',
      actorId: actor.id,
      subjectId: made.key.id,
      data: { mode: input.mode, scopes: input.scopes },
    });
    return made;
  });
}

/**
 * Makes another key with the same rights. The old one works on for the overlap, so that programs can change over. Throws
 * `step_up_required`, `not_found`, and `conflict` for a key that was rolled or has ended, and where an overlap would make more
 * keys than the organization may have.
 */
export async function rollKey(
  actor: Actor,
  { id, overlapHours }: { id: string; overlapHours: number },
): Promise<MadeKey> {
  await getOwnership(db, actor);
  await assertSteppedUp(actor);
  return transaction(async (tx) => {
    const { id: organizationId } = await holdOwn(tx, actor);
    const old = await getKey(tx, { id, organizationId });
    if (stateOfKey(old, now()) !== 'active') {
      throw new AppError('conflict', 'This key was rolled, or has ended. Please make a new one.');
    }
    if (overlapHours > 0) await assertRoom(tx, { organizationId, otherwise: STOP_NOW });
    const { name, mode, scopes } = old;
    const expiresAt = expiryOfNext(old, now());
    const made = await writeKey(tx, { actor, organizationId, name, mode, scopes, expiresAt });
    const revokedAt = new Date(now().getTime() + overlapHours * HOUR_MS);
    await tx.apiKey.update({
      where: { id },
      data: { revokedAt, rolledToId: made.key.id },
      select: { id: true },
    });
    await audit(tx, {
      type: 'api_key.rolled',
      actorId: actor.id,
      subjectId: id,
      data: { to: made.key.id, overlapHours },
    });
    return made;
  });
}

/** Ends a key at once, without a confirmation: a leaked key cannot wait. One that has ended stays as it is. Throws `not_found`. */
export async function revokeKey(actor: Actor, id: string): Promise<KeyView> {
  return transaction(async (tx) => {
    const { id: organizationId } = await holdOwn(tx, actor);
    const key = await getKey(tx, { id, organizationId });
    const at = now();
    const isOpen = ['active', 'ending'].includes(stateOfKey(key, at));
    if (isOpen) {
      await tx.apiKey.update({ where: { id }, data: { revokedAt: at }, select: { id: true } });
      await audit(tx, { type: 'api_key.revoked', actorId: actor.id, subjectId: id });
    }
    return readKey(tx, id);
  });
}

/** Call it while the organization is held: two changes at once would count the same keys. */
async function assertRoom(
  tx: Tx,
  { organizationId, otherwise }: { organizationId: string; otherwise: string },
): Promise<void> {
  const open = await tx.apiKey.count({ where: { organizationId, ...isOpenKey() } });
  if (open < MAX_KEYS) return;
  throw new AppError(
    'conflict',
    `Your organization has ${MAX_KEYS} keys in use, rolled keys that still work among them. ${otherwise}`,
  );
}

async function getKey(tx: Tx, where: { id: string; organizationId: string }) {
  const key = await tx.apiKey.findFirst({
    where,
    select: { name: true, mode: true, scopes: true, createdAt: true, expiresAt: true, revokedAt: true },
  });
  if (!key) throw new AppError('not_found', 'There is no such key.');
  return key;
}

type NewKey = {
  actor: Actor;
  organizationId: string;
  name: string;
  mode: ApiMode;
  scopes: string[];
  expiresAt: Date | null;
};

async function writeKey(tx: Tx, { actor, ...row }: NewKey): Promise<MadeKey> {
  const id = newId();
  const secret = keyFrom(row.mode, randomBytes(KEY_BYTES));
  await tx.apiKey.create({
    data: {
      ...row,
      id,
      createdById: actor.id,
      prefix: prefixOf(secret),
      secretHash: hashOfKey(secret),
      createdAt: now(),
    },
    select: { id: true },
  });
  const key = await readKey(tx, id);
  await tellOwners(tx, { organizationId: row.organizationId, key });
  return { key, secret };
}

/** Whoever took over the account of one owner is seen by the others. */
async function tellOwners(
  tx: Tx,
  { organizationId, key }: { organizationId: string; key: KeyView },
): Promise<void> {
  await mailOwners(tx, organizationId, {
    type: 'api_key.made',
    title: 'An API key was made',
    message: `${key.madeBy ?? 'An owner'} made the ${key.mode} key “${key.name}” (${key.prefix}…) of your organization. If you did not expect it, please revoke it now.`,
    href: '/organization/keys',
  });
}
