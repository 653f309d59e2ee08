import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/e2e';
import { makeVerifiedNotary } from '../support/e2e-notary';
import { queryDatabase } from '../support/server';

const q = (sql: string, v: unknown[]) => queryDatabase(process.env.E2E_DATABASE_URL ?? '', sql, v);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test.describe(`${colorScheme} ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: width === 390 ? 780 : 900 } });
      test('shots', async ({ page, signIn, openFor, browser }) => {
        test.setTimeout(200_000);
        const name = (n: string) => ({ path: `/tmp/shots/${n}-${colorScheme}-${width}.png` });
        const client = await signIn('owner');
        const notary = await openFor('notary', { colorScheme, viewport: { width, height: width === 390 ? 780 : 900 } });
        await makeVerifiedNotary(notary.id, { state: 'ND', home: 'Fargo, ND 58102', lat: 46.9, lng: -96.8 });
        const id = randomUUID();
        await q(
          `INSERT INTO notary_requests (id, client_id, notary_id, status, service_type, document_type, appointment_at,
       is_remote, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at,
       assigned_at, completed_at)
     VALUES ($1, $2, $3, 'completed', 'real-estate', 'deed', now() - interval '2 hours', true, false, 12500, 0, 0,
       12500, now() - interval '1 day', now() - interval '1 day', now() - interval '1 hour')`,
          [id, client.id, notary.id],
        );
        await page.goto(`/requests/${id}`);
        await expect(page.getByRole('region', { name: 'Invoice' })).toBeVisible();
        await page.screenshot({ ...name('client'), fullPage: true });
        await notary.page.goto('/dashboard/notary');
        await expect(notary.page.getByRole('region', { name: 'Bills to send' })).toBeVisible();
        await notary.page.screenshot({ ...name('desk'), fullPage: true });
        await notary.page.goto(`/requests/${id}`);
        await expect(notary.page.getByText('Next: send the bill.')).toBeVisible();
        await notary.page.screenshot(name('notary'));
        await notary.page.getByRole('button', { name: 'Send the bill' }).click();
        await notary.page.waitForURL('**/invoices/*');
        await notary.page.getByRole('button', { name: /^Send INV-/ }).click();
        await expect(notary.page.getByRole('dialog')).toBeVisible();
        await notary.page.screenshot(name('send'));
        await notary.page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
        await expect(notary.page.getByText('Preview generated (no SMTP configured)')).toBeVisible();
        await page.goto('/invoices');
        await page.getByRole('button', { name: 'New invoice' }).click();
        await page.screenshot({ ...name('invoices'), fullPage: true });
        await page.goto(`/requests/${id}`);
        await expect(page.getByRole('link', { name: /^Pay INV/ })).toBeVisible();
        await page.getByRole('region', { name: 'Invoice' }).screenshot(name('billed'));
        const admin = await openFor('admin', { colorScheme, viewport: { width, height: 900 } });
        await admin.page.goto('/invoices');
        await admin.page.screenshot(name('admin'));
        void browser;
      });
    });
