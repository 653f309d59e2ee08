import 'server-only';
import type { ClientMetadata, Configuration, KoaContextWithOIDC, errors } from 'oidc-provider';

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
