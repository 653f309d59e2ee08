import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy, hashSource } from '@/lib/platform/http/content-security-policy';
import { securityHeaders } from '@/lib/platform/http/security-headers';
import { headScript } from '@/lib/site/head-script';
import {
  inlineScriptHashes,
  listPagesWithoutPolicy,
  writePolicies,
} from '../../../../scripts/content-security-policy';
import { loadHeaders, loadOwnPages } from '../../../../scripts/page-policies.mjs';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('allows our own files, the given sources and Stripe, and nothing unsafe', () => {
    const policy = contentSecurityPolicy({ scriptSources: ["'nonce-abc'"] });
    expect(policy).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'; base-uri 'none';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('is reported on in both ways, to the address that the headers name', () => {
    const policy = contentSecurityPolicy({ scriptSources: [] });
    expect(policy).toMatch(/; report-uri \/api\/policy-reports; report-to policy\b/);
    expect(securityHeaders({ secure: false })).toContainEqual({
      key: 'Reporting-Endpoints',
      value: 'policy="/api/policy-reports"',
    });
  });

  it('upgrades requests under https alone', () => {
    expect(contentSecurityPolicy({ scriptSources: [], secure: true })).toMatch(
      /; upgrade-insecure-requests$/,
    );
  });

  it('lets the map load from the one server that is named, and from no other', () => {
    const policy = contentSecurityPolicy({ scriptSources: [], mapSource: 'https://tiles.example' });
    expect(policy).toContain("img-src 'self' data: blob: https://*.stripe.com https://tiles.example;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com https://tiles.example;");
    expect(policy.split('https://tiles.example')).toHaveLength(3);
    expect(contentSecurityPolicy({ scriptSources: [] })).not.toContain('tiles.example');
  });

  it('names an inline script as a browser does', async () => {
    expect(await hashSource(headScript)).toBe(sha256(headScript));
  });

  it('lets the development server evaluate, which ignores nonces', () => {
    const policy = contentSecurityPolicy({ scriptSources: ["'nonce-abc'"], development: true });
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval' https://js.stripe.com;");
  });
});

describe('the other headers', () => {
  const names = (secure: boolean) => securityHeaders({ secure }).map(({ key }) => key);

  it('ask for https for good where the site is under https', () => {
    expect(names(true)).toContain('Strict-Transport-Security');
    expect(names(false)).not.toContain('Strict-Transport-Security');
  });
});

describe('the inline scripts of a page', () => {
  it('are each named once; files and data are not scripts', () => {
    const html = `<script src="/a.js"></script><script>one</script><script nonce="" id="x">two</script>
      <script async="" src="/b.js"></script><script>one</script><script type="application/ld+json">{}</script>
      <script type="module">three</script>`;
    expect(inlineScriptHashes(html)).toEqual([sha256('one'), sha256('two'), sha256('three')]);
  });
});

describe('the policies of a build', () => {
  /** The policy that our server sends at an address, of those that the build wrote down. */
  const loadPolicies =
    (folder: string, settings?: { mapStyleUrl?: string }) =>
    (address: string): string | null => {
      const headers = loadHeaders(folder, settings)(address);
      const at = headers.indexOf('content-security-policy');
      return at < 0 ? null : (headers[at + 1] ?? null);
    };
  let build: string;
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'build-'));
    write('prerender-manifest.json', {
      routes: { '/': {}, '/login': {}, '/_not-found': {}, '/robots.txt': {} },
      dynamicRoutes: { '/plan/[name]': { fallback: false } },
    });
    write('server/app/index.html', '<script>home</script>');
    write('server/app/login.html', '<script>login</script>');
    write('server/app/_not-found.html', '<script>lost</script>');
    write('server/functions-config-manifest.json', {
      functions: {
        '/_middleware': {
          matchers: [
            { regexp: '^/pay(/.*)?$' },
            {
              regexp: '^/home$',
              missing: [{ type: 'header', key: 'cookie', value: '.*session-token=.*' }],
            },
          ],
        },
      },
    });
  });

  afterEach(() => rmSync(build, { recursive: true, force: true }));

  it('name the own scripts of each page', async () => {
    expect(await writePolicies(build, { secure: false })).toBe(2);
    const policyOf = loadPolicies(build);
    expect(policyOf('/')).toContain(sha256('home'));
    expect(policyOf('/login?callbackUrl=%2Fvault')).toContain(sha256('login'));
    expect(policyOf('/login')).not.toContain(sha256('home'));
  });

  it.each([
    '/nowhere',
    '/LOGIN',
    '/login/more',
    '/constructor',
    '/api%2Fx',
    '//api/x',
    '*',
    'http://host/api/x',
    '',
  ])('are those of the not-found page at %s, which no page owns', async (address) => {
    await writePolicies(build, { secure: false });
    expect(loadPolicies(build)(address)).toContain(sha256('lost'));
  });

  it('allow the server of the map that is set when ours starts, on every page', async () => {
    await writePolicies(build, { secure: false });
    const policyOf = loadPolicies(build, { mapStyleUrl: 'https://tiles.example:8443/styles/day.json?key=1' });
    for (const address of ['/', '/login', '/generated/maplibre/6/worker.mjs']) {
      expect(policyOf(address)).toContain(
        "connect-src 'self' https://api.stripe.com https://tiles.example:8443;",
      );
      expect(policyOf(address)).toMatch(/img-src [^;]* https:\/\/tiles\.example:8443;/);
    }
  });

  it.each([undefined, ''])('allow no server for the map when none is set (%p)', async (mapStyleUrl) => {
    await writePolicies(build, { secure: false });
    expect(loadPolicies(build, { mapStyleUrl })('/')).toBe(
      contentSecurityPolicy({ scriptSources: [sha256('home')] }),
    );
  });

  it('know a page by its address however it is written', async () => {
    await writePolicies(build, { secure: false });
    expect(loadPolicies(build)('/l%6Fgin')).toContain(sha256('login'));
  });

  it('are those of the not-found page where a page per request is written in another way: Next knows none', async () => {
    await writePolicies(build, { secure: false });
    expect(loadPolicies(build)('/p%61y/1')).toContain(sha256('lost'));
  });

  it.each(['/_next/static/a.js', '/api/log/checkpoint', '/pay/1'])(
    'leave %s alone: a file, a call, a page with a nonce',
    async (address) => {
      await writePolicies(build, { secure: false });
      expect(loadPolicies(build)(address)).toBeNull();
    },
  );

  it.each(['/', '/nowhere', '/_next/static/a.js', '/api/log/checkpoint', '/pay/1', '/og/login.png'])(
    'come beside the headers of every answer: %s',
    async (address) => {
      await writePolicies(build, { secure: true });
      const headers = loadHeaders(build)(address);
      for (const { key, value } of securityHeaders({ secure: true })) {
        const name = key.toLowerCase();
        const isShared = address.startsWith('/og/') && name === 'cross-origin-resource-policy';
        expect(headers[headers.indexOf(name) + 1]).toBe(isShared ? 'cross-origin' : value);
        expect(headers.filter((other) => other === name)).toHaveLength(1);
      }
    },
  );

  describe('of a page of one person', () => {
    const COOKIE = 'theme=dark; session-token=x';
    const ask = (url: string, cookie?: string, more = {}) => {
      const request = { url, headers: { cookie, ...more } as Record<string, string | undefined> };
      const answered = new Map<string, string>();
      const response = { setHeader: (name: string, value: string) => answered.set(name, value) };
      loadOwnPages(build, { mapStyleUrl: 'https://tiles.example/day.json' })(
        request as never,
        response as never,
      );
      return { answered, handedOn: request.headers['content-security-policy'] };
    };
    const nonceOf = (policy = '') => /script-src 'self' 'nonce-([\w+/=]{40,})'/.exec(policy)?.[1];

    it('have a nonce, another one each time, which the page is told', async () => {
      await writePolicies(build, { secure: true });
      const [one, other] = [ask('/home?welcome=1', COOKIE), ask('/home', COOKIE)];
      const policy = one.answered.get('content-security-policy');
      expect(nonceOf(policy)).toBeDefined();
      expect(one.handedOn).toBe(policy);
      expect(nonceOf(other.handedOn)).not.toBe(nonceOf(policy));
      expect(policy).toContain(sha256(headScript));
      expect(policy).toContain('https://tiles.example;');
      expect(policy).toMatch(/; upgrade-insecure-requests$/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    });

    it('come with what keeps it private', async () => {
      await writePolicies(build, { secure: false });
      const { answered } = ask('/home', COOKIE);
      expect(answered.get('cache-control')).toBe('no-store');
      expect(answered.get('x-robots-tag')).toBe('noindex');
    });

    it('are the matter of the middleware without a cookie, and on other pages', async () => {
      await writePolicies(build, { secure: false });
      for (const { answered, handedOn } of [
        ask('/home'),
        ask('/home', 'theme=dark'),
        ask('/pay/1', COOKIE),
        ask('/', COOKIE),
      ]) {
        expect([...answered]).toEqual([]);
        expect(handedOn).toBeUndefined();
      }
    });

    it('are never what a client sends', async () => {
      await writePolicies(build, { secure: false });
      const sent = {
        'content-security-policy': "script-src 'nonce-theirs'",
        'content-security-policy-report-only': "script-src 'nonce-theirs'",
      };
      for (const url of ['/', '/pay/1']) expect(ask(url, COOKIE, sent).handedOn).toBeUndefined();
      expect(ask('/home', undefined, sent).handedOn).toBeUndefined();
      expect(ask('/home', COOKIE, sent).handedOn).not.toContain('theirs');
    });

    it('are nobody’s where the middleware lets nobody past', async () => {
      write('server/functions-config-manifest.json', { functions: {} });
      await writePolicies(build, { secure: false });
      expect([...ask('/home', COOKIE).answered]).toEqual([]);
    });
  });

  it('are missing for a page per request that the middleware does not know', async () => {
    const known = { '/page': '/', '/pay/[id]/page': '/pay/[id]', '/plan/[name]/page': '/plan/[name]' };
    write('app-path-routes-manifest.json', known);
    expect(await listPagesWithoutPolicy(build)).toEqual([]);
    write('app-path-routes-manifest.json', {
      ...known,
      '/alerts/[id]/page': '/alerts/[id]',
      '/api/x/route': '/api/x',
    });
    expect(await listPagesWithoutPolicy(build)).toEqual(['/alerts/[id]']);
  });
});
