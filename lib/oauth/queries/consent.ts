import 'server-only';
import * as z from 'zod';
import type { Actor } from '@/lib/platform/actor';
import { hashOfArtifact } from '@/lib/platform/v1/api-token';
import { now } from '@/lib/platform/clock';
import { db, type Tx } from '@/lib/platform/db';
import { placeOf } from '../rules/redirect-addresses';
import { readScopes, type OauthScope } from '../rules/scopes';
import type { ConsentView } from '../schema/consent';
import { findAgreementOf, findClient } from './clients';

/** What the OAuth server wrote down of a request before it sent somebody to the consent screen. */
const askedSchema = z.object({
  returnTo: z.url(),
  prompt: z.object({ name: z.literal('consent') }),
  session: z.object({ accountId: z.uuid() }),
  params: z.object({ client_id: z.uuid(), redirect_uri: z.url(), scope: z.string() }),
  result: z.undefined().optional(),
});

export type Asked = { returnTo: string; appId: string; redirectUri: string; scopes: OauthScope[] };

/**
 * A request that waits for this actor's answer. Null for one that was answered, has expired, or is somebody else's: the
 * account that was signed in when it came is the one that may answer.
 */
export async function findAsked(tx: Tx, actor: Actor, request: string): Promise<Asked | null> {
  const row = await tx.oauthArtifact.findFirst({
    where: { kind: 'Interaction', id: hashOfArtifact(request), expiresAt: { gt: now() } },
    select: { payload: true },
  });
  const asked = askedSchema.safeParse(row?.payload).data;
  if (asked?.session.accountId !== actor.id) return null;
  const { client_id: appId, redirect_uri: redirectUri, scope } = asked.params;
  return { returnTo: asked.returnTo, appId, redirectUri, scopes: readScopes(scope) };
}

/** What the consent screen shows; null where there is nothing to be answered. */
export async function findConsent(actor: Actor, request: string): Promise<ConsentView | null> {
  const asked = await findAsked(db, actor, request);
  const app = asked && (await findClient(asked.appId));
  if (!app) return null;
  const [agreement, owner, account] = await Promise.all([
    findAgreementOf(db, { appId: app.id, userId: actor.id }),
    db.oauthApp.findUnique({ where: { id: app.id }, select: { organization: { select: { name: true } } } }),
    db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } }),
  ]);
  return {
    request,
    app: { name: app.name, website: app.website, organization: owner?.organization?.name ?? null },
    scopes: asked.scopes,
    granted: readScopes(agreement?.scopes.join(' ')),
    email: account.email,
    place: placeOf(asked.redirectUri),
  };
}
