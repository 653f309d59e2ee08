import type { Page } from '@playwright/test';
import { expect, keepCodes, test } from '../support/e2e';

const PASSWORD = 'a deed is a deed is a deed';

/** A device with a fingerprint reader that always says yes; Chromium keeps it until the page is closed. */
async function plugInDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The virtual device would choose from the browser's own list of passkeys as soon as there is one. */
async function hideList(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function register(page: Page) {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Passkey');
  await page.getByLabel('Email').fill(`petra-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
}

async function enroll(page: Page) {
  await pressEnroll(page);
  await keepCodes(page);
  await expect(page.getByText('Your passkey is ready')).toBeVisible();
}

async function pressEnroll(page: Page) {
  await page.goto('/enroll/biometric');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enroll this device' }).click();
}

async function signOut(page: Page) {
  await page.goto('/home');
  await page
    .locator('header')
    .getByRole('button', { name: /Petra Passkey/ })
    .click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  // A new page: a test that goes on before it is there would be interrupted by it.
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect(page.locator('header').getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

test('a passkey is enrolled, named, signs in without a password, and is removed', async ({ page }) => {
  await hideList(page);
  await plugInDevice(page);
  await register(page);
  await enroll(page);

  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of this passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();

  await signOut(page);
  await page.goto('/login?callbackUrl=/enroll/biometric');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/enroll/biometric');
  await expect(page.getByText('Last used')).toBeVisible();

  // The passkey was shown with this sign-in: its removal asks for nothing more.
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It is the last guard of your account');
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Add your first passkey above.')).toBeVisible();
});

test("a passkey can be chosen in the browser's own list below the email field", async ({ page }) => {
  await plugInDevice(page);
  await register(page);
  await enroll(page);
  await signOut(page);
  await page.goto('/login?callbackUrl=/enroll/biometric');
  await page.getByLabel('Email').click();
  await page.waitForURL('**/enroll/biometric');
  await expect(page.getByText('Last used')).toBeVisible();
});

test('recovery codes are shown once', async ({ page }) => {
  await plugInDevice(page);
  await hideList(page);
  await register(page);
  await pressEnroll(page);
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a text file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deedguard-recovery-codes.txt');
  await page.reload();
  await expect(page.getByText('You have 10 left.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
});

test.describe('a passkey that was removed', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('does not sign in anymore', async ({ page }) => {
    await hideList(page);
    await plugInDevice(page);
    await register(page);
    await enroll(page);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('Add your first passkey above.')).toBeVisible();

    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('We don’t recognize this passkey.').first()).toBeVisible();
  });
});
