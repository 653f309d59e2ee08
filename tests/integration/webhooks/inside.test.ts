import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postToEndpoint, refuseTarget } from '@/lib/vendor/webhook-post';
import { lookupPublic } from '@/lib/platform/http/public-lookup';

const sent = { headers: { 'content-type': 'application/json' }, body: '{}' };

/** What a name leads to, one look after the other. */
function resolveTo(...looks: LookupAddress[][]): jest.SpyInstance {
  return jest.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: unknown) => {
    const found = looks.length > 1 ? looks.shift() : looks[0];
    (done as (error: null, found: LookupAddress[]) => void)(null, found ?? []);
  }) as unknown as typeof dns.lookup);
}

let server: Server;
let port: number;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => asked.splice(0));
afterEach(() => jest.restoreAllMocks());
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an address of a webhook', () => {
  it.each([
    ['http://partner.example/hook', 'must begin with https://'],
    ['ftp://partner.example/hook', 'must begin with https://'],
    ['https://user:secret@partner.example/hook', 'must not hold a user name'],
    ['https://partner.example:8080/hook', 'must be 443 or 8443'],
    ['https://127.0.0.1/hook', 'must be reachable from the internet'],
    ['https://0x7f.1/hook', 'must be reachable from the internet'],
    ['https://2130706433/hook', 'must be reachable from the internet'],
    ['https://10.1.2.3/hook', 'must be reachable from the internet'],
    ['https://192.168.0.1/hook', 'must be reachable from the internet'],
    ['https://169.254.169.254/latest/meta-data', 'must be reachable from the internet'],
    ['https://0.0.0.0/hook', 'must be reachable from the internet'],
    ['https://[::1]/hook', 'must be reachable from the internet'],
    ['https://[fd00::1]/hook', 'must be reachable from the internet'],
    ['https://[fe80::1]/hook', 'must be reachable from the internet'],
    ['https://[::ffff:127.0.0.1]/hook', 'must be reachable from the internet'],
    ['https://[::ffff:a9fe:a9fe]/hook', 'must be reachable from the internet'],
    ['https://[64:ff9b::7f00:1]/hook', 'must be reachable from the internet'],
    ['https://localhost/hook', 'must be reachable from the internet'],
    ['https://metadata.google.internal/hook', 'must be reachable from the internet'],
  ])('is refused where it is %s', async (address, words) => {
    expect(refuseTarget(address)).toContain(words);
    expect(await postToEndpoint(address, sent)).toEqual({ error: refuseTarget(address) });
  });

  it.each([
    'https://partner.example/hook',
    'https://partner.example:8443/hook?a=1',
    'https://93.184.216.34/',
  ])('may be %s', (address) => {
    expect(refuseTarget(address)).toBeNull();
  });

  it.each([
    ['127.0.0.1', 4],
    ['10.0.0.8', 4],
    ['169.254.169.254', 4],
    ['::1', 6],
    ['::ffff:10.0.0.8', 6],
    ['fd12::1', 6],
  ])('is not connected to where its name leads to %s', async (address, family) => {
    const lookup = resolveTo([{ address, family }]);
    expect(await postToEndpoint('https://partner.example:8443/hook', sent)).toEqual({
      error: 'The address is not reachable from the internet.',
    });
    expect(lookup).toHaveBeenCalled();
  });
});

describe('a name that was public when it was looked at first', () => {
  it('is looked at again for each connection, and only what it leads to then counts', async () => {
    resolveTo([{ address: '93.184.216.34', family: 4 }], [{ address: '127.0.0.1', family: 4 }]);
    const look = () =>
      new Promise((resolve) =>
        lookupPublic('partner.example', { all: true }, (error, found) => resolve(error?.code ?? found)),
      );
    expect(await look()).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect(await look()).toBe('EPRIVATE');
    expect(await postToEndpoint('https://partner.example/hook', sent)).toEqual({
      error: 'The address is not reachable from the internet.',
    });
  });

  it('is connected to at its public addresses alone', async () => {
    resolveTo([
      { address: '127.0.0.1', family: 4 },
      { address: '93.184.216.34', family: 4 },
    ]);
    const found = await new Promise((resolve) =>
      lookupPublic('partner.example', { all: true }, (_error, open) => resolve(open)),
    );
    expect(found).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});

describe('a server on this machine', () => {
  it('hears nothing of events, unless the environment says that this is a test', async () => {
    await postToEndpoint(`http://127.0.0.1:${port}/hook`, sent);
    await postToEndpoint(`https://127.0.0.1:${port}/hook`, sent);
    expect(asked).toEqual([]);
  });
});
