import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { doubleFetch } from '@/tests/support/fetch-double';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
const question = `GET http://127.0.0.1:3000/api/share/${token}`;
/** A host that a request claims must not decide whom the server asks. */
const visit = (path: string) =>
  middleware(new NextRequest(`http://evil.example${path}`, { headers: { host: 'evil.example' } }));
const ownFetch = globalThis.fetch;

describe('the page of a shared document', () => {
  afterEach(() => {
    globalThis.fetch = ownFetch;
    delete process.env.HOST;
    delete process.env.PORT;
  });

  it.each([
    [200, 200],
    [410, 410],
    [429, 200],
    [500, 200],
  ])('when our API answers %i, answers %i and shows itself', async (status, expected) => {
    const calls = doubleFetch({ [question]: { status } });
    const response = await visit(`/share/${token}`);
    expect(response.status).toBe(expected);
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(calls.map((call) => call.request)).toEqual([question]);
  });

  it('shows itself when nobody answers', async () => {
    doubleFetch({ [question]: new TypeError('fetch failed') });
    expect((await visit(`/share/${token}`)).status).toBe(200);
  });

  it.each([
    ['::1', '8080', 'http://[::1]:8080'],
    ['10.0.0.5', '80', 'http://10.0.0.5:80'],
  ])('asks where the server listens: %s', async (host, port, address) => {
    process.env.HOST = host;
    process.env.PORT = port;
    const calls = doubleFetch({ [`GET ${address}/api/share/${token}`]: { status: 410 } });
    expect((await visit(`/share/${token}`)).status).toBe(410);
    expect(calls).toHaveLength(1);
  });

  it.each(['/share/latest', `/share/${token}x`, '/dashboard/client', '/pay/7'])(
    'asks nothing for %s',
    async (path) => {
      const calls = doubleFetch({});
      await visit(path);
      expect(calls).toEqual([]);
    },
  );
});
