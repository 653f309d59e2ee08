import 'server-only';
import { env } from '@/lib/platform/env';
import { apiScopes } from '@/lib/values/api-scopes';

/** What agents are told of the address that they use: who hands out tokens for it, and for what (RFC 9728). */
export function describeAgentAddress() {
  const site = new URL(env().NEXTAUTH_URL).origin;
  return {
    resource: `${site}/mcp`,
    resource_name: 'DeedGuard and GuardSign',
    authorization_servers: [site],
    bearer_methods_supported: ['header'],
    scopes_supported: [...apiScopes],
    resource_documentation: `${site}/developers`,
  };
}
