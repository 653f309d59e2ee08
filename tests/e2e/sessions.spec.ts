import type { Page } from '@playwright/test';
import { expect, keepCodes, openSessionOf, test } from '../support/e2e';
import { queryDatabase } from '../support/server';

const WITHIN_MS = 1_000;

/** When the page's own stream of events ended; it is open once this returns. */
async function watchStream(page: Page): Promise<{ endedAt: Promise<number> }> {
  const isStream = (url: string) => new URL(url).pathname === '/api/events';
  const opened = page.waitForResponse((answer) => isStream(answer.url()) && answer.ok());
  await page.goto('/dashboard/client');
  const stream = (await opened).request();
  const endedAt = new Promise<number>((resolve) => {
    const note = (request: typeof stream) => request === stream && resolve(performance.now());
    page.on('requestfinished', note);
    page.on('requestfailed', note);
  });
  return { endedAt };
}

async function openMenu(page: Page) {
  await page
    .locator('header')
    .getByRole('button', { name: /Ada Lovelace/ })
    .click();
}

test.describe('a session that ends', () => {
  // The stream asks again, and is told that nobody is signed in.
  test.use({ expectedErrors: [/status of 401/] });

  test('in one browser ends the stream of the other within a second', async ({ page, openFor }) => {
    const { page: elsewhere, ...account } = await openFor('owner');
    const { endedAt } = await watchStream(elsewhere);

    await openSessionOf(page, account);
    await page.goto('/deedguard-protection');
    await openMenu(page);
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/users/sessions'),
      page.getByRole('button', { name: 'Log out everywhere' }).click(),
    ]);
    const revokedAt = performance.now();
    expect(answer.status()).toBe(204);
    expect((await endedAt) - revokedAt).toBeLessThan(WITHIN_MS);

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login\?callbackUrl=/);
  });

  test('by signing out takes every copy of its cookie along, and leaves other browsers alone', async ({
    page,
    openFor,
    playwright,
    baseURL,
  }) => {
    const { page: elsewhere, ...account } = await openFor('owner');
    await openSessionOf(page, account);
    const thief = await playwright.request.newContext({
      baseURL,
      storageState: await page.context().storageState(),
    });
    const me = async () => (await thief.get('/api/auth/me')).status();
    expect(await me()).toBe(200);

    await page.goto('/deedguard-protection');
    await openMenu(page);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    // Reads may trust what the server knew for ten seconds, on the process that ended it for none.
    expect(await me()).toBe(401);
    expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(200);
    await thief.dispose();
  });

  test('with a change of guards that was undone from the email', async ({ page }) => {
    const email = `una-${Date.now()}@example.com`;
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Una');
    await page.getByLabel('Last name').fill('Undone');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a deed is a deed is a deed');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/home');

    await page.goto('/settings/security/pin');
    await page.getByLabel('Your password').fill('not my password');
    await page.getByLabel('PIN', { exact: true }).fill('481516');
    await page.getByLabel('Confirm PIN').fill('481516');
    await page.getByRole('button', { name: 'Save PIN' }).click();
    await expect(page.getByLabel('Your password')).toBeFocused();
    await expect(page.getByText('This is not your password.')).toBeVisible();
    await page.getByLabel('Your password').fill('a deed is a deed is a deed');
    await page.getByRole('button', { name: 'Save PIN' }).click();
    await keepCodes(page);
    await expect(page.getByRole('heading', { name: 'Your PIN is saved' })).toBeVisible();

    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText('The change was undone')).toBeVisible();
    await page.goto('/settings/security/pin');
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  });
});

/** The path that the newest email to an address leads to. */
async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const [mail] = await queryDatabase<{ text: string }>(
      process.env.E2E_DATABASE_URL ?? '',
      'SELECT text FROM mails WHERE to_address = $1 ORDER BY created_at DESC LIMIT 1',
      [email],
    );
    link = /https?:\/\/[^/\s]+(\/security\/undo#[\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}
