import 'server-only';
import { createHash } from 'node:crypto';
import { Prisma } from '@/prisma/generated/client';
import type { Role } from '@/prisma/generated/enums';
import { addressOf, calledResource } from './api-resources';
import { db } from '../db';
import { isSuspended } from '../suspension';

/** What a call with an access token may do, and for whom. */
export type TokenRow = {
  /** what the account agreed to: the limit counts calls by it */
  grantId: string;
  scopes: string[];
  userId: string;
  role: Role;
  /** of this hour, the present one among them */
  calls: number;
};

/** Under which name the OAuth server keeps what somebody shows: the text itself is written down nowhere. */
export function hashOfArtifact(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Whether an app still works: it was not deleted, and its organization goes on, with the plan that it stands on. An app
 * without one registered itself. For a statement in which `a` are the apps.
 */
export function appIsOpen(at: Date): Prisma.Sql {
  return Prisma.sql`a.deleted_at IS NULL AND (a.organization_id IS NULL OR EXISTS (
    SELECT 1 FROM organizations o WHERE o.id = a.organization_id AND o.ended_at IS NULL
      AND (o.plan_holder_id IS NULL OR EXISTS (
        SELECT 1 FROM plan_subscriptions p WHERE p.user_id = o.plan_holder_id AND p.plan = 'professional'
          AND p.status <> 'ended' AND (p.cancels_at IS NULL OR p.cancels_at > ${at})))))`;
}

/**
 * Finds the account that an access token acts for and counts the call, in one statement. Null for a token that is wrong, has
 * expired or was taken back, of an account that was deleted or is suspended, of an app that works no more, and for another address than the
 * one that was called; one that was asked for without an address is good for /v1. What the app may no longer ask for is no
 * scope of its tokens either.
 */
export async function countAccessToken(
  token: string,
  { at, hour }: { at: Date; hour: Date },
): Promise<TokenRow | null> {
  const resource = calledResource();
  const unbound = resource === 'v1' ? addressOf(resource) : null;
  const [row] = await db.$queryRaw<TokenRow[]>`
    WITH known AS (
      SELECT g.id, g.user_id, a.organization_id, ARRAY(
        SELECT unnest(string_to_array(t.payload ->> 'scope', ' ')) INTERSECT SELECT unnest(a.scopes)) AS scopes
      FROM oauth_artifacts t
        JOIN oauth_grants g ON g.id = t.grant_id::uuid
        JOIN oauth_apps a ON a.id = g.app_id
      WHERE t.kind = 'AccessToken' AND t.id = ${hashOfArtifact(token)} AND t.expires_at > ${at}
        AND coalesce(t.payload ->> 'aud', ${unbound}) = ${addressOf(resource)}
        AND g.revoked_at IS NULL AND ${appIsOpen(at)}
        AND EXISTS (SELECT 1 FROM users u WHERE u.id = g.user_id AND u.deleted_at IS NULL)
        AND NOT ${isSuspended(Prisma.sql`g.user_id`)}
    ), counted AS (
      INSERT INTO api_usage AS u (caller_id, hour, organization_id, calls, last_at)
        SELECT id, ${hour}, organization_id, 1, ${at} FROM known
      ON CONFLICT (caller_id, hour) DO UPDATE SET calls = u.calls + 1, last_at = greatest(u.last_at, excluded.last_at)
      RETURNING calls
    )
    SELECT k.id AS "grantId", k.scopes, k.user_id AS "userId", u.role::text, c.calls,
      set_config('synchronous_commit', 'off', true)
    FROM known k JOIN users u ON u.id = k.user_id CROSS JOIN counted c`;
  return row ?? null;
}
