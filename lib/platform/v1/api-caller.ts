import 'server-only';
import { createHash } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import type { Role } from '@/prisma/generated/enums';
import { API_CALLS_PER_HOUR, apiScopes, type ApiMode, type ApiScope } from '@/lib/values/api-scopes';
import type { Actor, ApiCaller } from '../actor';
import { countAccessToken, type TokenRow } from './api-token';
import { callsInMemory, countTrusted, rememberKey } from './api-trust';
import { now } from '../clock';
import { db } from '../db';
import { networkOf } from '../session/device';
import { AppError } from '../errors';
import { countTry, limits } from '../rate-limit';
import { isSuspended } from '../suspension';

export { apiScopes, type ApiCaller, type ApiMode, type ApiScope };

/** Calls of this hour, the present one among them. */
type Counted = { caller: ApiCaller; calls: number };

const HOUR_MS = 60 * 60 * 1000;
/** An API key says so itself; what is none of ours is looked for among the access tokens. */
const KEY = /^dg_(?:live|test)_/;
const BEARER = /^Bearer ([\x21-\x7e]{1,400})$/i;
const KEY_MISSING = 'Please send an API key or an access token: Authorization: Bearer dg_live_…';
const KEY_WRONG =
  'This API key or access token is not valid here. It may have expired, been revoked, be for another address, or belong to a plan that has ended.';

/**
 * Who calls, by the bearer token of a request; the call is counted in the same statement, or in memory where a read comes
 * with a key that was seen moments ago (`api-trust`). Throws `not_signed_in` without a
 * token that is valid, and `rate_limited` where wrong ones came too often. A key acts as the member who made it, and ends with
 * their membership; it works while the organization has an owner who is not suspended.
 */
export async function countApiCall(request: Request): Promise<Counted> {
  const header = request.headers.get('authorization');
  const token = header && BEARER.exec(header)?.[1];
  if (!token) throw new AppError('not_signed_in', KEY_MISSING);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const counted = await (KEY.test(token) ? countKey(token, isRead) : countToken(token));
  if (!counted) {
    await countTry(limits.wrongKey, networkOf(request));
    throw new AppError('not_signed_in', KEY_WRONG);
  }
  return counted;
}

/** What a response says of the limit: whole seconds until the hour is over. */
export function limitHeaders(calls: number): Record<string, string> {
  const resetSeconds = Math.ceil((HOUR_MS - (now().getTime() % HOUR_MS)) / 1000);
  return {
    'ratelimit-limit': String(API_CALLS_PER_HOUR),
    'ratelimit-remaining': String(Math.max(0, API_CALLS_PER_HOUR - calls)),
    'ratelimit-reset': String(resetSeconds),
  };
}

/** SHA-256: a key has 178 random bits, which no list of guesses reaches. */
export function hashOfKey(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

type KeyRow = {
  id: string;
  mode: ApiMode;
  scopes: string[];
  organizationId: string;
  userId: string;
  role: Role;
  endsAt: Date | null;
  calls: number;
};

type Moment = { at: Date; hour: Date };

/** When it is, and the hour that it counts for. */
function thisHour(): Moment {
  const at = now();
  return { at, hour: new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS) };
}

async function countToken(token: string): Promise<Counted | null> {
  const row = await countAccessToken(token, thisHour());
  return row && { caller: tokenCaller(row), calls: row.calls };
}

/** Acts for one account, on what is its own. What a guard protects, the account was asked for when it agreed. */
function tokenCaller({ grantId, scopes, userId, role }: TokenRow): ApiCaller {
  const actor: Actor = { id: userId, role, sessionId: grantId, isGuarded: false };
  return { id: grantId, mode: 'live', scopes, organizationId: null, ownerId: userId, actor };
}

async function countKey(token: string, isRead: boolean): Promise<Counted | null> {
  const moment = thisHour();
  const hash = hashOfKey(token);
  const name = Buffer.from(hash).toString('base64url');
  const trusted = isRead ? countTrusted(name, moment) : null;
  if (trusted) return trusted;
  const remember = rememberKey(name, moment);
  const row = await findKey(hash, moment);
  if (!row) return null;
  const { endsAt } = row;
  const caller = keyCaller(row);
  const calls = row.calls + callsInMemory({ callerId: caller.id, hour: moment.hour });
  remember({ caller, calls, endsAt });
  return { caller, calls };
}

/** Of the organization of row `k`: an owner who is not suspended, and answers for what its keys do. */
const answeringOwner = Prisma.sql`SELECT 1 FROM organization_members a
  WHERE a.organization_id = k.organization_id AND a.role = 'owner' AND NOT ${isSuspended(Prisma.sql`a.user_id`)}`;

/** A count that a crash loses is no harm: the commit does not wait for the disk. */
async function findKey(hash: Uint8Array<ArrayBuffer>, { at, hour }: Moment): Promise<KeyRow | undefined> {
  const [row] = await db.$queryRaw<KeyRow[]>`
    WITH known AS (
      SELECT k.id, k.mode, k.scopes, k.organization_id, m.user_id, least(k.revoked_at, k.expires_at) AS ends_at
      FROM api_keys k JOIN organizations o ON o.id = k.organization_id
        JOIN organization_members m ON m.user_id = k.created_by_id AND m.organization_id = k.organization_id
      WHERE k.secret_hash = ${hash} AND o.ended_at IS NULL AND EXISTS (${answeringOwner})
        AND (k.revoked_at IS NULL OR k.revoked_at > ${at}) AND (k.expires_at IS NULL OR k.expires_at > ${at})
        AND (o.plan_holder_id IS NULL OR EXISTS (
          SELECT 1 FROM plan_subscriptions p WHERE p.user_id = o.plan_holder_id AND p.plan = 'professional'
            AND p.status <> 'ended' AND (p.cancels_at IS NULL OR p.cancels_at > ${at})))
    ), counted AS (
      INSERT INTO api_usage AS u (caller_id, hour, organization_id, calls, last_at)
        SELECT id, ${hour}, organization_id, 1, ${at} FROM known
      ON CONFLICT (caller_id, hour) DO UPDATE SET calls = u.calls + 1, last_at = greatest(u.last_at, excluded.last_at)
      RETURNING calls
    )
    SELECT k.id, k.mode::text, k.scopes, k.organization_id AS "organizationId", k.user_id AS "userId",
      u.role::text, k.ends_at AS "endsAt", c.calls, set_config('synchronous_commit', 'off', true)
    FROM known k JOIN users u ON u.id = k.user_id CROSS JOIN counted c`;
  return row;
}

function keyCaller({ id, mode, scopes, organizationId, userId, role }: KeyRow): ApiCaller {
  // A guard asks a person at a screen; what it protects is not within reach of a key.
  const actor: Actor = { id: userId, role, sessionId: id, isGuarded: false };
  return { id, mode, scopes, organizationId, ownerId: organizationId, actor };
}
