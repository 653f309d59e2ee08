import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

async function lockProperties(page: Page, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const answer = await page.request.post('/api/deedguard/lock-deed', {
      data: {
        propertyAddress: `${at} Row St, Austin, TX 78701`,
        ownerName: 'Rosa Row',
        lockType: 'permanent',
        reason: 'Protection against deed fraud',
        expiryDays: null,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

test('a row opens its page wherever it is pressed, and back returns to where the list was', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await lockProperties(page, 5);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/properties');
  const row = page.getByRole('row', { name: /^1 Row St/ });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const before = await page.evaluate(() => window.scrollY);

  await row.getByText('Travis County').click();
  await page.waitForURL(/\/properties\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^1 Row St/ })).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/properties');
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a payment opens its receipt, and the year stays on the way back', async ({ page, signIn }) => {
  await signIn('owner');
  await lockProperties(page, 1);
  const { paymentId } = (await (
    await page.request.post('/api/create-payment-intent', {
      data: { amount: 99, description: 'Property deed protection', service: 'deedguard' },
    })
  ).json()) as { paymentId: string };
  expect((await page.request.post(`/api/payments/demo/${paymentId}/confirm`)).status()).toBeLessThan(300);

  await page.goto(`/settings/billing?year=${new Date().getUTCFullYear()}`);
  const row = page.getByRole('row', { name: /Property deed protection/ });
  await row.getByText('1 Row St, Austin, TX 78701', { exact: true }).click();
  await page.waitForURL(/\/payment\/success\?service=deedguard&payment=/);
  await page.goBack();
  await page.waitForURL(/\/settings\/billing\?year=\d{4}$/);
  await expect(row).toContainText('Demo, no money moved');
});

test('on a phone a lock that is unpaid and contested leaves its address room', async ({ openFor }) => {
  const [first, second] = [await openFor('owner'), await openFor('owner')];
  await lockProperties(first.page, 1);
  await lockProperties(second.page, 2);
  await second.page.setViewportSize({ width: 390, height: 844 });
  await second.page.goto('/deedguard-protection');
  const address = second.page.getByRole('link', { name: '1 Row St, Austin, TX 78701', exact: true });
  await expect(second.page.getByText('Contested').first()).toBeVisible();
  expect((await address.boundingBox())?.height).toBeLessThan(60);
  await expect(second.page.getByRole('link', { name: /^Show evidence for 1 Row St/ })).toBeVisible();
});
