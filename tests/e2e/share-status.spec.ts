import type { APIRequestContext } from '@playwright/test';
import type { CreatedLink } from '@/lib/vault/schema/links';
import { expect, test } from '../support/e2e';
import { storeDocument } from '../support/e2e-redactions';
import { pdfFile } from '../support/files';
import { queryDatabase } from '../support/server';

async function shareDocument(request: APIRequestContext): Promise<{ link: CreatedLink; url: string }> {
  const document = await storeDocument(request, { name: 'Deed.pdf', bytes: await pdfFile('Deed') });
  const url = `/api/vault/documents/${document.id}/links`;
  const answer = await request.post(url, { data: { hours: 1 } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { link: (await answer.json()) as CreatedLink, url };
}

test.describe('the status of the page of a link', () => {
  test('is 200 while the link is open, and 410 once it was revoked', async ({ page, signIn }) => {
    await signIn();
    const { link, url } = await shareDocument(page.request);
    const open = await page.request.get(link.url);
    expect(open.status()).toBe(200);
    expect(open.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

    expect((await page.request.delete(`${url}/${link.id}`)).status()).toBe(204);
    const over = await page.request.get(link.url);
    expect(over.status()).toBe(410);
    expect(over.headers()['content-type']).toContain('text/html');
    expect(over.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('is 410 after the link has expired, also for the head alone', async ({ page, signIn }) => {
    await signIn();
    const { link } = await shareDocument(page.request);
    await queryDatabase(
      process.env.E2E_DATABASE_URL ?? '',
      "UPDATE share_links SET expires_at = now() - interval '1 second' WHERE id = $1",
      [link.id],
    );
    expect((await page.request.get(link.url)).status()).toBe(410);
    expect((await page.request.head(link.url)).status()).toBe(410);
  });

  for (const token of ['x'.repeat(43), 'latest']) {
    test(`is 404 for the token ${token}, which never was`, async ({ request }) => {
      expect((await request.get(`/share/${token}`)).status()).toBe(404);
    });
  }
});
