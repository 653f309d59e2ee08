import { scopeWords } from '@/lib/oauth/rules/scopes';
import type { Operation } from '@/lib/platform/operation';
import { apiScopes } from '@/lib/values/api-scopes';
import type { JsonSchema } from './schemas';

/** The ways in. */
export const securitySchemes: Record<string, JsonSchema> = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of an organization: `dg_live_…`, or `dg_test_…` for test mode.',
  },
  oauth: {
    type: 'oauth2',
    description: 'An access token of an app that an account agreed to. PKCE with S256 is required.',
    flows: {
      authorizationCode: {
        authorizationUrl: '/oauth/authorize',
        tokenUrl: '/oauth/token',
        refreshUrl: '/oauth/token',
        scopes: Object.fromEntries(apiScopes.map((scope) => [scope, `To ${scopeWords(scope)}.`])),
      },
    },
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description: 'The cookie of somebody who is signed in; over https its name begins with `__Secure-`.',
  },
};

/** What a call asks of its caller. An empty requirement means nobody in particular. */
export function securityOf({ auth, scope }: Operation): JsonSchema[] {
  if (scope) return [{ key: [scope] }, { oauth: [scope] }];
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}
