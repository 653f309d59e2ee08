import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Set by scripts/server.mjs from the socket, over whatever the client sent. */
const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/** Of an IPv6 address, the first four groups of 16 bits. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request counts for, of IPv6 the network, because a subscriber has all 2^64 addresses of one:
 * the socket's, or, behind a trusted proxy, the last address of
 * `X-Forwarded-For` that is not a trusted proxy itself (what comes before it can be made up by the client).
 */
export function clientAddress(headers: Headers, trustedProxies: readonly string[]): string {
  const socketAddress = parseAddress(headers.get(SOCKET_ADDRESS_HEADER) ?? '');
  if (!socketAddress) return 'unknown';
  const trusted = new Set(trustedProxies.map((proxy) => parseAddress(proxy)?.toString()));
  if (!trusted.has(socketAddress.toString())) return networkOf(socketAddress);
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => parseAddress(hop.trim()));
  const client = hops.reverse().find((hop) => !hop || !trusted.has(hop.toString()));
  return networkOf(client ?? socketAddress);
}

/**
 * Null for what is no address: the library alone would also take `1` and `0x7f.1`. IPv4 arrives as ::ffff:1.2.3.4 on
 * sockets that speak both.
 */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return isIP(text) ? ipaddr.process(text) : null;
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** `::127.0.0.1`: once a way to write an IPv4 address, which some systems still follow (RFC 4291, 2.5.5.1). */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Whether an IP address is one that everybody reaches: neither of this machine nor of a network inside. */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address?.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6 && address.match(IPV4_COMPATIBLE));
}

/** Whether the host of a URL may be one that everybody reaches: a public address, or a name with a dot that is not of a network inside. */
export function isPublicHost(host: string): boolean {
  // A dot at the end says that a name is whole: it is the same one.
  const name = host.replace(/^\[|\]$|\.$/g, '');
  if (isIP(name)) return isPublicAddress(name);
  return name.includes('.') && !/\.(?:local|internal|localhost|lan|home|arpa)?$/i.test(name);
}
