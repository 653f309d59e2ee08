import { scopeWords } from '@/lib/oauth/rules/scopes';
import type { Operation } from '@/lib/platform/http/operation';
import { apiScopes } from '@/lib/values/api-scopes';
import type { JsonSchema } from './schemas';

/** The ways in. */
export const securitySchemes: Record<string, JsonSchema> = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of your organization: `dg_live_…`, or `dg_test_…` for test mode.',
  },
  oauth: {
    type: 'oauth2',
    description: 'An access token that an account granted to an app. PKCE with S256 is required.',
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
    description: 'The cookie of a signed-in person. Over https its name begins with `__Secure-`.',
  },
};

/** What a call asks of its caller. An empty requirement means nobody in particular. */
export function securityOf({ auth, scope }: Operation): JsonSchema[] {
  if (scope) return [{ key: [scope] }, { oauth: [scope] }];
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}
