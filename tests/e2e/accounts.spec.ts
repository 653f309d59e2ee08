import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { queryDatabase } from '../support/server';

const PASSWORD = 'a deed is a deed is a deed';

async function register(page: Page, query = ''): Promise<string> {
  const email = `ann-${Date.now()}-${Math.floor(performance.now() * 1000)}@example.com`;
  await page.goto(`/signup${query}`);
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  // A full load, so that nothing of the visitor's page is kept.
  await page.waitForURL(/\/home$/);
  return email;
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** As if this browser had never been here; on a quiet page, so that no call of the last one is still under way. */
async function forgetSession(page: Page, context: BrowserContext) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
}

async function openAccountMenu(page: Page) {
  await page.locator('header').getByRole('button', { name: /Ann/ }).click();
}

test('a gated page sends a visitor to sign in, and back to it afterward', async ({ page, context }) => {
  const email = await register(page);
  await forgetSession(page, context);
  await page.goto('/settings/security/pin?from=mail');
  await page.waitForURL('**/login?callbackUrl=*');
  await logIn(page, email);
  await page.waitForURL('**/settings/security/pin?from=mail');
});

test('an address of another site is not followed after sign-in', async ({ page, context }) => {
  const email = await register(page);
  await forgetSession(page, context);
  await page.goto('/login?callbackUrl=https://evil.example/');
  await logIn(page, email);
  await page.waitForURL('**/home');
});

test('a notary signs up for GuardSign and lands on what today brings', async ({ page }) => {
  await register(page, '?role=notary');
  await page.waitForURL('**/home');
});

test('an admin lands on the administration', async ({ page, context }) => {
  const email = await register(page);
  await queryDatabase(
    process.env.E2E_DATABASE_URL ?? '',
    `UPDATE users SET role = 'admin' WHERE email = $1`,
    [email],
  );
  await forgetSession(page, context);
  await page.goto('/login');
  await logIn(page, email);
  await page.waitForURL('**/admin');
});

test('logging out ends the session and brings Login and Sign Up back', async ({ page }) => {
  await register(page);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.locator('header').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/dashboard/client');
  await page.waitForURL('**/login?callbackUrl=*');
});

test('logging out in one tab takes the pages of the other tabs away', async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await other.waitForURL('**/login?callbackUrl=%2Fsettings%2Faccount');
});

test.describe('sessions that have ended', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('a wrong password is said in one sentence, and what was typed stays', async ({ page, context }) => {
    const email = await register(page);
    await forgetSession(page, context);
    await page.goto('/login');
    await logIn(page, email, 'not the password');
    await expect(page.getByText('Incorrect email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('"sign out everywhere" ends the session of another browser', async ({ page, browser }) => {
    const email = await register(page);
    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_ADDRESS });
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await logIn(other, email);
    await other.waitForURL('**/home');
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.locator('header').getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await other.goto('/');
    await expect(other.locator('header').getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await elsewhere.close();
  });
});

test('the theme that was chosen stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open quick panel' }).click();
  await page.getByRole('group', { name: 'Theme' }).last().getByText('Dark').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
