import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { newId } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/session/device';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { countTry, limits, takeBack, type Limit } from '@/lib/platform/rate-limit';
import { hashing } from '../rules/hashing';

type Account = { id: string; passwordHash: string };
type Try = { account: Account | null; email: string; password: string };

/** Wrong passwords for one account within the hour, after which its owner is told. */
const TOLD_AFTER = 10;

/**
 * Whether somebody without a session knows the password. Wrong ones count for the account in one place, for the account
 * everywhere, and for the place; a device that was signed in to this account before counts for itself alone, so that nobody
 * elsewhere uses up the tries of its owner. The work is the same for an email that nobody has. Not inside a transaction,
 * because tries are counted whatever becomes of it. Throws `rate_limited`, and `unknown_device` when the tries of the account
 * are used up for every device but its own.
 */
export async function tryPassword({ account, email, password }: Try, device: Device): Promise<boolean> {
  const isKnown = account !== null && device.id !== null && device.marks.includes(markOf(account));
  const counted = isKnown ? countsOfDevice(device, account.id) : countsOfStranger(device, email);
  const counts = [];
  for (const [limit, who] of counted) counts.push(await countTry(limit, who).catch(sayWhich(limit)));
  const isRight = await verify(account?.passwordHash ?? (await hashOfNobody()), password);
  if (!account || !isRight) {
    if (!isKnown) await tellOwner(account?.id, counts[OF_ACCOUNT]);
    return false;
  }
  for (const [limit, who] of counted) await takeBack(limit, who);
  return true;
}

/** What others use up has another code: the owner can have this browser known by a link. */
function sayWhich(limit: Limit) {
  return (error: unknown): never => {
    if (limit !== limits.loginOfAccount || !(error instanceof AppError)) throw error;
    const { message, retryAfterSeconds } = error;
    throw new AppError('unknown_device', message, { retryAfterSeconds, cause: error });
  };
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
