import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import type { z } from 'zod';
import { newId } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/device';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { countTry, limits, takeBack, type Limit } from '@/lib/platform/rate-limit';
import type { OpenedSession } from '@/lib/platform/session';
import { publicUserFields, toPublicUser } from '../queries/users';
import { hashing } from '../rules/hashing';
import type { loginSchema, PublicUser } from '../schema/users';
import { openSession } from './sessions';

/** A new session, whom it is for, and by what its device is known from now on. */
export type SignedIn = { user: PublicUser; session: OpenedSession; mark: string };

/** Wrong passwords for one account within the hour, after which its owner is told. */
const TOLD_AFTER = 10;

/**
 * Opens a session for who knows the password. Wrong ones count for the account in one place, for the account everywhere, and
 * for the place; a device that was signed in to this account before counts for itself alone, so that nobody elsewhere uses
 * up the tries of its owner. Known and unknown emails answer with the same text after the same work. Throws `not_signed_in`
 * and `rate_limited`.
 */
export async function loginUser(
  { email, password }: z.output<typeof loginSchema>,
  device: Device,
): Promise<SignedIn> {
  const user = await db.user.findUnique({
    where: { email },
    select: { ...publicUserFields, passwordHash: true },
  });
  const isKnown = user !== null && device.id !== null && device.marks.includes(markOf(user));
  const counted = isKnown ? countsOfDevice(device, user.id) : countsOfStranger(device, email);
  const counts = [];
  for (const [limit, who] of counted) counts.push(await countTry(limit, who));
  const isRight = await verify(user?.passwordHash ?? (await hashOfNobody()), password);
  if (!user || !isRight) {
    if (!isKnown) await tellOwner(user?.id, counts[OF_ACCOUNT]);
    throw new AppError('not_signed_in', 'Incorrect email or password');
  }
  for (const [limit, who] of counted) await takeBack(limit, who);
  const session = await openSession(db, { userId: user.id, ...device });
  return { user: toPublicUser(user), session, mark: markOf(user) };
}

type Counted = readonly [Limit, string];

const OF_ACCOUNT = 2;

function countsOfStranger({ network }: Device, email: string): Counted[] {
  const account = email.toLowerCase();
  return [
    [limits.login, `${account}\n${network}`],
    [limits.wrongPasswordFromAddress, network],
    // Last: a place that has to wait takes no try away from the account, and none of which its owner is not told.
    [limits.loginOfAccount, account],
  ];
}

function countsOfDevice({ id }: Device, userId: string): Counted[] {
  return [[limits.login, `${userId}\n${id}`]];
}

/** The same work for an email that nobody has: how long an answer takes says nothing either. */
async function tellOwner(userId = newId(), wrong = 0): Promise<void> {
  if (wrong % TOLD_AFTER !== 0) return;
  await transaction((tx) => enqueue(tx, 'sign-in-tries', userId));
}

let nobody: Promise<string> | undefined;

/** What an unknown email's password is compared with, so that the answer takes as long as for a known one. */
function hashOfNobody(): Promise<string> {
  nobody ??= hash('nobody has this password', hashing);
  return nobody;
}
