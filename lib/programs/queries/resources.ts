import 'server-only';
import { addressOf, type ApiResource } from '@/lib/platform/api-resources';
import { runningAddress } from '@/lib/platform/env';
import { apiScopes } from '@/lib/values/api-scopes';

/**
 * What programs and agents are told of the address that they use: who hands out tokens for it, and for what (RFC 9728). An
 * agent asks for what stands here, so staying connected is among it: it would have to ask its owner each hour without.
 */
export function describeResource(resource: ApiResource) {
  return {
    resource: addressOf(resource),
    resource_name: 'DeedGuard and GuardSign',
    authorization_servers: [runningAddress()],
    bearer_methods_supported: ['header'],
    scopes_supported: [...apiScopes, 'offline_access'],
    resource_documentation: `${runningAddress()}/developers`,
  };
}
