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
import { offerUndo } from './guard-undo';
import { assertProven, confirmSession, holdGuards, IF_NOT_YOU, proveOwner, told } from './guards';

const SETTINGS = '/settings/security/pin';

const made = {
  title: 'New recovery codes',
  message: `Your account has ${RECOVERY_CODES} new recovery codes. Earlier ones no longer work.`,
};

/**
 * Ten new codes, which are never shown again; the old ones are void. Throws `step_up_required` on a guarded account, and
 * asks for the password of one that is not.
 */
export async function makeRecoveryCodes(
  actor: Actor,
  { password }: { password?: string } = {},
): Promise<{ codes: string[] }> {
  const proof = await proveOwner(actor, password);
  return transaction(async (tx) => {
    assertProven(await holdGuards(tx, actor), proof);
    const where = { userId: actor.id };
    const codesBefore = await tx.recoveryCode.findMany({ where, select: { codeHash: true, usedAt: true } });
    const codes = await writeCodes(tx, actor);
    await offerUndo(tx, actor, { ...made, codesMade: codes.map(hashOfCode), codesBefore });
    return { codes };
  });
}

/**
 * With the first guard of an account, in the same transaction: whatever codes there were are void, because nothing asked
 * for a guard when they were made, and somebody else may have them. New ones come in their place where they can be shown:
 * anyone who forgets a PIN or loses a device before thinking of codes would be shut out for good.
 */
export async function replaceCodes(
  tx: Tx,
  actor: Actor,
  { isGiven }: { isGiven: boolean },
): Promise<string[] | undefined> {
  if (isGiven) return writeCodes(tx, actor);
  await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
  return undefined;
}

async function writeCodes(tx: Tx, actor: Actor): Promise<string[]> {
  const codes = recoveryCodesFrom(randomBytes(RECOVERY_BYTES));
  await tx.recoveryCode.deleteMany({ where: { userId: actor.id } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId: actor.id, codeHash: hashOfCode(code) })),
  });
  await audit(tx, { type: 'recovery_codes.made', actorId: actor.id, subjectId: actor.id });
  await notify(tx, { userId: actor.id, type: 'recovery_codes.made', ...told(made), href: SETTINGS });
  return codes;
}

/** Confirms the sign-in with one of the account's codes, each of which works once. Throws `wrong_recovery_code`. */
export async function confirmByRecoveryCode(actor: Actor, typed: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId: actor.id, codeHash: hashOfCode(typed), usedAt: null },
      data: { usedAt: now() },
    });
    if (count === 0) {
      throw new AppError(
        'wrong_recovery_code',
        'This is not one of your unused recovery codes. Please check it.',
      );
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
      message: `A recovery code confirmed a login to your account. Unused codes left: ${left}. ${IF_NOT_YOU}`,
      href: SETTINGS,
    });
  });
}

/** 120 random bits cannot be tried through, so a plain hash keeps them. */
export function hashOfCode(code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(normalizeCode(code)).digest());
}
