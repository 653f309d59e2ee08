import 'server-only';
import { addressOf, apiResources } from '@/lib/platform/v1/api-resources';
import type { OauthPayload, OauthStore } from '@/lib/vendor/oidc';
import { findAgreement, findClient, type OauthClient } from '../queries/clients';
import { isOnOwnMachine } from '../rules/redirect-addresses';
import {
  consumeArtifact,
  destroyArtifact,
  destroyArtifactsOf,
  findArtifact,
  saveArtifact,
} from './artifacts';
import { endGrant } from './grants';
import { keepRegistration } from './registrations';

/** Longer than any token: how long a grant holds, its own row says. */
const GRANT_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Where the OAuth server keeps things of a kind. Apps and grants are rows of ours, the rest are artifacts. */
export function storeOf(kind: string): OauthStore {
  if (kind === 'Client') return { ...nothing(kind), find: findMetadata, upsert: keepRegistration };
  if (kind === 'Grant') return { ...nothing(kind), find: findGrant, destroy: endGrant };
  return {
    ...nothing(kind),
    find: (id) => findArtifact(kind, id),
    upsert: (id, payload, lastsSeconds) => saveArtifact({ kind, id, payload, lastsSeconds }),
    consume: (id) => consumeOnce(kind, id),
    destroy: (id) => destroyArtifact(kind, id),
    revokeByGrantId: (grantId) => destroyArtifactsOf(kind, grantId),
  };
}

/** What comes a second time was stolen by one of the two who have it: neither goes on (RFC 9700, section 4.14). */
async function consumeOnce(kind: string, id: string): Promise<boolean> {
  if (await consumeArtifact(kind, id)) return true;
  const used = await findArtifact(kind, id);
  if (used?.grantId) await endGrant(used.grantId);
  return false;
}

async function findMetadata(id: string): Promise<OauthPayload | undefined> {
  const client = await findClient(id);
  return client ? metadataOf(client) : undefined;
}

/** As RFC 7591 names it. Of the secret it is the hash, which the server compares with the hash of what it is shown. */
function metadataOf({
  id,
  name,
  website,
  redirectUris,
  scopes,
  isConfidential,
  secretHash,
}: OauthClient): OauthPayload {
  return {
    client_id: id,
    client_name: name,
    ...(website && { client_uri: website }),
    redirect_uris: redirectUris,
    scope: scopes.join(' '),
    application_type: redirectUris.some(isOnOwnMachine) ? 'native' : 'web',
    token_endpoint_auth_method: isConfidential ? 'client_secret_basic' : 'none',
    ...(isConfidential && secretHash && { client_secret: Buffer.from(secretHash).toString('base64url') }),
  };
}

async function findGrant(id: string) {
  const grant = await findAgreement(id);
  if (!grant) return undefined;
  const iat = Math.floor(grant.createdAt.getTime() / 1000);
  return {
    kind: 'Grant',
    jti: grant.id,
    iat,
    exp: iat + GRANT_SECONDS,
    accountId: grant.userId,
    clientId: grant.appId,
    openid: { scope: grant.scopes.join(' ') },
    // What an account agrees to, it agrees to for all of our addresses; which one a token is for, the token says.
    resources: Object.fromEntries(apiResources.map((name) => [addressOf(name), grant.scopes.join(' ')])),
  };
}

/** What nobody asks for of this kind. */
function nothing(kind: string): OauthStore {
  const refuse = () => Promise.reject(new Error(`The OAuth server does not write ${kind} here.`));
  const none = () => Promise.resolve(undefined);
  return {
    upsert: refuse,
    find: none,
    findByUid: none,
    findByUserCode: none,
    consume: refuse,
    destroy: none,
    revokeByGrantId: none,
  };
}
