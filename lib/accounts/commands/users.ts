import 'server-only';
import type * as z from 'zod';
import { audit } from '@/lib/platform/audit';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import { publicUserFields, toPublicUser } from '../queries/users';
import type { NewAccount, PublicUser, registerSchema } from '../schema/users';
import { assertNotHeld } from './address-holds';
import { askToConfirm } from './addresses';
import { hashChosen } from './passwords';
import { openSession } from './sessions';
import type { SignedIn } from './sign-in';

type Registration = z.output<typeof registerSchema>;

/** Opens an account, and its first session. Throws `conflict` when the email is in use and `validation_failed` for a common password. */
export function registerUser(input: Registration, device: Device): Promise<SignedIn & { user: NewAccount }> {
  return addUser(input, async (tx, { user, passwordHash }) => {
    const isLinkMailed = await askToConfirm(tx, user);
    const session = await openSession(tx, { userId: user.id, ...device });
    const account: NewAccount = isLinkMailed ? { ...user, isLinkMailed } : user;
    return { user: account, session, mark: markOf({ id: user.id, passwordHash }) };
  });
}

/** Opens an account that nobody is signed in to. Throws as `registerUser` does. */
export function createUser(input: Registration): Promise<PublicUser> {
  return addUser(input, (_tx, { user }) => Promise.resolve(user));
}

async function addUser<T>(
  { password, ...person }: Registration,
  andThen: (tx: Tx, created: { user: PublicUser; passwordHash: string }) => Promise<T>,
): Promise<T> {
  const passwordHash = await hashChosen(password);
  return transaction(async (tx) => {
    const created = await tx.user.create({ data: { ...person, passwordHash }, select: publicUserFields });
    await assertNotHeld(tx, created);
    await audit(tx, {
      type: 'user.registered',
      actorId: created.id,
      subjectId: created.id,
      data: { role: created.role },
    });
    return andThen(tx, { user: toPublicUser(created), passwordHash });
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const message = 'An account with this email already exists. Please log in instead.';
    throw new AppError('conflict', message, { fields: { email: message }, cause: error });
  });
}
