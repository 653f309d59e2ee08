import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { Guards, Passkey } from '../schema/guards';
import { findConfirmedUntil } from './step-up';

export const passkeyFields = {
  id: true,
  name: true,
  createdAt: true,
  lastUsedAt: true,
  isBackedUp: true,
} as const;

type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isBackedUp: boolean };

export function toPasskey({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isBackedUp,
  };
}

/** What guards the actor's account, and whether this sign-in is confirmed. */
export async function getGuards(actor: Actor): Promise<Guards> {
  const [pin, passkeys, recoveryCodesLeft, confirmedUntil] = await Promise.all([
    db.securityPin.findUnique({ where: { userId: actor.id }, select: { lockedUntil: true } }),
    db.passkey.findMany({
      where: { userId: actor.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: passkeyFields,
    }),
    db.recoveryCode.count({ where: { userId: actor.id, usedAt: null } }),
    findConfirmedUntil(actor),
  ]);
  const lockedUntil = pin?.lockedUntil ?? null;
  return {
    hasPin: pin !== null,
    pinLockedUntil: lockedUntil && lockedUntil > now() ? lockedUntil.toISOString() : null,
    passkeys: passkeys.map(toPasskey),
    recoveryCodesLeft,
    confirmedUntil: confirmedUntil?.toISOString() ?? null,
  };
}
