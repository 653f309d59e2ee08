import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { apiScopes } from '@/lib/values/api-scopes';
import { runningAddress } from '../env';

/** What a token can be for: the calls of programs, or the address where agents speak with us. */
export const apiResources = ['v1', 'mcp'] as const;

export type ApiResource = (typeof apiResources)[number];

const called = new AsyncLocalStorage<ApiResource>();

/** Calls within `work` came in at another address than their own: the tokens that are good there are good for them. */
export function callsThrough<T>(resource: ApiResource, work: () => T): T {
  return called.run(resource, work);
}

/** Where the call that is answered now came in. */
export function calledResource(): ApiResource {
  return called.getStore() ?? 'v1';
}

/** The address that a program names when it asks for a token (RFC 8707), and that the token is then good for. */
export function addressOf(resource: ApiResource): string {
  return `${runningAddress()}/${resource}`;
}

/** What a 401 says: where it is written who hands out tokens for this address (RFC 6750, RFC 9728). */
export function challengeTo(request: Request): string {
  const metadata = `${runningAddress()}/.well-known/oauth-protected-resource/${calledResource()}`;
  const error = request.headers.has('authorization') ? 'error="invalid_token", ' : '';
  return `Bearer ${error}resource_metadata="${metadata}"`;
}

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
