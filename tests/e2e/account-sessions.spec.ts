import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectHydrated, openSessionOf, test } from '../support/e2e';
import { unzip } from '../support/unzip';

const password = 'a deed is a deed is a deed';

/** A new account with a password, by the form. */
async function signUp(page: Page): Promise<string> {
  const email = `sid-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Sid');
  await page.getByLabel('Last name').fill('Sessions');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const header = (page: Page) => page.locator('header').first();

test.describe('a session', () => {
  // What was ended asks once more, and is told so.
  test.use({ expectedErrors: [/status of 401/] });

  test('ended in another browser is gone there and in the list at once', async ({ page, openFor }) => {
    const { page: elsewhere, ...account } = await openFor('owner');
    await openSessionOf(page, account);
    await elsewhere.goto('/settings/sessions');
    await page.goto('/settings/sessions');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Last used|In use now/ });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('This browser');

    await rows
      .nth(1)
      .getByRole('button', { name: /^End session/ })
      .click();
    await expect(rows).toHaveCount(1);
    await expect(elsewhere.getByText('Your session has ended')).toBeVisible();
    expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  });

  test('ends by a button that was pressed before the scripts of its page were there', async ({
    page,
    openFor,
  }) => {
    const { page: elsewhere, ...account } = await openFor('owner');
    await openSessionOf(page, account);
    await elsewhere.goto('/settings/sessions');
    let load = () => {};
    const arePressed = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await arePressed;
      await route.continue();
    });
    await page.goto('/settings/sessions', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    load();
    await expect(elsewhere.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  });

  test('that was signed out is dead for whoever copied its cookie, also for writing', async ({
    page,
    playwright,
    baseURL,
  }) => {
    await signUp(page);
    const thief = await playwright.request.newContext({
      baseURL,
      storageState: await page.context().storageState(),
    });
    expect((await thief.get('/api/auth/me')).status()).toBe(200);
    await page.goto('/settings/sessions');
    await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in');
    expect((await thief.delete('/api/users/sessions')).status()).toBe(401);
    expect((await thief.get('/api/auth/me')).status()).toBe(401);
    await thief.dispose();
  });

  test('ended in the middle of a form loses nothing of what was typed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signUp(page);
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'New invoice' }).click();
    await page.getByLabel('Bill To Name').fill('Grace Hopper, not lost');

    const other = await browser.newContext({ baseURL });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login?callbackUrl=/settings/sessions');
    await logIn(elsewhere, email);
    await elsewhere.waitForURL('**/settings/sessions');
    await elsewhere.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(elsewhere.getByText('You are logged out everywhere else')).toBeVisible();
    await other.close();

    // The page is left and found again: by the login, as somebody would.
    await page.reload();
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
    await logIn(page, email);
    await page.waitForURL('**/invoices');
    await expect(page.getByLabel('Bill To Name')).toHaveValue('Grace Hopper, not lost');
  });
});

test.describe('a browser that forgot who is signed in', () => {
  test('asks once, and shows the account without a login in between', async ({ page }) => {
    await signUp(page);
    // The page that a sign-up leads to may not have asked yet, on a busy machine. This one has.
    await Promise.all([page.waitForResponse('**/api/auth/me'), page.goto('/legal/terms')]);
    await expect(header(page).getByRole('button', { name: 'Sid Sessions' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('user'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pricing');
    await expect(header(page).getByRole('button', { name: 'Sid Sessions' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    expect(asked.filter((path) => path === '/api/auth/me')).toHaveLength(1);
  });

  test('asks nothing for a visitor, who comes back to the page after logging in', async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    // The page that a sign-up leads to would go on asking.
    await page.goto('/legal/terms');
    await expect(header(page).getByRole('button', { name: 'Sid Sessions' })).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pricing/calculator?from=test#add-ons');
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(asked).not.toContain('/api/auth/me');
    // The way back is added as the link is pressed.
    await expectHydrated(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await logIn(page, email);
    await page.waitForURL('**/pricing/calculator?from=test#add-ons');
    await expect(header(page).getByRole('button', { name: 'Sid Sessions' })).toBeVisible();
  });
});

test.describe('the data of an account', () => {
  test.use({ expectedErrors: [/status of 40[19]/] });

  test('is taken along as a ZIP, and deleted with the password', async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/settings/data');
    const download = page.getByRole('form', { name: 'Download everything' });
    await download.getByLabel('Your password').fill('not my password');
    await download.getByRole('button', { name: 'Download everything' }).click();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await download.getByLabel('Your password').fill(password);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      download.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^deedguard-data-\d{4}-\d\d-\d\d\.zip$/);
    const zip = unzip(readFileSync(await file.path()));
    expect(zip.json('account.json')).toMatchObject({ email, firstName: 'Sid' });
    expect(zip.text('README.txt')).toContain(email);

    const remove = page.getByRole('form', { name: 'Delete my account' });
    await remove.getByLabel('Your password').fill(password);
    await remove.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL('**/account-deleted');
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByText('Incorrect email or password')).toBeVisible();
  });

  test('stays while a lock is due, which the page names with the way to settle it', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const locked = await page.request.post('/api/deedguard/lock-deed', {
      data: {
        propertyAddress: '500 Congress Ave, Austin, TX 78701',
        ownerName: 'Ada Lovelace',
        lockType: 'permanent',
        reason: 'Protection',
        expiryDays: null,
      },
    });
    expect(locked.status()).toBe(201);
    await page.goto('/settings/data');
    await expect(page.getByText('A lock is in force or waits to be paid.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Delete my account' })).toHaveCount(0);
    await page.getByRole('link', { name: 'See your properties' }).click();
    await page.waitForURL('**/deedguard-protection#your-properties');
  });
});
