import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { noteAbuse } from '@/lib/platform/abuse';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';
import { hashing } from '../rules/hashing';
import { lockedPinMessage, PIN_TRIES, pinContext, pinLockEnds, wrongPinMessage } from '../rules/pin';
import { alertOfWrongPins } from './guard-alerts';
import { offerUndo } from './guard-undo';
import { assertProven, confirmSession, holdGuards, IF_NOT_YOU, proveOwner, told } from './guards';
import { hashOfCode, replaceCodes } from './recovery-codes';

const SETTINGS = '/settings/security/pin';

const set = { title: 'PIN set', message: 'A PIN guards your account now.' };
const changed = { title: 'PIN changed', message: 'Your account has a new PIN.' };
const removed = { title: 'PIN removed', message: 'Your account no longer has a PIN.' };

type NewPin = { pin: string; password?: string; withRecoveryCodes?: boolean };

/**
 * Sets the account's PIN, or another one; a lock on the old one ends. Throws `step_up_required` on an account that is
 * guarded, and asks for the password of one that is not (`validation_failed`, `wrong_password`). Whoever set it has shown it:
 * the sign-in counts as confirmed. Returns recovery codes to anyone who asks for them, with the first guard of an account.
 */
export async function setPin(
  actor: Actor,
  { pin, password, withRecoveryCodes = false }: NewPin,
): Promise<{ recoveryCodes: string[] } | undefined> {
  const proof = await proveOwner(actor, password);
  const hashCiphertext = sealText(await hash(pin, hashing), pinContext(actor.id));
  const recoveryCodes = await transaction(async (tx) => {
    const guards = await holdGuards(tx, actor);
    assertProven(guards, proof);
    const where = { userId: actor.id };
    const before = await tx.securityPin.findUnique({ where, select: { hashCiphertext: true } });
    const fresh = { hashCiphertext, wrongTries: 0, lockedUntil: null, updatedAt: now() };
    await tx.securityPin.upsert({
      where: { userId: actor.id },
      create: { userId: actor.id, ...fresh },
      update: fresh,
      select: { userId: true },
    });
    await confirmSession(tx, actor);
    await audit(tx, {
      type: 'pin.set',
      actorId: actor.id,
      subjectId: actor.id,
      data: { isChange: before !== null },
    });
    const news = before ? changed : set;
    await notify(tx, { userId: actor.id, type: 'pin.set', ...told(news), href: SETTINGS });
    const codes = guards.isGuarded
      ? undefined
      : await replaceCodes(tx, actor, { isGiven: withRecoveryCodes });
    await offerUndo(tx, actor, {
      ...news,
      pinBefore: before?.hashCiphertext ?? null,
      codesMade: codes?.map(hashOfCode),
      isFirstGuard: !guards.isGuarded,
    });
    return codes;
  });
  forgetAccount(actor.id);
  return recoveryCodes && { recoveryCodes };
}

/** Throws `not_found` when there is none, and `step_up_required`. */
export async function removePin(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    await holdGuards(tx, actor);
    const where = { userId: actor.id };
    const pin = await tx.securityPin.findUnique({ where, select: { hashCiphertext: true } });
    if (!pin) throw new AppError('not_found', 'Your account has no PIN.');
    await tx.securityPin.delete({ where, select: { userId: true } });
    await audit(tx, { type: 'pin.removed', actorId: actor.id, subjectId: actor.id });
    await notify(tx, { userId: actor.id, type: 'pin.removed', ...told(removed), href: SETTINGS });
    await offerUndo(tx, actor, { ...removed, pinBefore: pin.hashCiphertext });
  });
  forgetAccount(actor.id);
}

/**
 * Confirms the sign-in with the PIN. Tries count one by one, however many come at once; the fifth wrong one in a row locks
 * the PIN for 15 minutes. Throws `wrong_pin`, with the tries that are left, and `locked`.
 */
export async function confirmByPin(actor: Actor, pin: string): Promise<void> {
  const outcome = await transaction((tx) => tryPin(tx, actor, pin));
  if (outcome.is === 'missing') throw new AppError('wrong_pin', 'Your account has no PIN.');
  if (outcome.is === 'wrong') throw new AppError('wrong_pin', wrongPinMessage(outcome.triesLeft));
  if (outcome.is !== 'locked') return;
  noteAbuse({ kind: 'locked', what: 'pin', source: actor.id });
  const retryAfterSeconds = Math.max(1, Math.ceil((outcome.until.getTime() - now().getTime()) / 1000));
  throw new AppError('locked', lockedPinMessage(retryAfterSeconds), { retryAfterSeconds });
}

type Outcome =
  | { is: 'missing' }
  | { is: 'right' }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'locked'; until: Date };

type PinRow = { hashCiphertext: string; wrongTries: number; lockedUntil: Date | null };

/** What happened is returned, not thrown: a wrong try has to be kept. */
async function tryPin(tx: Tx, actor: Actor, pin: string): Promise<Outcome> {
  const [row] = await tx.$queryRaw<PinRow[]>`
    SELECT hash_ciphertext AS "hashCiphertext", wrong_tries AS "wrongTries", locked_until AS "lockedUntil"
    FROM security_pins WHERE user_id = ${actor.id}::uuid FOR UPDATE`;
  if (!row) return { is: 'missing' };
  if (row.lockedUntil && row.lockedUntil > now()) return { is: 'locked', until: row.lockedUntil };
  if (!(await verify(openText(row.hashCiphertext, pinContext(actor.id)), pin))) {
    return countWrongTry(tx, actor, row.lockedUntil ? 1 : row.wrongTries + 1);
  }
  await update(tx, actor, { wrongTries: 0, lockedUntil: null });
  await confirmSession(tx, actor);
  return { is: 'right' };
}

async function countWrongTry(tx: Tx, actor: Actor, wrongTries: number): Promise<Outcome> {
  if (wrongTries < PIN_TRIES) {
    await update(tx, actor, { wrongTries, lockedUntil: null });
    return { is: 'wrong', triesLeft: PIN_TRIES - wrongTries };
  }
  const until = pinLockEnds(now());
  await update(tx, actor, { wrongTries, lockedUntil: until });
  const alert = await alertOfWrongPins(tx, actor.id);
  await audit(tx, { type: 'pin.locked', actorId: actor.id, subjectId: actor.id });
  await (alert ? notifyByMail : notify)(tx, {
    userId: actor.id,
    type: 'pin.locked',
    title: 'PIN locked',
    message: `Somebody entered ${PIN_TRIES} wrong PINs in a row. The PIN can be tried again in 15 minutes. ${IF_NOT_YOU}`,
    href: alert ? `/alerts/${alert.id}` : SETTINGS,
  });
  return { is: 'locked', until };
}

async function update(tx: Tx, actor: Actor, data: Omit<PinRow, 'hashCiphertext'>): Promise<void> {
  await tx.securityPin.update({ where: { userId: actor.id }, data, select: { userId: true } });
}
