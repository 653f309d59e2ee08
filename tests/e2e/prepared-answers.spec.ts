import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { encode } from 'next-auth/jwt';
import { MAP_BLANK, type PagePolicies } from '../../scripts/page-policies.mjs';
import type { PreparedAnswers } from '../../scripts/prepared-answers.mjs';
import { testEnvironment } from '../support/environment';
import { ask, startNext, type RawAnswer } from '../support/next-server';
import { isLongRun } from '../support/thoroughness';

const readBuild = <T>(file: string) => JSON.parse(readFileSync(`.next/${file}`, 'utf8')) as T;

const { paths } = readBuild<PreparedAnswers>('prepared-answers.json');
const { site, sharedPictures, pages, notFound, perRequest } = readBuild<PagePolicies>('page-policies.json');
const { routes } = readBuild<{ routes: Record<string, unknown> }>('prerender-manifest.json');

type Question = { path: string; headers?: Record<string, string> };

/** The pages of the 50 states are made alike: two stand for them. */
const isAlike = (path: string) =>
  /^\/(state-documents|recording\/requirements)\/(?!california(?:\.|$)|new-york(?:\.|$))/.test(path);
const asked = Object.entries(paths).filter(([path]) => isLongRun || !isAlike(path));

const documents: Question[] = asked.map(([path]) => ({ path }));
const dataOfPages: Question[] = asked.flatMap(([path, { data, segments = {} }]) => [
  ...(data ? [asRouter(path, { 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/pricing' })] : []),
  ...(data ? [asRouter(path, { 'next-router-prefetch': '1' })] : []),
  ...Object.keys(segments).map((segment) =>
    asRouter(path, { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
  ),
]);

/** What Next's router sends, with the hash that Next asks for. */
function asRouter(path: string, headers: Record<string, string>): Question {
  const names = [
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
  ];
  const told = names.map((name) => headers[name] ?? '0').join(',');
  const hash = createHash('sha256').update(told).digest().subarray(0, 12).toString('base64url');
  return { path: `${path}?_rsc=${hash}`, headers: { rsc: '1', ...headers } };
}

/** What differs by design: the encoding, its length, the version by which it is kept, and the headers of our server. */
const differsByDesign = new RegExp(
  `^(date|connection|keep-alive|transfer-encoding|content-(encoding|length|security-policy)|etag|${Object.keys(site).join('|')})$`,
);

/**
 * Next sends one header twice, lists names in another order, and forgets that some answers vary by their encoding. That pages
 * with a second form vary by the cookie is ours to say.
 */
const sorted = (value: unknown) =>
  [...new Set(String(value).split(', '))]
    .filter((part) => part !== 'Accept-Encoding' && part !== 'Cookie')
    .sort()
    .join(', ');

const NO_CACHE = 'private, no-store';

function listDifferent(own: RawAnswer, next: RawAnswer): string[] {
  const names = new Set([...Object.keys(own.headers), ...Object.keys(next.headers)]);
  return [
    ...(own.status === next.status ? [] : ['status']),
    ...(own.body.equals(next.body) ? [] : ['body']),
    ...[...names]
      .filter((name) => !differsByDesign.test(name))
      // Next would have caches keep some of them for a year.
      .filter((name) => !(name === 'cache-control' && next.status === 404 && own.headers[name] === NO_CACHE))
      .filter((name) => sorted(own.headers[name]) !== sorted(next.headers[name])),
  ];
}

const ours = () => process.env.E2E_ADDRESS ?? '';
let nexts: Awaited<ReturnType<typeof startNext>>;
// One server of Next for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  nexts = await startNext();
});
test.afterAll(() => nexts.stop());

/** The questions that the two servers answer differently, and in what. */
async function listDifferences(questions: Question[], { headersForNext = {}, method = 'GET' } = {}) {
  const found: string[] = [];
  const compare = async ({ path, headers }: Question) => {
    const own = await ask(ours(), path, { method, headers });
    const next = await ask(nexts.address, path, { method, headers: { ...headers, ...headersForNext } });
    const different = listDifferent(own, next);
    if (different.length > 0) found.push(`${path} ${JSON.stringify(headers ?? {})}: ${different.join(', ')}`);
  };
  await forEach(questions, compare);
  return found;
}

async function forEach(questions: Question[], work: (question: Question) => Promise<void>) {
  const waiting = [...questions];
  const takeAll = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: 8 }, takeAll));
}

test.describe('what our server answers before Next', () => {
  test('are all prerendered pages and the files that the build made', () => {
    const missing = Object.keys(routes).filter((path) => !path.startsWith('/_') && !(path in paths));
    expect(missing).toEqual([]);
    expect(Object.keys(paths).filter((path) => path.startsWith('/_next/static/')).length).toBeGreaterThan(50);
  });

  test('is what Next itself answers: status, headers and body of every page and file', async () => {
    expect(await listDifferences(documents)).toEqual([]);
  });

  test('is what Next itself answers to its router: whole pages, and every segment', async () => {
    expect(dataOfPages.length).toBeGreaterThan(200);
    expect(await listDifferences(dataOfPages)).toEqual([]);
  });

  test('is what Next itself answers to HEAD', async () => {
    const [script = ''] = Object.keys(paths).filter((path) => path.endsWith('.js'));
    const some = ['/', '/pricing', '/downloads/terms-of-service.pdf', script];
    expect(
      await listDifferences(
        some.map((path) => ({ path })),
        { method: 'HEAD' },
      ),
    ).toEqual([]);
  });

  test('is the same for everybody: Next answers no page otherwise for whoever is signed in, comes from elsewhere or is a robot', async () => {
    const token = await encode({
      secret: testEnvironment.NEXTAUTH_SECRET,
      token: {
        sub: 'b7a1e9c2-52f5-4a53-9be2-8d2b8e8f9f10',
        sessionId: 'b7a1e9c2-52f5-4a53-9be2-8d2b8e8f9f11',
      },
    });
    const headersForNext = {
      cookie: `next-auth.session-token=${token}; theme=dark`,
      'accept-language': 'de',
      'user-agent': 'Googlebot/2.1',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    };
    const ofPages = documents.filter(({ path }) => path in routes && !paths[path]?.hasSecondForm);
    expect(await listDifferences(ofPages, { headersForNext })).toEqual([]);
  });

  test('is no page that the middleware looks at', () => {
    const matchers = perRequest.map((expression) => new RegExp(expression));
    expect(Object.keys(paths).filter((path) => matchers.some((matcher) => matcher.test(path)))).toEqual([]);
  });

  test('carries the headers of every answer', async () => {
    await forEach(documents, async ({ path }) => {
      const { headers } = await ask(ours(), path);
      const expected = path.startsWith('/og/') ? { ...site, ...sharedPictures } : site;
      expect(headers, path).toMatchObject(expected);
    });
    expect(Object.keys(site).length).toBeGreaterThan(5);
  });

  test('carries the policy of its own page', async () => {
    for (const path of Object.keys(paths).filter((each) => each in routes)) {
      const { headers } = await ask(ours(), path);
      expect(headers['content-security-policy'], path).toBe(
        (pages[path] ?? notFound).replaceAll(` ${MAP_BLANK}`, ''),
      );
    }
  });
});

test.describe('the encoding of an answer', () => {
  test('is the smallest that the browser reads, with the same bytes inside', async () => {
    await forEach([...documents, ...dataOfPages], async ({ path, headers }) => {
      const inEncoding = (encoding: string) =>
        ask(ours(), path, { headers: { ...headers, 'accept-encoding': encoding } });
      const [plain, br, gzip] = await Promise.all(['identity', 'gzip, br', 'gzip'].map(inEncoding));
      if (!plain || br?.headers['content-encoding'] === undefined) return;
      expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
      expect(gunzipSync(gzip?.body ?? '').equals(plain.body), path).toBe(true);
      expect(Number(br.headers['content-length'])).toBe(br.body.length);
    });
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ] as const) {
    test(`is ${encoding ?? 'none'} for "${accepted}"`, async () => {
      const { status, headers } = await ask(ours(), '/pricing', { headers: { 'accept-encoding': accepted } });
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(headers.vary).toContain('Accept-Encoding');
    });
  }
});

test.describe('an answer that the browser has already', () => {
  const [script = ''] = Object.keys(paths).filter((path) => path.endsWith('.js'));

  for (const path of ['/pricing', '/icon.svg', script]) {
    test(`is 304 without a body, and 200 once it is another: ${path}`, async () => {
      const { headers } = await ask(ours(), path);
      const again = await ask(ours(), path, { headers: { 'if-none-match': `"x", ${String(headers.etag)}` } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
      expect((await ask(ours(), path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
    });
  }

  test('is 304 for the time of a file too', async () => {
    const { headers } = await ask(ours(), script);
    const since = String(headers['last-modified']);
    expect((await ask(ours(), script, { headers: { 'if-modified-since': since } })).status).toBe(304);
  });
});

test.describe('a name that Next has for something of its own', () => {
  const headersOfAnyTime = /^(date|connection|keep-alive)$/;
  const answerTo = async (path: string) => {
    const { status, headers, body } = await ask(ours(), path);
    const lasting = Object.entries(headers).filter(([name]) => !headersOfAnyTime.test(name));
    return { status, headers: Object.fromEntries(lasting), body: body.toString() };
  };

  for (const path of [
    '/index',
    '/index?from=elsewhere',
    '/%69ndex',
    '/legal/../index',
    '/_global-error',
    '/%5B...path%5D',
    '/recording/requirements/%5Bstate%5D',
    `/_next/data/${readFileSync('.next/BUILD_ID', 'utf8')}/index/index.json`,
  ]) {
    test(`is as unknown as any other address: ${path}`, async () => {
      const unknown = await answerTo('/no-such-page');
      expect(unknown.status).toBe(404);
      expect(await answerTo(path)).toEqual(unknown);
    });
  }
});

test.describe('what is left to Next', () => {
  const [script = ''] = Object.keys(paths).filter((path) => path.endsWith('.js'));
  const odd: Question[] = [
    { path: '/pricing/' },
    { path: '//pricing' },
    { path: '/%70ricing' },
    { path: '/PRICING' },
    { path: '/legal/../pricing' },
    { path: '/pricing/.' },
    { path: '/pricing%2f' },
    { path: '/pricing.rsc' },
    { path: '/no-such-page' },
    { path: '/_next/static/no-such-file.js' },
    { path: '/pricing', headers: { rsc: '1' } },
    { path: '/pricing?_rsc=wrong', headers: { rsc: '1', 'next-router-prefetch': '1' } },
    asRouter('/pricing', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/no-such-segment' }),
    asRouter('/pricing', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '__proto__' }),
    { path: script, headers: { range: 'bytes=0-9' } },
  ];

  test('are addresses in another spelling, dishonest routers and parts of files: each as Next answers it', async () => {
    expect(await listDifferences(odd)).toEqual([]);
  });

  test('is no part that a file does not have: Next would fail on it, the whole file comes', async () => {
    const whole = await ask(ours(), script);
    const answer = await ask(ours(), script, { headers: { range: 'bytes=999999999-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([200, undefined]);
    expect(answer.body.equals(whole.body)).toBe(true);
  });

  test('are other verbs', async () => {
    expect(await listDifferences([{ path: '/pricing' }], { method: 'OPTIONS' })).toEqual([]);
    expect((await ask(ours(), '/pricing', { method: 'POST' })).status).toBe(405);
  });

  test('are pages of one person', async () => {
    expect((await ask(ours(), '/dashboard/client')).headers.location).toContain('/login');
  });
});
