import { clientAddress, isPublicAddress, isPublicHost } from '@/lib/platform/http/network-address';

const address = (socket: string | null, forwarded: string | null, trusted: string[] = []) => {
  const headers = new Headers();
  if (socket !== null) headers.set('x-socket-address', socket);
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded);
  return clientAddress(headers, trusted);
};

describe('the address that a request counts for', () => {
  it.each([
    ["is the socket's", '192.0.2.1', null, [], '192.0.2.1'],
    ['ignores what a stranger forwards', '192.0.2.1', '203.0.113.9', [], '192.0.2.1'],
    ['ignores it although some proxy is trusted', '192.0.2.1', '203.0.113.9', ['10.0.0.1'], '192.0.2.1'],
    ['is the one before a trusted proxy', '10.0.0.1', '203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
    [
      'is the last that no proxy vouches for',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9',
      ['10.0.0.1'],
      '203.0.113.9',
    ],
    [
      'goes through a chain of trusted proxies',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9, 10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '203.0.113.9',
    ],
    ["is the proxy's when it forwards nothing", '10.0.0.1', null, ['10.0.0.1'], '10.0.0.1'],
    ["is the proxy's when it forwards nonsense", '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
    ["is the proxy's when all are proxies", '10.0.0.1', '10.0.0.1', ['10.0.0.1'], '10.0.0.1'],
    ['is IPv4 in the clothes of IPv6', '::ffff:192.0.2.1', null, [], '192.0.2.1'],
    ['trusts a proxy in those clothes', '::ffff:10.0.0.1', '::FFFF:203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
    ['is the network of an IPv6 address', '2001:db8::1', null, [], '2001:db8:0:0::/64'],
    ['is the same network for its neighbor', '2001:DB8:0:0:a:b:c:d', null, [], '2001:db8:0:0::/64'],
    ['is another network next door', '2001:db8:0:01::', null, [], '2001:db8:0:1::/64'],
    ['is the network on a link', 'fe80::1%eth0', null, [], 'fe80:0:0:0::/64'],
    ['is the network of this machine', '::1', null, [], '0:0:0:0::/64'],
    ['trusts an IPv6 proxy by its address', '2001:db8::1', '203.0.113.9', ['2001:db8::1'], '203.0.113.9'],
    ['trusts it however it is spelled', '2001:db8:0::1', '203.0.113.9', ['2001:DB8::1'], '203.0.113.9'],
    ["is the proxy's when it forwards a number", '10.0.0.1', '127.1', ['10.0.0.1'], '10.0.0.1'],
    ["is the proxy's when nonsense comes before it", '10.0.0.1', '1.1.1.1, x', ['10.0.0.1'], '10.0.0.1'],
    ['is unknown without a socket', null, '203.0.113.9', ['10.0.0.1'], 'unknown'],
  ])('%s', (_, socket, forwarded, trusted, expected) => {
    expect(address(socket, forwarded, trusted)).toBe(expected);
  });
});

describe('an address outside', () => {
  it.each(['203.0.114.9', '8.8.8.8', '2606:4700::1111'])('is %s', (text) =>
    expect(isPublicAddress(text)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::808:808',
    'example.com',
  ])('is not %s', (text) => expect(isPublicAddress(text)).toBe(false));
});

describe('a host outside', () => {
  it.each(['push.example', 'fcm.googleapis.com', '8.8.8.8', '[2606:4700::1111]'])('may be %s', (host) =>
    expect(isPublicHost(host)).toBe(true),
  );

  it.each([
    'localhost',
    'localhost.',
    'localhost..',
    'router.',
    'app.localhost.',
    '127.0.0.1.',
    'database',
    'db.internal',
    'printer.local',
    'app.localhost',
    'gate.lan.',
    '127.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
  ])('is not %s', (host) => expect(isPublicHost(host)).toBe(false));
});
