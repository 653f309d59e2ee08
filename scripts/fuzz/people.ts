import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import type { Pool } from 'pg';
import { KEY_BYTES, keyFrom, prefixOf } from '@/lib/programs/rules/key-format';
import { apiScopes, type ApiMode } from '@/lib/values/api-scopes';
import { knownIds, type KnownIds } from './known-ids';

/** How somebody comes in, as the document calls it. */
export type Way = 'session' | 'key' | 'oauth' | null;

/** Somebody who calls. */
export type Caller = { name: CallerName; way: Way; headers: Record<string, string>; ids: KnownIds };

export const callerNames = [
  'nobody',
  'owner',
  'partner',
  'notary',
  'admin',
  'live key',
  'test key',
  'token',
] as const;

export type CallerName = (typeof callerNames)[number];

export type People = {
  get: (name: CallerName) => Promise<Caller>;
  /** Somebody new, for what nobody survives. */
  fresh: (name: CallerName) => Promise<Caller>;
  /** After which somebody of that name is another one: they were signed out, deleted, or have called enough for an hour. */
  forget: (caller: Caller) => void;
};

/** Accounts, keys and tokens, made when they are first asked for. */
export function peopleOf(database: Pool, sessionSecret: string): People {
  const known = new Map<CallerName, Promise<Caller>>();
  const make = makers(database, sessionSecret);
  return {
    get(name) {
      const caller = known.get(name) ?? make[name]();
      known.set(name, caller);
      return caller;
    },
    fresh: (name) => make[name](),
    forget: ({ name }) => void known.delete(name),
  };
}

/** argon2id of the password that values.ts knows, cheap to check. */
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$nu9hLuaAe1N1OaZmPTVY3w$TJyzxAOCawIG4C7yv/ytONctP9Ix8dEyOOVkpKv6z5Q';

export type Account = { id: string; cookie: string };

function makers(database: Pool, secret: string): Record<CallerName, () => Promise<Caller>> {
  const shared = knownIds();
  const callerOf = (name: CallerName, way: Way, headers: Record<string, string>, userId?: string): Caller => {
    const ids = knownIds(shared);
    // Most calls about an account are about one's own.
    const named: KnownIds['named'] = (thing, random) =>
      userId && thing === 'userId' && random.chance(0.8) ? userId : ids.named(thing, random);
    return { name, way, headers, ids: { ...ids, named } };
  };
  const signedIn = (name: CallerName, role: string) => async (): Promise<Caller> => {
    const account = await addAccount(database, { role, secret });
    if (role === 'notary') await addNotary(database, account);
    if (name === 'partner') await addOrganization(database, account);
    return callerOf(name, 'session', { cookie: account.cookie }, account.id);
  };
  const withKey = (name: CallerName, mode: ApiMode) => async (): Promise<Caller> => {
    const account = await addAccount(database, { role: 'owner', secret });
    const organizationId = await addOrganization(database, account);
    const key = await addKey(database, { account, organizationId, mode });
    return callerOf(name, 'key', { authorization: `Bearer ${key}` });
  };
  return {
    nobody: () => Promise.resolve(callerOf('nobody', null, {})),
    owner: signedIn('owner', 'owner'),
    partner: signedIn('partner', 'owner'),
    notary: signedIn('notary', 'notary'),
    admin: signedIn('admin', 'admin'),
    'live key': withKey('live key', 'live'),
    'test key': withKey('test key', 'test'),
    token: async () => {
      const account = await addAccount(database, { role: 'owner', secret });
      const token = await addToken(database, account);
      return callerOf('token', 'oauth', { authorization: `Bearer ${token}` });
    },
  };
}

export async function addAccount(
  database: Pool,
  { role, secret }: { role: string; secret: string },
): Promise<Account> {
  const id = randomUUID();
  const sessionId = randomUUID();
  await database.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, role, email_confirmed_at)
     VALUES ($1::uuid, 'fuzz-' || $1::text || '@example.com', $3, 'Ada', 'Lovelace', $2::"Role", now())`,
    [id, role, passwordHash],
  );
  await database.query(
    `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, now(), now(), now() + interval '30 days')`,
    [sessionId, id],
  );
  const token = await encode({ token: { sub: id, sessionId }, secret });
  return { id, cookie: `next-auth.session-token=${token}` };
}

/** Verified, available, in Austin. */
/** Once, however often it is asked for the same account: the answer to the first time may be lost. */
export async function addNotary(database: Pool, { id }: Account): Promise<void> {
  await database.query(
    `WITH profile AS (
       INSERT INTO notary_profiles (user_id, is_available, states, service_types, home_place, home_lat, home_lng, verified_at, created_at)
       VALUES ($1, true, '{TX}', '{real-estate,legal,other}', 'Austin, TX 78701', 30.2713, -97.7426, now(), now())
       ON CONFLICT DO NOTHING RETURNING user_id)
     INSERT INTO notary_credentials (notary_id, kind, state, number, expires_on)
     SELECT user_id, kind, state, 'fuzz-1', '2040-12-31'
     FROM profile, (VALUES ('commission'::"CredentialKind", 'TX'), ('bond', 'TX'), ('insurance', 'US')) AS c (kind, state)`,
    [id],
  );
}

export async function addOrganization(database: Pool, { id }: Account): Promise<string> {
  const organizationId = randomUUID();
  await database.query(
    `WITH application AS (
       INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
       VALUES ($1::uuid, 'portal', 'approved', $1::text, 'Fuzz Title', 'fuzz@example.com', 'title_company', now(), now(), now()) RETURNING id)
     INSERT INTO organizations (id, name, application_id, created_at) SELECT id, 'Fuzz Title', id, now() FROM application`,
    [organizationId],
  );
  await database.query(`UPDATE users SET role = 'partner' WHERE id = $1`, [id]);
  await database.query(
    `INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, 'owner', now())`,
    [id, organizationId],
  );
  return organizationId;
}

export async function addKey(
  database: Pool,
  { account, organizationId, mode }: { account: Account; organizationId: string; mode: ApiMode },
): Promise<string> {
  const key = keyFrom(mode, randomBytes(KEY_BYTES));
  await database.query(
    `INSERT INTO api_keys (id, organization_id, created_by_id, name, mode, scopes, prefix, secret_hash, created_at)
     VALUES ($1, $2, $3, 'Fuzz', $4, $5, $6, $7, now())`,
    [
      randomUUID(),
      organizationId,
      account.id,
      mode,
      apiScopes,
      prefixOf(key),
      createHash('sha256').update(key).digest(),
    ],
  );
  return key;
}

/** As after a consent: the token of an app that registered itself. */
async function addToken(database: Pool, { id }: Account): Promise<string> {
  const grantId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `WITH app AS (
       INSERT INTO oauth_apps (id, name, redirect_uris, scopes, is_confidential, created_at)
       VALUES ($1::uuid, 'Fuzz', '{https://app.example/callback}', $2::text[], false, now()) RETURNING id)
     INSERT INTO oauth_grants (id, app_id, user_id, scopes, created_at) SELECT $1::uuid, id, $3::uuid, $2::text[], now() FROM app`,
    [grantId, apiScopes, id],
  );
  await database.query(
    `INSERT INTO oauth_artifacts (kind, id, payload, grant_id, expires_at)
     VALUES ('AccessToken', $1, $2, $3, now() + interval '1 day')`,
    [
      createHash('sha256').update(token).digest('base64url'),
      JSON.stringify({ scope: apiScopes.join(' ') }),
      grantId,
    ],
  );
  return token;
}
