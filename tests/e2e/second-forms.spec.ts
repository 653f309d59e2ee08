import { readFileSync } from 'node:fs';
import type { PreparedAnswers } from '../../scripts/prepared-answers.mjs';
import { ask } from '../support/next-server';
import { expect, expectHydrated, expectStrictPolicy, test } from '../support/e2e';
import { queryDatabase } from '../support/server';

const { paths } = JSON.parse(readFileSync('.next/prepared-answers.json', 'utf8')) as PreparedAnswers;
const ours = () => process.env.E2E_ADDRESS ?? '';
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

/** What only the application has around a page. */
const inside = 'app-frame';

test.describe('a page that visitors and people who are signed in see in two forms', () => {
  test('is kept ready for visitors, and for nobody else', () => {
    const marked = Object.entries(paths).filter(([, { hasSecondForm }]) => hasSecondForm);
    expect(marked.map(([path]) => path).sort()).toEqual([...pages].sort());
    for (const path of pages) expect(readFileSync(paths[path]!.document.file, 'utf8')).not.toContain(inside);
  });

  for (const path of pages) {
    test(`${path} is inside of the application for whoever is signed in, and for them alone`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      const [cookie] = await page.context().cookies();
      const headers = { cookie: `theme=dark; ${cookie!.name}=${cookie!.value}` };

      const before = await ask(ours(), path);
      const own = await ask(ours(), path, { headers });
      const after = await ask(ours(), path);

      expect(own.status).toBe(200);
      expect(own.body.toString()).toContain(inside);
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers['x-robots-tag']).toBe('noindex');
      expect(own.headers.etag).toBeUndefined();
      expect(after.body.equals(before.body)).toBe(true);
      expect(after.body.toString()).not.toContain(inside);
      expect(after.headers.vary).toContain('Cookie');
    });
  }

  test('never answers “not changed” to whoever has signed in meanwhile', async ({ page, signIn }) => {
    const visitors = await ask(ours(), '/document-vault');
    await signIn();
    const [cookie] = await page.context().cookies();
    const own = await ask(ours(), '/document-vault', {
      headers: { cookie: `${cookie!.name}=${cookie!.value}`, 'if-none-match': String(visitors.headers.etag) },
    });
    expect(own.status).toBe(200);
  });

  test('is a visitor’s once the session has ended, and with a cookie that opens nothing', async ({
    page,
    signIn,
  }) => {
    const { id } = await signIn();
    const [cookie] = await page.context().cookies();
    await queryDatabase(
      process.env.E2E_DATABASE_URL ?? '',
      'UPDATE sessions SET revoked_at = now() WHERE user_id = $1',
      [id],
    );
    for (const value of [cookie!.value, 'broken']) {
      const { status, body } = await ask(ours(), '/document-vault', {
        headers: { cookie: `${cookie!.name}=${value}` },
      });
      expect(status).toBe(200);
      expect(body.toString()).not.toContain(inside);
      expect(body.toString()).toContain('All pages');
    }
  });

  test('is at no other address', async ({ page, signIn }) => {
    await signIn();
    for (const path of [
      '/signed-in',
      '/signed-in/document-vault',
      '/signed-in/alerts',
      '/signed%2Din/alerts',
    ]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });

  test('keeps its address, its policy and its place in the bar, however one comes to it', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const answer = await page.goto('/document-vault?search=deed');
    await expectStrictPolicy(answer);
    await expectHydrated(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/\/document-vault\?search=deed$/);
    await expect(page.getByRole('navigation', { name: 'All pages' })).toHaveCount(0);

    await bar.getByRole('link', { name: 'Alerts' }).click();
    await expect(page).toHaveURL(/\/alerts$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Security alerts' })).toBeVisible();
    await bar.getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Document vault' })).toBeVisible();
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(/\/document-vault$/);
  });
});
