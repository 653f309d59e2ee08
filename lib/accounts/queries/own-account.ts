import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import { Prisma } from '@/prisma/generated/client';
import type { OwnAccount } from '../schema/own-account';
import { standingOf } from './addresses';
import { missingAccount, readPublicUser, type UserTexts } from './users';

const HOUR_MS = 60 * 60_000;

type Row = UserTexts & { emailConfirmedAt: string | null; isBack: boolean };

/**
 * What every page in the application says of who is signed in. They are back once they signed in before, or came in half
 * a day ago; of a sign-in that is forgotten the age of the account tells. Its answer throws `not_found`.
 */
export function ownAccount(actor: Pick<Actor, 'id' | 'sessionId'>): Question<OwnAccount> {
  const halfADayAgo = new Date(now().getTime() - 12 * HOUR_MS);
  return aboutRows<Row, OwnAccount>(
    Prisma.sql`
    SELECT u.id, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.role::text,
      u.created_at AS "createdAt", u.email_confirmed_at AS "emailConfirmedAt",
      EXISTS (
        SELECT 1 FROM sessions own
        WHERE own.id = ${actor.sessionId}::uuid AND own.user_id = u.id AND (
          own.created_at < ${halfADayAgo} OR own.created_at > u.created_at + interval '1 hour'
          OR EXISTS (SELECT 1 FROM sessions earlier WHERE earlier.user_id = u.id AND earlier.created_at < own.created_at)
        )
      ) AS "isBack"
    FROM users u WHERE u.id = ${actor.id}::uuid AND u.deleted_at IS NULL`,
    ([row]) => (row ? toOwnAccount(row) : missingAccount()),
  );
}

function toOwnAccount({ emailConfirmedAt, isBack, ...user }: Row): OwnAccount {
  const confirmed = emailConfirmedAt === null ? null : new Date(emailConfirmedAt);
  return {
    user: readPublicUser(user),
    isBack,
    address: standingOf({ email: user.email, emailConfirmedAt: confirmed }),
  };
}
