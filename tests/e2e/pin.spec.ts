import type { Page } from '@playwright/test';
import { expect, keepCodes, test } from '../support/e2e';

const ADDRESS = '12 Main St, Austin, TX 78701';
const PASSWORD = 'a deed is a deed is a deed';
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

async function register(page: Page): Promise<string> {
  const email = `pia-${Date.now()}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Pia');
  await page.getByLabel('Last name').fill('Pinowner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
  return email;
}

async function lockDeed(page: Page) {
  await page.goto('/deedguard-protection');
  const form = page.getByRole('form').first();
  await form.getByLabel('Property address').fill(ADDRESS);
  await form.getByLabel('Owner name').fill('Pia Pinowner');
  await form.getByRole('button', { name: 'Protect my property' }).click();
  await page.getByRole('button', { name: 'Confirm and lock' }).click();
  await expect(page.getByRole('article', { name: ADDRESS })).toBeVisible();
}

async function setPin(page: Page, pin: string) {
  await page.goto('/settings/security/pin');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByLabel('Confirm PIN').fill(pin);
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await keepCodes(page);
  await expect(page.getByRole('heading', { name: 'Your PIN is saved' })).toBeVisible();
}

/** The sign-in that set the PIN counts as confirmed; another one does not. */
async function signInAgain(page: Page, email: string) {
  await page.goto('/home');
  await page
    .locator('header')
    .getByRole('button', { name: /Pia Pinowner/ })
    .click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.locator('header').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/home');
  await page.goto('/deedguard-protection');
}

test.describe('refusals that the journey brings about', () => {
  test.use({ expectedErrors: [/status of 40[12]/] });

  test('a PIN guards the unlock code and the release of a lock', async ({ page }) => {
    const email = await register(page);
    await lockDeed(page);
    await setPin(page, '481516');
    await signInAgain(page, email);

    const property = page.getByRole('article', { name: ADDRESS });
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(property.getByText('••••-••••-••••')).toBeVisible();
    await property.getByRole('button', { name: /^Show unlock code/ }).click();
    await question.getByLabel('PIN', { exact: true }).fill('481517');
    await page.keyboard.press('Enter');
    await expect(question.getByText('This is not your PIN. You have 4 tries left.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(property.getByText('••••-••••-••••')).toBeVisible();

    await property.getByRole('button', { name: /^Show unlock code/ }).click();
    await question.getByLabel('PIN', { exact: true }).fill('481516');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    const code = (await property.getByText(CODE).textContent()) ?? '';

    await signInAgain(page, email);
    await property.getByRole('button', { name: /^Release/ }).click();
    const release = page.getByRole('dialog', { name: 'Release this lock' });
    await release.getByLabel('Unlock code').fill(code);
    await release.getByRole('button', { name: 'Release the lock' }).click();
    await question.getByLabel('PIN', { exact: true }).fill('481516');
    await question.getByRole('button', { name: 'Confirm with PIN' }).click();
    await expect(property.getByText(/Released by you/)).toBeVisible();
  });
});

test('a PIN that is easy to guess is not taken, and one that is set can be removed', async ({ page }) => {
  await register(page);
  await page.goto('/settings/security/pin');
  await page.getByLabel('PIN', { exact: true }).fill('123456');
  await page.getByLabel('Confirm PIN').fill('123456');
  await expect(page.getByRole('button', { name: 'Save PIN' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('PIN Setup Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();

  await setPin(page, '481516');
  await page.goto('/settings/security/pin');
  await page.getByRole('button', { name: 'Remove PIN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove PIN' }).click();
  await expect(page.getByRole('heading', { name: 'Set a PIN' })).toBeVisible();
});
