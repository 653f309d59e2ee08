import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { createDatabase, startServer, type AppServer } from '../support/server';
import { StripeDouble } from '../support/stripe-double';

const standing = (page: Page) =>
  page.getByRole('region', { name: /Professional Guard|Basic Protection|No plan/ });

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a plan is a plan is a plan');
  await page.getByRole('button', { name: 'Create account' }).click();
}

test.describe('with Stripe', () => {
  let stripe: StripeDouble;
  let app: AppServer;

  test.beforeAll(async () => {
    stripe = new StripeDouble();
    app = await startServer({ databaseUrl: await createDatabase(), environment: stripe.environment });
    stripe.deliverTo(app.address);
  });

  test.afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  test('a visitor chooses Professional, signs up, buys it, sees the quota rise, cancels, and sees it end', async ({
    page,
  }) => {
    await page.goto(`${app.address}/pricing`);
    await page.getByRole('link', { name: 'Sign up for Professional Guard' }).click();
    await expect(page.getByText('You chose Professional Guard, $79 a month')).toBeVisible();
    await fillSignUp(page);

    // Stripe's page comes next, without another click.
    await expect(page.getByRole('heading', { name: 'plan_professional' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/settings/plan?bought=professional');
    await expect(page.getByText('Professional Guard is in force')).toBeVisible();
    await expect(standing(page).getByText('Free trial', { exact: true })).toBeVisible();
    await expect(page.getByText('0 bytes of 1 GB used')).toBeVisible();
    await expect(page.getByText('0 new documents this month, without a limit')).toBeVisible();

    await page.getByRole('button', { name: 'Change or cancel' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('trialing, cancelled')).toBeVisible();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(standing(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText('0 bytes of 1 GB used')).toBeVisible();

    // The end is told while the page is open, and it changes by itself.
    const [subscription] = [...stripe.plans.subscriptions.values()];
    await stripe.deliver('customer.subscription.deleted', stripe.plans.endPeriod(subscription!.id));
    await expect(page.getByRole('heading', { name: 'No plan' })).toBeVisible();
    await expect(page.getByText('0 of 3 documents')).toBeVisible();
    await expect(page.getByText('0 bytes of 25 MB used')).toBeVisible();
    await expect(page.getByText('Nothing is deleted after that either', { exact: false })).toBeVisible();
  });
});

test('with the demo provider a plan is bought, paid, listed with its receipt, cancelled and ended, and says so', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await page.goto('/pricing?billing=yearly');
  await page.getByRole('button', { name: 'Sign up for Basic Protection' }).click();
  await page.waitForURL('**/settings/plan/demo?checkout=*');
  await expect(page.getByText('No card is needed and no money moves.')).toBeVisible();
  await expect(page.getByText('14 days free, then $290 a year until you cancel.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the plan (demo)' }).click();
  await page.waitForURL('**/settings/plan?bought=basic');
  await expect(page.getByText('Basic Protection is in force')).toBeVisible();
  await expect(page.getByText('0 of 10 new documents this month')).toBeVisible();

  await page.getByRole('button', { name: 'Change or cancel' }).click();
  await page.waitForURL('**/settings/plan/demo');
  await page.getByRole('button', { name: 'End the period now (for trying out)' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(standing(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'DEMO-' })).toContainText('$290.00');

  await page.goto('/settings/plan/demo');
  await page.getByRole('button', { name: 'End the period now (for trying out)' }).click();
  await expect(page.getByText('You have no plan in force')).toBeVisible();
  await page.goto('/settings/plan');
  await expect(page.getByRole('heading', { name: 'No plan' })).toBeVisible();
  await expect(page.getByText('0 of 3 documents')).toBeVisible();
});
