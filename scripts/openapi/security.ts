import type { Operation } from '@/lib/platform/operation';
import type { JsonSchema } from './schemas';

/** The ways in. */
export const securitySchemes: Record<string, JsonSchema> = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of an organization: `dg_live_…`, or `dg_test_…` for test mode.',
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
  if (scope) return [{ key: [scope] }];
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
}
