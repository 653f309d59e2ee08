import 'server-only';
import type {
  ClientMetadata,
  Configuration,
  KoaContextWithOIDC,
  default as Provider,
  errors,
} from 'oidc-provider';

/** What an app says of itself when it registers itself, by the names of RFC 7591: all that is kept of it. */
type Registration = {
  client_name: string;
  client_uri?: string;
  redirect_uris: string[];
  scope: string;
  application_type: 'native' | 'web';
};

export type StrangerSettings = {
  /** the addresses that a token can be for, and the scopes of each */
  resources: { addresses: string[]; scopes: string[] };
  registration: {
    read: (sent: Record<string, unknown>) => Registration | { refused: string };
    newId: () => string;
    newSecret: () => string;
  };
};

/** The page of a request that cannot be answered at the address of the app. */
export type ErrorPage = (error: string, description: string | undefined) => { html: string; policy: string };

export type StrangerErrors = Pick<typeof errors, 'InvalidClientMetadata' | 'InvalidTarget'>;

/** What every app has, whoever registered it. */
export const clientDefaults = {
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: 'ES256',
} satisfies Configuration['clientDefaults'];

/** Apps that we did not know before, and the addresses that their tokens are for. */
export function openTo({ registration, resources }: StrangerSettings, { InvalidTarget }: StrangerErrors) {
  return {
    // Nobody changes a registration afterwards (RFC 7592): an app that is another one registers itself anew.
    registration: {
      enabled: true,
      idFactory: () => registration.newId(),
      secretFactory: () => registration.newSecret(),
      issueRegistrationAccessToken: false,
    },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: (_ctx, address) => {
        if (!resources.addresses.includes(address)) throw new InvalidTarget();
        return { audience: address, scope: resources.scopes.join(' '), accessTokenFormat: 'opaque' };
      },
      useGrantedResource: () => true,
    },
  } satisfies Configuration['features'];
}

/** Nothing of it may last but what is kept: the library would fetch some addresses of it, and echo the rest. */
const STAYS = new Set(['client_id', 'client_id_issued_at', 'client_secret', 'client_secret_expires_at']);
const LIBRARY_DECIDES = 'token_endpoint_auth_method';

/**
 * What an app says of itself is replaced by what we keep of it, as RFC 7591 allows; the answer says what that is. A statement
 * that somebody else signed is the one member that the library leaves to us, which is how it asks.
 */
export function registeredOnly(
  { registration }: StrangerSettings,
  { InvalidClientMetadata }: StrangerErrors,
) {
  return {
    properties: ['software_statement'],
    validator: (ctx: KoaContextWithOIDC | undefined, _key: string, _value: unknown, sent: ClientMetadata) => {
      // Clients that we look up are as they were kept.
      if (!ctx) return;
      const kept = registration.read({ ...sent });
      if ('refused' in kept) throw new InvalidClientMetadata(kept.refused);
      for (const name of Object.keys(sent)) {
        if (!STAYS.has(name) && name !== LIBRARY_DECIDES) delete sent[name];
      }
      Object.assign(sent, kept, clientDefaults);
      // It was made for a way to sign that is not kept either.
      if (sent.token_endpoint_auth_method === 'none') {
        delete sent.client_secret;
        delete sent.client_secret_expires_at;
      }
    },
  };
}

type Failure = { error: string; description: string | undefined };

const REFUSED = 400;
/** The library has no setting for it, and would answer in two ways more: behind a `#`, and by a page that submits itself. */
const ONLY_MODE = 'query';

/**
 * An error of a request goes back to the app before anybody was asked. For an app that registered itself that would make our
 * address one that forwards to any other: the error is shown here instead (RFC 9700, 4.11.2), whichever way it would have gone.
 */
export function keepFromStrangers(
  provider: Provider,
  { isStranger, errorPage }: { isStranger: (clientId: string) => Promise<boolean>; errorPage: ErrorPage },
): void {
  const failures = new WeakMap<object, Failure>();
  provider.on('authorization.error', (ctx, { error, error_description: description }) =>
    failures.set(ctx, { error, description }),
  );
  provider.on('server_error', (ctx) => failures.set(ctx, { error: 'server_error', description: undefined }));
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    if (asksForOtherMode(ctx)) return refuse(ctx, errorPage('unsupported_response_mode', undefined));
    await next();
    const { route, client } = (ctx.oidc as KoaContextWithOIDC['oidc'] | undefined) ?? {};
    if (route === 'discovery') Object.assign(ctx.body as object, { response_modes_supported: [ONLY_MODE] });
    const failure = failures.get(ctx);
    if (!failure || !client || !isUnasked(route, failure) || !(await isStranger(client.clientId))) return;
    refuse(ctx, errorPage(failure.error, failure.description));
  });
}

/** Whoever is signed in comes back from our own screen, where they may have said no. */
function isUnasked(route: string | undefined, { error }: Failure): boolean {
  return route === 'authorization' || (route === 'resume' && error !== 'access_denied');
}

/** Of every app: none of them needs it. */
function asksForOtherMode({ path, query }: KoaContextWithOIDC): boolean {
  const modes = [query.response_mode ?? ONLY_MODE].flat();
  return path === '/oauth/authorize' && modes.some((mode) => mode !== ONLY_MODE);
}

function refuse(ctx: KoaContextWithOIDC, page: ReturnType<ErrorPage>): void {
  ctx.remove('location');
  showPage(ctx, page);
  ctx.status = REFUSED;
}

export function showPage(ctx: KoaContextWithOIDC, { html, policy }: ReturnType<ErrorPage>): void {
  ctx.set('content-security-policy', policy);
  ctx.type = 'html';
  ctx.body = html;
}
