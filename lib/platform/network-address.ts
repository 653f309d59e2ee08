import { isIP, isIPv6 } from 'node:net';

/** Set by scripts/server.mjs from the socket, over whatever the client sent. */
const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/**
 * The address that a request counts for, of IPv6 the network, because a subscriber has all 2^64 addresses of one:
 * the socket's, or, behind a trusted proxy, the last address of
 * `X-Forwarded-For` that is not a trusted proxy itself (what stands left of it can be made up by the client).
 */
export function clientAddress(headers: Headers, trustedProxies: readonly string[]): string {
  return networkOf(findAddress(headers, trustedProxies));
}

function findAddress(headers: Headers, trustedProxies: readonly string[]): string {
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

/** The first 64 bits of an IPv6 address, in one spelling. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - groups.length - after.length).fill('0');
  const network = [...groups, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
