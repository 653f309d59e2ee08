import { createHash } from 'node:crypto';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { config, middleware } from '@/middleware';
import { siteSections, unlistedPages } from '@/lib/site/site';
import { headScript } from '@/lib/site/head-script';
import { testEnvironment } from '@/tests/support/environment';

const visit = (path: string, cookie = '') =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));
const session = async (options: { maxAge?: number; secret?: string } = {}) =>
  encode({ secret: testEnvironment.NEXTAUTH_SECRET, token: { sub: 'ada' }, ...options });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('the gate, for a visitor', () => {
  it.each([
    '/payment/deedguard',
    '/dashboard/client',
    '/client-dashboard/7',
    '/notary-dashboard/7',
    '/settings/account',
    '/settings/security/pin',
    '/settings/plan',
    '/settings/plan/demo',
    '/settings/billing',
    '/settings/watches',
    '/organization',
    '/organization/keys',
    '/settings/sessions',
    '/settings/apps',
    '/organization/apps',
    '/oauth/consent',
    '/settings/data',
    '/enroll/biometric',
  ])('sends %s to the login, and back afterward', async (path) => {
    const response = await visit(`${path}?lock=1&x=%2F`);
    expect(response.status).toBe(307);
    const login = new URL(response.headers.get('location')!);
    expect(`${login.origin}${login.pathname}`).toBe('http://localhost:3000/login');
    expect(login.searchParams.get('callbackUrl')).toBe(`${path}?lock=1&x=%2F`);
    expect([...login.searchParams.keys()]).toEqual(['callbackUrl']);
  });

  it('lets the return from Stripe through, whose session may have ended', async () => {
    expect((await visit('/payment/success?payment_intent=pi_1')).headers.get('location')).toBeNull();
  });

  it.each([
    ['an expired session', () => session({ maxAge: -60 })],
    ['a session of another secret', () => session({ secret: 'x'.repeat(32) })],
    ['what is no session', async () => 'abc'],
  ])('takes %s for a visitor', async (_, make) => {
    const response = await visit('/dashboard/client', `next-auth.session-token=${await make()}`);
    expect(response.status).toBe(307);
  });
});

describe('the gate, signed in', () => {
  it.each(['next-auth.session-token', '__Secure-next-auth.session-token'])('opens with %s', async (name) => {
    const response = await visit('/dashboard/client', `${name}=${await session()}`);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('gives every answer a script policy with its own nonce, and hands it to the page', async () => {
    const cookie = `next-auth.session-token=${await session()}`;
    const [first, second] = [
      await visit('/dashboard/client', cookie),
      await visit('/dashboard/client', cookie),
    ];
    const nonce = /'nonce-([\w+/=]{20,})'/.exec(policyOf(first))?.[1];
    const headHash = createHash('sha256').update(headScript).digest('base64');
    expect(nonce).toBeTruthy();
    expect(policyOf(first)).toContain(`'sha256-${headHash}'`);
    expect(policyOf(first)).not.toMatch(/script-src[^;]*unsafe/);
    expect(policyOf(first)).toContain("frame-ancestors 'none'");
    expect(policyOf(second)).not.toContain(nonce);
    expect(first.headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(first));
  });
});

describe('a page with a second form', () => {
  const pages = [
    '/document-vault',
    '/vault/documents',
    '/alerts',
    '/security/alerts',
    '/live-tracking',
    '/deedguard-protection',
    '/notifications',
    '/partners/portal',
    '/partner-portal',
    '/atlas-ai',
    '/ai-document-generator',
  ];
  const matches = (url: string, cookies: Record<string, string>) =>
    unstable_doesMiddlewareMatch({ config, url, cookies });

  it.each(pages)('is passed by for visitors, and led inside for whoever is signed in: %s', async (path) => {
    const name = '__Secure-next-auth.session-token';
    const token = await session();
    expect(matches(path, {})).toBe(false);
    expect(matches(path, { theme: 'dark' })).toBe(false);
    expect(matches(path, { theme: 'dark', [name]: token })).toBe(true);

    const response = await visit(`${path}?search=deed`, `theme=dark; ${name}=${token}`);
    expect(response.headers.get('x-middleware-rewrite')).toMatch(
      /^http:\/\/localhost:3000\/signed-in\/(document-vault|alerts|live-tracking|deedguard-protection|notifications|atlas-ai|ai-document-generator|partner-portal)\?search=deed$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(policyOf(response)).toContain("'nonce-");
  });

  it('is that of one alert, which only whoever is signed in is led to', async () => {
    const rewriteOf = async (path: string, cookie?: string) =>
      (await visit(path, cookie)).headers.get('x-middleware-rewrite');
    const cookie = `next-auth.session-token=${await session()}`;
    expect(await rewriteOf('/alerts/a1', cookie)).toBe('http://localhost:3000/signed-in/alerts/a1');
    expect(await rewriteOf('/alerts/a1')).toBeNull();
    expect(await rewriteOf('/alerts/a1', 'next-auth.session-token=broken')).toBeNull();
    expect(await rewriteOf('/alerts/sample-quitclaim-deed', cookie)).toBeNull();
  });

  it('is the page of the search, which visitors have one of their own of', async () => {
    const cookie = `next-auth.session-token=${await session()}`;
    const [own, visitors] = [await visit('/search?q=deed', cookie), await visit('/search?q=deed')];
    expect(own.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/signed-in/search?q=deed');
    expect(visitors.headers.get('x-middleware-rewrite')).toBeNull();
    expect(policyOf(visitors)).toContain("'nonce-");
  });

  it('stays as it is for a cookie that opens nothing', async () => {
    const response = await visit('/document-vault', 'next-auth.session-token=broken');
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the server of the map', () => {
  afterEach(() => delete process.env.MAP_STYLE_URL);

  it('is allowed on private pages too, when one is set', async () => {
    const cookie = `next-auth.session-token=${await session()}`;
    expect(policyOf(await visit('/dashboard/client', cookie))).not.toContain('tiles.example');
    process.env.MAP_STYLE_URL = 'https://tiles.example/day.json';
    expect(policyOf(await visit('/dashboard/client', cookie))).toMatch(
      /connect-src [^;]* https:\/\/tiles\.example;/,
    );
  });
});

describe('a page of one person', () => {
  it.each(['/home', '/settings/account', '/admin/users', '/payment/deedguard'])(
    'is led to by the server alone for whoever sends a session: %s',
    (url) => {
      const matches = (cookies: Record<string, string>) =>
        unstable_doesMiddlewareMatch({ config, url, cookies });
      expect(matches({})).toBe(true);
      expect(matches({ theme: 'dark' })).toBe(true);
      expect(matches({ 'next-auth.session-token': 'a' })).toBe(false);
      expect(matches({ theme: 'dark', '__Secure-next-auth.session-token': 'a' })).toBe(false);
    },
  );
});

describe('what is gated', () => {
  const pages = [...siteSections.flatMap((section) => section.pages), ...unlistedPages];
  const passes = (path: string) => unstable_doesMiddlewareMatch({ config, url: path });
  const isGated = async (path: string) => passes(path) && (await visit(path)).status === 307;

  it.each(pages)('$path: as the site table says', async ({ path, gated = false }) => {
    const address = path.replace(/\[\w+\]/, '7');
    // Stripe sends people back there, perhaps after their session ended.
    const expected = gated && path !== '/payment/success';
    expect(await isGated(address)).toBe(expected);
  });

  it.each(['/', '/deedguard-protection', '/login', '/verify', '/api/auth/me', '/api/deedguard/lock-deed'])(
    'does not cost %s anything',
    (path) => {
      expect(passes(path)).toBe(false);
    },
  );
});
