import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { normalizeCode } from '@/lib/values/codes';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCodesFrom } from '../rules/recovery-code';
import { confirmSession, holdGuards, IF_NOT_YOU } from './guards';

const SETTINGS = '/settings/security/pin';

/** Ten new codes, which are never shown again; the old ones are void. Throws `step_up_required` on a guarded account. */
export async function makeRecoveryCodes(actor: Actor): Promise<{ codes: string[] }> {
  return transaction(async (tx) => {
    await holdGuards(tx, actor);
    return { codes: await writeCodes(tx, actor) };
  });
}

/**
 * The codes that an account receives with its first guard, in the same transaction: anyone who forgets a PIN or loses a device
 * before thinking of codes would be shut out for good. Nothing when it has a guard, or codes that are not used yet.
 */
export async function giveFirstCodes(
  tx: Tx,
  actor: Actor,
  { isGuarded }: { isGuarded: boolean },
): Promise<string[] | undefined> {
  if (isGuarded) return undefined;
  const left = await tx.recoveryCode.count({ where: { userId: actor.id, usedAt: null } });
  return left > 0 ? undefined : writeCodes(tx, actor);
}

async function writeCodes(tx: Tx, actor: Actor): Promise<string[]> {
  const codes = recoveryCodesFrom(randomBytes(RECOVERY_BYTES));
  await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId: actor.id, codeHash: hashOf(code) })),
  });
  await audit(tx, { type: 'recovery_codes.made', actorId: actor.id, subjectId: actor.id });
  await notify(tx, {
    userId: actor.id,
    type: 'recovery_codes.made',
    title: 'New recovery codes',
    message: `Your account has ${RECOVERY_CODES} new recovery codes. Earlier ones no longer work. ${IF_NOT_YOU}`,
    href: SETTINGS,
  });
  return codes;
}

/** Confirms the sign-in with one of the account's codes, each of which works once. Throws `not_signed_in`. */
export async function confirmByRecoveryCode(actor: Actor, typed: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId: actor.id, codeHash: hashOf(typed), usedAt: null },
      data: { usedAt: now() },
    });
    if (count === 0) {
      throw new AppError('not_signed_in', 'This is not one of your unused recovery codes. Please check it.');
    }
    const left = await tx.recoveryCode.count({ where: { userId: actor.id, usedAt: null } });
    await confirmSession(tx, actor);
    await audit(tx, {
      type: 'recovery_code.used',
      actorId: actor.id,
      subjectId: actor.id,
      data: { left },
    });
    await notify(tx, {
      userId: actor.id,
      type: 'recovery_code.used',
      title: 'Recovery code used',
      message: `A recovery code confirmed a sign-in to your account. Unused codes left: ${left}. ${IF_NOT_YOU}`,
      href: SETTINGS,
    });
  });
}

/** 80 random bits cannot be tried through, so a plain hash keeps them. */
function hashOf(code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(normalizeCode(code)).digest());
}
