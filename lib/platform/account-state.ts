import 'server-only';
import type { Role } from '@/prisma/generated/enums';
import { now } from './clock';
import { db } from './db';

/** How long a read may trust what it knew of an account. Calls that change something always ask the database. */
const TRUST_MS = 10_000;
const REMEMBERED_ACCOUNTS = 10_000;

type AccountState = { role: Role; sessionVersion: number; isGuarded: boolean };

const remembered = new Map<string, AccountState & { readAt: number }>();

/** What decides over a session: the account's role, how often it was signed out everywhere, and whether a PIN or a passkey guards it. */
export async function findAccountState(
  userId: string,
  freshness: 'fresh' | 'trusted',
): Promise<AccountState | null> {
  const known = remembered.get(userId);
  if (freshness === 'trusted' && known && now().getTime() - known.readAt < TRUST_MS) return known;
  const [user] = await db.$queryRaw<AccountState[]>`
    SELECT role::text AS role, session_version AS "sessionVersion",
      (EXISTS (SELECT 1 FROM security_pins WHERE user_id = u.id)
        OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id)) AS "isGuarded"
    FROM users u WHERE id = ${userId}::uuid`;
  remembered.delete(userId);
  if (!user) return null;
  if (remembered.size >= REMEMBERED_ACCOUNTS) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(userId, { ...user, readAt: now().getTime() });
  return user;
}

/** Call it after an account's role, session version, PIN or passkeys changed: this process then asks the database again. */
export function forgetAccount(userId: string): void {
  remembered.delete(userId);
}
