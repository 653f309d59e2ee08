import type { Page } from '@playwright/test';
import { siteSections, unlistedPages } from '@/lib/site/site';
import { expect, expectHydrated, expectStrictPolicy, test } from '../support/e2e';

/** One header, strict, and React alive on the page: what a click needs. Every page of ours is in every-page.spec.ts. */
async function expectStrictPage(page: Page, path: string) {
  const answer = await page.goto(path);
  await expectStrictPolicy(answer);
  await expectHydrated(page);
  return answer?.status();
}

test.describe('a path that no page owns', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/login/no-such-page', '/LOGIN', '/a.b(c)']) {
    test(path, async ({ page }) => {
      expect(await expectStrictPage(page, path)).toBe(404);
    });
  }
});

test.describe('a page of one person, written in another way', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a path that no page owns', async ({ page, signIn }) => {
    await signIn('owner');
    expect(await expectStrictPage(page, '/%68ome')).toBe(404);
  });
});

test('a page rendered per request runs under a nonce, another one each time', async ({ page, signIn }) => {
  await signIn('owner');
  expect(await expectStrictPage(page, '/dashboard/client')).toBe(200);
  const readNonce = async () => {
    const policy = (await page.goto('/dashboard/client'))?.headers()['content-security-policy'];
    return /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
  };
  const first = await readNonce();
  expect(first).toBeTruthy();
  expect(await readNonce()).not.toBe(first);
});

/** The middleware lets a session past, whatever it says: the page asks whether it opens anything. */
test.describe('a cookie that opens nothing', () => {
  const pages = [...siteSections.flatMap((section) => section.pages), ...unlistedPages];
  const gated = pages.filter((page) => page.gated && page.path !== '/payment/success');

  test('leads from every page of one person to the login', async ({ request }) => {
    expect(gated.length).toBeGreaterThan(40);
    for (const { path } of gated) {
      const address = path.replace(/\[\w+\]/g, '7');
      const answer = await request.get(address, {
        headers: { cookie: 'next-auth.session-token=broken' },
        maxRedirects: 0,
      });
      expect(answer.status(), address).toBe(307);
      expect(answer.headers().location, address).toMatch(/^\/login\?callbackUrl=%2F/);
      expect(await answer.text(), address).not.toContain('Sign out');
    }
  });
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/api/health/live', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
