import { readFileSync } from 'node:fs';
import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

/** The header of the page itself names it too, before the bell. */
const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).last();

async function lock(request: APIRequestContext, propertyAddress: string): Promise<void> {
  const data = {
    propertyAddress,
    ownerName: 'Ada Lovelace',
    lockType: 'permanent',
    reason: 'Protection against deed fraud',
    expiryDays: null,
  };
  const origin = process.env.E2E_ADDRESS ?? '';
  const answer = await request.post('/api/deedguard/lock-deed', { data, headers: { origin } });
  expect(answer.status()).toBe(201);
}

test.describe('the notification centre', () => {
  test('hears of what somebody else did, on every page, without a reload', async ({
    page,
    signIn,
    openFor,
  }) => {
    const address = `${1000 + Math.floor(Math.random() * 8000)} Bell St, Austin, TX 78701`;
    await signIn();
    await lock(page.request, address);
    await page.goto('/home');
    await expect(bell(page, 'Notifications')).toBeVisible();

    const rival = await openFor('owner');
    await lock(rival.page.request, address);
    await expect(bell(page, '1 unread notification')).toBeVisible();

    await bell(page, '1 unread notification').click();
    await page.waitForURL('**/notifications');
    await expect(page.getByText('1 unread, and it is critical')).toBeVisible();
    await page.getByRole('button', { name: 'Mark All Read' }).click();
    await expect(page.getByText('Nothing unread')).toBeVisible();
    await expect(bell(page, 'Notifications')).toBeVisible();

    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByText(/^Deleted: /)).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: /^Delete / })).toBeVisible();
  });

  test('keeps the quiet hours that were chosen', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/settings/notifications');
    await expect(page.getByText(/^Text messages: not available\./)).toBeVisible();
    await page.getByLabel('Hold email and push back at night').check();
    await page.getByLabel('Until', { exact: true }).fill('06:30');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Preferences Updated')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Hold email and push back at night')).toBeChecked();
    await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:30');
  });

  test('shows visitors a sample, named as one', async ({ page }) => {
    await page.goto('/notifications');
    const sample = page.getByRole('region', { name: 'Sample data' });
    await expect(sample.getByText('2 unread, 1 of them critical')).toBeVisible();
    await sample.getByRole('button', { name: 'Mark All Read' }).click();
    await expect(sample.getByText('Nothing unread')).toBeVisible();
    await expect(page.getByText('All Notifications Read')).toBeVisible();
  });
});

/** What a service worker sees of itself, and what it was about to show. */
type PushScope = { registration: ServiceWorkerRegistration; shown?: object };

/** The registration of a worker, as the browser's own tools name it. */
function registrationOf(client: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
}

test.describe('a push', () => {
  test('arrives in the service worker, and shows its title', async ({ page, context, signIn, baseURL }) => {
    await signIn();
    await context.grantPermissions(['notifications']);
    await page.goto('/notifications');
    const client = await context.newCDPSession(page);
    const registration = registrationOf(client);
    await client.send('ServiceWorker.enable');
    const started = context.waitForEvent('serviceworker');
    await page.evaluate(() => navigator.serviceWorker.register('/push-worker.js'));
    const worker = await started;
    // The headless browser has nowhere to show a notification: what the worker asks it to show is kept instead.
    await worker.evaluate(() => {
      const scope = self as unknown as PushScope;
      scope.registration.showNotification = (title, options) => {
        scope.shown = { title, tag: options?.tag, data: options?.data as unknown };
        return Promise.resolve();
      };
    });
    const data = JSON.stringify({ id: 'notice-1', title: 'A deed was recorded', href: '/alerts/1' });
    await client.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registration,
      data,
    });
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as PushScope).shown))
      .toEqual({ title: 'A deed was recorded', tag: 'notice-1', data: { href: '/alerts/1' } });
  });

  test('is shown by a file of ours, as it is in the repository', async ({ request }) => {
    const answer = await request.get('/push-worker.js');
    expect(answer.headers()['content-type']).toContain('javascript');
    expect(await answer.text()).toBe(readFileSync('public/push-worker.js', 'utf8'));
  });
});
