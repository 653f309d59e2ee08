import 'server-only';
import type * as z from 'zod';
import { db, transaction } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import type { OpenedSession } from '@/lib/platform/session';
import { publicUserFields, toPublicUser } from '../queries/users';
import type { loginSchema, PublicUser } from '../schema/users';
import { alertOfNewDevice } from './guard-alerts';
import { holdWithPassword } from './hold-account';
import { logTry } from './log-try';
import { tryPassword } from './password-tries';
import { openSession } from './sessions';

/** A new session, whom it is for, and by what its device is known from now on. */
export type SignedIn = { user: PublicUser; session: OpenedSession; mark: string };

/**
 * Opens a session for who knows the password. Known and unknown emails answer with the same text after the same work.
 * Throws `wrong_password`, `rate_limited`, `unknown_device`, and to whoever knows the password `forbidden` for an account that
 * is suspended.
 */
export async function loginUser(
  { email, password }: z.output<typeof loginSchema>,
  device: Device,
): Promise<SignedIn> {
  const user = await db.user.findUnique({
    where: { email },
    select: { ...publicUserFields, passwordHash: true },
  });
  return logTry({ authentication: 'login', factor: 'password', accountId: user?.id }, async () => {
    const isRight = await tryPassword({ account: user, email, password }, device);
    if (!user || !isRight) throw incorrect();
    const session = await transaction(async (tx) => {
      if (!(await holdWithPassword(tx, user))) throw incorrect();
      const opened = await openSession(tx, { userId: user.id, ...device });
      await alertOfNewDevice(tx, { user, session: opened }, device);
      return opened;
    });
    return { user: toPublicUser(user), session, mark: markOf(user) };
  });
}

function incorrect(): AppError {
  return new AppError('wrong_password', 'Incorrect email or password');
}
