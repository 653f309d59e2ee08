import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import type { z } from 'zod';
import type { Role } from '@/prisma/generated/enums';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { db, isUniqueViolation, transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { forgetAccount } from '@/lib/platform/account-state';
import { isCommonPassword } from '../content/common-passwords';
import { publicUserFields, toPublicUser } from '../queries/users';
import { hashing } from '../rules/hashing';
import type { loginSchema, PublicUser, registerSchema } from '../schema/users';

/** A new session: whom it is for, and the version that revocation raises. */
export type SignedIn = { user: PublicUser; sessionVersion: number };

const signedInFields = { ...publicUserFields, sessionVersion: true } as const;

/** Opens an account. Throws `conflict` when the email is in use and `validation_failed` for a common password. */
export async function registerUser(input: z.output<typeof registerSchema>): Promise<SignedIn> {
  if (isCommonPassword(input.password)) {
    const message = 'This password is one of the first that attackers try. Please choose another one.';
    throw new AppError('validation_failed', message, { fields: { password: message } });
  }
  const { password, ...person } = input;
  const passwordHash = await hash(password, hashing);
  const user = await transaction(async (tx) => {
    const created = await tx.user.create({ data: { ...person, passwordHash }, select: signedInFields });
    await audit(tx, {
      type: 'user.registered',
      actorId: created.id,
      subjectId: created.id,
      data: { role: created.role },
    });
    return created;
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const message = 'An account with this email already exists. Please sign in instead.';
    throw new AppError('conflict', message, { fields: { email: message }, cause: error });
  });
  return { user: toPublicUser(user), sessionVersion: user.sessionVersion };
}

/** Checks a password. Known and unknown emails answer with the same text after the same work. */
export async function loginUser({ email, password }: z.output<typeof loginSchema>): Promise<SignedIn> {
  const user = await db.user.findUnique({
    where: { email },
    select: { ...signedInFields, passwordHash: true },
  });
  const isRight = await verify(user?.passwordHash ?? (await hashOfNobody()), password);
  if (!user || !isRight) throw new AppError('not_signed_in', 'Incorrect email or password');
  return { user: toPublicUser(user), sessionVersion: user.sessionVersion };
}

/** "Sign out everywhere": ends every session of the account, this one included. */
export async function revokeSessions(actor: Actor): Promise<void> {
  await transaction(async (tx) => {
    await tx.user.update({
      where: { id: actor.id },
      data: { sessionVersion: { increment: 1 } },
      select: { id: true },
    });
    await audit(tx, { type: 'sessions.revoked', actorId: actor.id, subjectId: actor.id });
  });
  forgetAccount(actor.id);
}

/** Gives an account a role: for the operator's command line only. Throws `not_found` for an unknown email. */
export async function setRole(email: string, role: Role): Promise<void> {
  await transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) throw new AppError('not_found', `There is no account with the email ${email}.`);
    await tx.user.update({ where: { id: user.id }, data: { role }, select: { id: true } });
    await audit(tx, { type: 'user.role_changed', actorId: null, subjectId: user.id, data: { role } });
  });
}

let nobody: Promise<string> | undefined;

/** What an unknown email's password is compared with, so that the answer takes as long as for a known one. */
function hashOfNobody(): Promise<string> {
  nobody ??= hash('nobody has this password', hashing);
  return nobody;
}
