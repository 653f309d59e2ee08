import 'server-only';
import { timingSafeEqual, type JsonWebKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  Adapter,
  AdapterPayload,
  ClientMetadata,
  Configuration,
  KoaContextWithOIDC,
  default as Provider,
  errors,
  interactionPolicy,
} from 'oidc-provider';
import {
  clientDefaults,
  keepFromStrangers,
  openTo,
  registeredOnly,
  showPage,
  type ErrorPage,
  type StrangerErrors,
  type StrangerSettings,
} from './oidc-strangers';

type Payload = Record<string, unknown>;

export type OauthPayload = AdapterPayload;

/** Of one kind of thing. `consume` says whether this call used it up: of two at the same moment, one does. */
export type OauthStore = Omit<Adapter, 'consume'> & { consume: (id: string) => Promise<boolean> };

/** What the OAuth server asks of us. */
export type OauthSettings = StrangerSettings & {
  /** the address of the site */
  issuer: string;
  keys: JsonWebKey[];
  cookieKeys: string[];
  scopes: string[];
  storeOf: (kind: string) => OauthStore;
  isAccount: (id: string) => Promise<boolean>;
  findGrantId: (accountId: string, clientId: string) => Promise<string | undefined>;
  /** of a secret, as it is kept */
  hashSecret: (secret: string) => string;
  /** who is signed in, in the browser that asks */
  accountOf: (request: IncomingMessage) => string | undefined;
  /** where a visitor signs in and comes back to this request */
  loginPath: (request: IncomingMessage, params: Payload) => string;
  consentPath: (uid: string) => string;
  /** whether an app registered itself */
  isStranger: (clientId: string) => Promise<boolean>;
  errorPage: ErrorPage;
  failed: (error: Error) => void;
};

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** However often its tokens were renewed: then its user is asked again (lib/oauth/rules/scopes.ts says so). */
const STAYS_CONNECTED = 365 * DAY;

export type OauthHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** RFC 6749 with PKCE for everybody (RFC 7636, 9700), and what belongs to it: RFC 7009, 7591, 7662, 8414, 8707, 9207. */
export async function createOauthHandler(settings: OauthSettings): Promise<OauthHandler> {
  // It is a module of the newer kind only, and takes its time: loaded once somebody asks.
  const oidc = await import('oidc-provider');
  const policy = oidc.interactionPolicy.base();
  policy.get('login')?.checks.add(otherAccountCheck(settings, oidc.interactionPolicy.Check));
  policy.get('consent')?.checks.add(scopeCheck(oidc.interactionPolicy.Check, oidc.errors.InvalidScope));
  const provider = new oidc.default(settings.issuer, {
    ...fixed,
    ...asked(settings, oidc.errors),
    adapter: (kind: string) => onceOnly(settings.storeOf(kind), oidc.errors),
    interactions: { policy, url: (ctx, interaction) => pathOf(settings, ctx, interaction) },
  });
  // Behind a proxy the address is the one that the site is known by, whatever the request says.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => settings.failed(error));
  Reflect.set(provider.Client.prototype, 'compareClientSecret', secretCheck(settings));
  keepFromStrangers(provider, settings);
  return handlerOf(provider, new URL(settings.issuer));
}

const isOwnToken = (_ctx: unknown, client: { clientId: string }, token: { clientId?: string | undefined }) =>
  token.clientId === client.clientId;

/** Nothing but the authorization code: no implicit flow, no devices. */
const fixed = {
  responseTypes: ['code'],
  claims: {},
  clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
  clientDefaults,
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    // The tokens of another app are none of its business.
    revocation: { enabled: true, allowedPolicy: isOwnToken },
    introspection: { enabled: true, allowedPolicy: isOwnToken },
  },
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    registration: '/oauth/register',
    jwks: '/oauth/jwks',
  },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    RefreshToken: (_ctx, token) => Math.min(30 * DAY, STAYS_CONNECTED - token.totalLifetime()),
    Interaction: HOUR / 2,
    Session: DAY,
    Grant: 30 * DAY,
  },
  clientBasedCORS: (_ctx, origin, client) =>
    client.clientAuthMethod === 'none' &&
    (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
} satisfies Configuration;

function asked(settings: OauthSettings, oidcErrors: StrangerErrors): Configuration {
  const { issuer, keys, cookieKeys, scopes } = settings;
  return {
    scopes,
    features: { ...fixed.features, ...openTo(settings, oidcErrors) },
    extraClientMetadata: registeredOnly(settings, oidcErrors),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: cookieKeys,
      names: { session: 'oauth_session', interaction: 'oauth_asked', resume: 'oauth_resume' },
    },
    discovery: { service_documentation: `${issuer}/developers` },
    findAccount: async (_ctx, id) =>
      (await settings.isAccount(id))
        ? { accountId: id, claims: () => Promise.resolve({ sub: id }) }
        : undefined,
    loadExistingGrant: async ({ oidc }) => {
      const { accountId } = oidc.session ?? {};
      const id = accountId && oidc.client && (await settings.findGrantId(accountId, oidc.client.clientId));
      return id ? oidc.provider.Grant.find(id) : undefined;
    },
    // Asked for once, it belongs to what was agreed to: the library takes it out of a request that shows no consent screen.
    issueRefreshToken: ({ oidc }) =>
      Promise.resolve(oidc.entities.Grant?.getOIDCScope().split(' ').includes('offline_access') ?? false),
    renderError: (ctx, { error, error_description: description }) => {
      showPage(ctx, settings.errorPage(error, description));
    },
  };
}

type Check = typeof interactionPolicy.Check;
type InvalidScope = typeof errors.InvalidScope;
type Errors = Pick<typeof errors, 'InvalidGrant' | 'InvalidRequest'>;
/** As JSON has it. Postgres keeps no such character. */
const NUL = '\\u0000';

/** The sign-in of the site decides: the server's own session holds only for the account that is signed in now. */
function otherAccountCheck({ accountOf }: OauthSettings, Check: Check) {
  return new Check(
    'other_account',
    'the account of this browser is another one',
    'login_required',
    ({ req, oidc }) => {
      const session = oidc.session as unknown as {
        accountId?: string;
        authorizations?: object;
        touched: boolean;
      };
      if (session.accountId !== undefined && session.accountId === accountOf(req))
        return Check.NO_NEED_TO_PROMPT;
      delete session.accountId;
      delete session.authorizations;
      session.touched = true;
      return Check.REQUEST_PROMPT;
    },
  );
}

/** Nobody is asked to agree to nothing. */
function scopeCheck(Check: Check, InvalidScope: InvalidScope) {
  return new Check('no_scope', 'no scope was asked for', ({ oidc }) => {
    if (oidc.requestParamOIDCScopes.size === 0)
      throw new InvalidScope('ask for at least one scope of this server', '');
    return Check.NO_NEED_TO_PROMPT;
  });
}

type Asked = KoaContextWithOIDC['oidc']['entities']['Interaction'] & object;

/** Whoever is signed in on the site is signed in here too; the rest is the consent screen. */
async function pathOf(
  settings: OauthSettings,
  { req, oidc }: KoaContextWithOIDC,
  asked: Asked,
): Promise<string> {
  if (asked.prompt.name !== 'login') return settings.consentPath(asked.uid);
  const accountId = settings.accountOf(req);
  if (!accountId) return settings.loginPath(req, { ...oidc.params });
  asked.result = { login: { accountId, remember: false } };
  await asked.persist();
  return asked.returnTo;
}

/** The library looks whether a code was used before it uses it: of two requests at the same moment both would pass. */
function onceOnly(store: OauthStore, { InvalidGrant, InvalidRequest }: Errors): Adapter {
  return {
    ...store,
    upsert: (id, payload, expiresIn) => {
      if (JSON.stringify(payload).includes(NUL)) throw new InvalidRequest('a parameter holds U+0000');
      return store.upsert(id, payload, expiresIn);
    },
    consume: async (id) => {
      if (!(await store.consume(id))) throw new InvalidGrant('already used');
    },
  };
}

/** Of a secret only the hash is kept, and that is what the library knows as the secret. */
function secretCheck({ hashSecret }: OauthSettings) {
  return function compare(this: ClientMetadata & { clientSecret?: string }, secret: string): boolean {
    const kept = Buffer.from(this.clientSecret ?? '');
    const shown = Buffer.from(hashSecret(secret));
    return kept.length === shown.length && timingSafeEqual(kept, shown);
  };
}

function handlerOf(provider: Provider, { protocol, host }: URL): OauthHandler {
  const callback = provider.callback();
  return (request, response) => {
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = host;
    return callback(request, response);
  };
}
