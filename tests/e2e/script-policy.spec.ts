import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
  routes: Record<string, { dataRoute: string | null }>;
};
const prerendered = Object.entries(manifest.routes)
  .filter(([route, { dataRoute }]) => dataRoute?.endsWith('.rsc') && !route.startsWith('/_'))
  .map(([route]) => route)
  // The pages of the 50 states are made alike: two stand for them.
  .filter((route) => !/^\/(state-documents|recording\/requirements)\/(?!california$|new-york$)/.test(route));

/** One header, strict, and React alive on the page: what a click needs. */
async function expectStrictPage(page: Page, path: string) {
  const answer = await page.goto(path);
  const policies = (await answer?.headersArray())?.filter(
    ({ name }) => name.toLowerCase() === 'content-security-policy',
  );
  expect(policies).toHaveLength(1);
  expect(policies?.[0]?.value).toMatch(/script-src 'self' '(sha256|nonce)-/);
  expect(policies?.[0]?.value).not.toMatch(/script-src[^;]*'unsafe-/);
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(document.body.firstElementChild ?? {}));
    expect(keys.some((key) => key.startsWith('__react'))).toBe(true);
  }, 'hydrated').toPass();
  return answer?.status();
}

test.describe('prerendered pages run under a policy of hashes', () => {
  for (const path of prerendered) {
    test(path, async ({ page }) => {
      expect(await expectStrictPage(page, path)).toBe(200);
    });
  }
});

test.describe('a path that no page owns', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/login/no-such-page', '/LOGIN', '/a.b(c)']) {
    test(path, async ({ page }) => {
      expect(await expectStrictPage(page, path)).toBe(404);
    });
  }
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
