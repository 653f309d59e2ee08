import { isIP } from 'node:net';

/** Set by scripts/server.ts from the socket, over whatever the client sent. */
const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/**
 * The address that a request counts for: the socket's, or, behind a trusted proxy, the last address of
 * `X-Forwarded-For` that is not a trusted proxy itself (what stands left of it can be made up by the client).
 */
export function clientAddress(headers: Headers, trustedProxies: readonly string[]): string {
  const socketAddress = plainAddress(headers.get(SOCKET_ADDRESS_HEADER) ?? '');
  if (!trustedProxies.includes(socketAddress)) return socketAddress || 'unknown';
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  const client = hops.reverse().find((hop) => !trustedProxies.includes(hop));
  return client && isIP(client) ? client : socketAddress;
}

/** IPv4 addresses arrive as ::ffff:1.2.3.4 on sockets that speak both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
