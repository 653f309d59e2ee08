import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import type { z } from 'zod';
import { audit } from '@/lib/platform/audit';
import { db, isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import type { Device } from '@/lib/platform/device';
import { AppError } from '@/lib/platform/errors';
import type { OpenedSession } from '@/lib/platform/session';
import { isCommonPassword } from '../content/common-passwords';
import { publicUserFields, toPublicUser } from '../queries/users';
import { hashing } from '../rules/hashing';
import type { loginSchema, PublicUser, registerSchema } from '../schema/users';
import { askToConfirm } from './addresses';
import { openSession } from './sessions';

/** A new session, and whom it is for. */
export type SignedIn = { user: PublicUser; session: OpenedSession };

type Registration = z.output<typeof registerSchema>;

/** Opens an account, and its first session. Throws `conflict` when the email is in use and `validation_failed` for a common password. */
export function registerUser(input: Registration, device: Device): Promise<SignedIn> {
  return addUser(input, async (tx, user) => {
    await askToConfirm(tx, user);
    return { user, session: await openSession(tx, { userId: user.id, ...device }) };
  });
}

/** Opens an account that nobody is signed in to. Throws as `registerUser` does. */
export function createUser(input: Registration): Promise<PublicUser> {
  return addUser(input, (_tx, user) => Promise.resolve(user));
}

async function addUser<T>(
  { password, ...person }: Registration,
  andThen: (tx: Tx, user: PublicUser) => Promise<T>,
): Promise<T> {
  if (isCommonPassword(password)) {
    const message = 'This password is one of the first that attackers try. Please choose another one.';
    throw new AppError('validation_failed', message, { fields: { password: message } });
  }
  const passwordHash = await hash(password, hashing);
  return transaction(async (tx) => {
    const created = await tx.user.create({ data: { ...person, passwordHash }, select: publicUserFields });
    await audit(tx, {
      type: 'user.registered',
      actorId: created.id,
      subjectId: created.id,
      data: { role: created.role },
    });
    return andThen(tx, toPublicUser(created));
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const message = 'An account with this email already exists. Please sign in instead.';
    throw new AppError('conflict', message, { fields: { email: message }, cause: error });
  });
}

/** Opens a session for who knows the password. Known and unknown emails answer with the same text after the same work. */
export async function loginUser(
  { email, password }: z.output<typeof loginSchema>,
  device: Device,
): Promise<SignedIn> {
  const user = await db.user.findUnique({
    where: { email },
    select: { ...publicUserFields, passwordHash: true },
  });
  const isRight = await verify(user?.passwordHash ?? (await hashOfNobody()), password);
  if (!user || !isRight) throw new AppError('not_signed_in', 'Incorrect email or password');
  return { user: toPublicUser(user), session: await openSession(db, { userId: user.id, ...device }) };
}

let nobody: Promise<string> | undefined;

/** What an unknown email's password is compared with, so that the answer takes as long as for a known one. */
function hashOfNobody(): Promise<string> {
  nobody ??= hash('nobody has this password', hashing);
  return nobody;
}
