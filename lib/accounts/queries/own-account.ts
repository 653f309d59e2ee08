import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import type { OwnAccount } from '../schema/own-account';
import { standingOf } from './addresses';
import { missingAccount, toPublicUser, type UserRow } from './users';

const HOUR_MS = 60 * 60_000;

type Row = UserRow & { emailConfirmedAt: Date | null; isBack: boolean };

/**
 * What every page in the application says of who is signed in. They are back once they signed in before, or came in half
 * a day ago; of a sign-in that is forgotten the age of the account tells. One query. Throws `not_found`.
 */
export async function getOwnAccount(actor: Pick<Actor, 'id' | 'sessionId'>): Promise<OwnAccount> {
  const halfADayAgo = new Date(now().getTime() - 12 * HOUR_MS);
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u.id, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.role::text,
      u.created_at AS "createdAt", u.email_confirmed_at AS "emailConfirmedAt",
      EXISTS (
        SELECT 1 FROM sessions own
        WHERE own.id = ${actor.sessionId}::uuid AND own.user_id = u.id AND (
          own.created_at < ${halfADayAgo} OR own.created_at > u.created_at + interval '1 hour'
          OR EXISTS (SELECT 1 FROM sessions earlier WHERE earlier.user_id = u.id AND earlier.created_at < own.created_at)
        )
      ) AS "isBack"
    FROM users u WHERE u.id = ${actor.id}::uuid AND u.deleted_at IS NULL`;
  if (!row) return missingAccount();
  const { emailConfirmedAt, isBack, ...user } = row;
  return { user: toPublicUser(user), isBack, address: standingOf({ email: user.email, emailConfirmedAt }) };
}
