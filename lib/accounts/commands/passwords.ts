import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { isCommonPassword } from '../content/common-passwords';
import { hashing } from '../rules/hashing';
import { isOwnName } from '../rules/own-names';
import { holdWithPassword } from './hold-account';
import { tryPassword } from './password-tries';

/**
 * What is kept of a password that somebody chose. Throws `validation_failed`, on its field, for our own name and
 * for one of the first that attackers try.
 */
export async function hashChosen(password: string, field = 'password'): Promise<string> {
  const reason = reasonAgainst(password);
  if (!reason) return hash(password, hashing);
  const message = `${reason} Please choose another one.`;
  throw new AppError('validation_failed', message, { fields: { [field]: message } });
}

function reasonAgainst(password: string): string | null {
  if (isOwnName(password)) return 'This password is the name of this site.';
  return isCommonPassword(password) ? 'This password is one of the first that attackers try.' : null;
}

/**
 * The person of this session knows the password. Tries count for the session: whoever took one over cannot use up those of
 * its owner. Returns the hash that it was compared with. Throws `validation_failed` without a password, `wrong_password`, on
 * its field, and `rate_limited`.
 */
export async function confirmPassword(
  actor: Actor,
  password: string | undefined,
  field = 'password',
): Promise<{ passwordHash: string }> {
  if (!password) throw passwordMissing();
  await countTry(limits.confirmPassword, actor.sessionId);
  const where = { id: actor.id };
  const { passwordHash } = await db.user.findUniqueOrThrow({ where, select: { passwordHash: true } });
  if (!(await verify(passwordHash, password))) throw wrongPassword(field);
  return { passwordHash };
}

/** Holds an account whose password is the one that was confirmed. Throws `wrong_password` where it was changed meanwhile. */
export type HoldConfirmed = (tx: Tx) => Promise<void>;

/**
 * Whoever opened a mailed link knows the password of its account. Tries count as those of a sign-in do. Returns with what the
 * transaction begins for which it was asked. Throws `wrong_password` and `rate_limited`. Not inside a transaction.
 */
export async function confirmPasswordOf(
  userId: string,
  password: string,
  device: Device,
): Promise<HoldConfirmed> {
  const select = { id: true, email: true, passwordHash: true };
  const account = await db.user.findUniqueOrThrow({ where: { id: userId }, select });
  if (!(await tryPassword({ account, email: account.email, password }, device))) throw wrongPassword();
  return async (tx) => {
    if (!(await holdWithPassword(tx, account))) throw wrongPassword();
  };
}

export function passwordMissing(): AppError {
  const message = 'Please enter your password.';
  return new AppError('validation_failed', message, { fields: { password: message } });
}

function wrongPassword(field = 'password'): AppError {
  const message = 'This is not your password.';
  return new AppError('wrong_password', message, { fields: { [field]: message } });
}
