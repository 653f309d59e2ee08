import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { createDatabase, startServer, startWorker, type AppServer, type Worker } from '../support/server';
import { SmtpDouble } from '../support/smtp-double';

const PASSWORD = 'a deed is a deed is a deed';
const NEXT_PASSWORD = 'paper, ink and a good lamp';
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

let smtp: SmtpDouble;
let app: AppServer;
let worker: Worker;

// One server and one worker of their own for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  smtp = new SmtpDouble();
  const databaseUrl = await createDatabase();
  app = await startServer({ databaseUrl, environment: smtp.environment });
  worker = startWorker({ databaseUrl, address: app.address, environment: smtp.environment });
});

test.afterAll(async () => {
  await app.stop();
  await worker.stop();
  await smtp.stop();
});

/** The email of that subject which somebody received. */
async function mailTo(address: string, subject: string): Promise<string> {
  const find = () =>
    smtp.mails
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => raw.replace(/=\r\n/g, '').replace(/=3D/g, '='))
      .find((raw) => raw.includes(`Subject: ${subject}`));
  await expect.poll(find, `"${subject}" to ${address}`).toBeDefined();
  return find() ?? '';
}

/** Where a button of an email leads. */
function linkIn(mail: string, label: string): string {
  return new RegExp(`${label}: (\\S+)`).exec(mail)?.[1] ?? '';
}

async function signUp(page: Page, who = 'I own property'): Promise<string> {
  const email = `ann-${Date.now()}-${Math.floor(performance.now() * 1000)}@example.com`;
  await page.goto(`${app.address}/signup`);
  await page.getByText(who, { exact: true }).click();
  await expect(page.getByRole('radio', { name: who })).toBeChecked();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/signup');
  return email;
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${app.address}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('what ends sessions and refuses passwords', () => {
  test.use({ expectedErrors: [/status of (401|410)/] });

  test('a forgotten password comes back by email, and every other device is signed out', async ({
    page,
    browser,
  }) => {
    const email = await signUp(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`${app.address}/login`);
    await other.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Email me a link' }).click();
    await expect(other.getByText('Check your email')).toBeVisible();
    await expectNoFindings(other);

    const link = linkIn(await mailTo(email, 'Choose a new password'), 'Choose a new password');
    await other.goto(link);
    await expectNoFindings(other);
    await other.getByLabel('New password').fill('password123');
    await other.getByRole('button', { name: 'Save the new password' }).click();
    await expect(other.getByText(/one of the first that attackers try/)).toBeVisible();
    await other.getByLabel('New password').fill(NEXT_PASSWORD);
    await other.getByRole('button', { name: 'Save the new password' }).click();
    await expect(other.getByText('Your new password is saved')).toBeVisible();
    expect(await mailTo(email, 'Your password was changed')).toContain('/forgot-password');

    await logIn(other, email, NEXT_PASSWORD);
    await other.waitForURL('**/home');
    await page.goto(`${app.address}/settings/account`);
    await page.waitForURL('**/login?callbackUrl=*');
    await logIn(page, email, PASSWORD);
    await expect(page.getByText('Incorrect email or password')).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText(/^This link no longer works/)).toBeVisible();
    await page.getByRole('link', { name: 'ask for a new link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await elsewhere.close();
  });

  test('an address is changed with the new mailbox, and taken back from the old one', async ({
    page,
    browser,
  }) => {
    const email = await signUp(page);
    const next = `new-${email}`;
    await page.goto(`${app.address}/settings/account`);
    const form = page.getByRole('form', { name: 'Email address' });
    await form.getByLabel('New email address').fill(next);
    await form.getByLabel('Your password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Change email address' }).click();
    await expect(page.getByText('One step is left: open your email')).toBeVisible();
    await page.reload();
    await expect(page.getByText('One step is left: open your email')).toBeVisible();
    expect(await mailTo(email, 'Your email address is about to change')).toContain('/keep-email#');

    const toNew = await mailTo(next, 'Please confirm your new email address');
    await page.goto(linkIn(toNew, 'Use this address'));
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your account has this email address now')).toBeVisible();
    await page.getByRole('link', { name: 'account settings' }).click();
    await expect(page.getByText(`You log in with ${next}`)).toBeVisible();
    await expect(page.getByText('Your email address is not confirmed yet')).toBeHidden();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, next, PASSWORD);
    await other.waitForURL('**/home');

    const toOld = await mailTo(email, 'Your email address was changed');
    await other.goto(linkIn(toOld, 'Keep this address'));
    await expectNoFindings(other);
    await other.getByRole('button', { name: 'Keep this address' }).click();
    await expect(other.getByText('Your account keeps this email address')).toBeVisible();
    await expect(other.getByRole('link', { name: 'choose a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await page.reload();
    await page.waitForURL('**/login?callbackUrl=*');
    await logIn(page, email, PASSWORD);
    await page.waitForURL('**/home');
    await elsewhere.close();
  });

  test('a password is changed in the settings: this device stays, the others go', async ({
    page,
    browser,
  }) => {
    const email = await signUp(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, email, PASSWORD);
    await other.waitForURL('**/home');

    await page.goto(`${app.address}/settings/account`);
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password').fill('not my password');
    await form.getByLabel('New password').fill(NEXT_PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('This is not your password.')).toBeVisible();
    await form.getByLabel('Current password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
    await expect(form.getByLabel('Current password')).toHaveValue('');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
    await other.goto(`${app.address}/settings/account`);
    await other.waitForURL('**/login?callbackUrl=*');
    await elsewhere.close();
  });
});

test('a name, a phone number and a time zone are kept', async ({ page }) => {
  const email = await signUp(page);
  await page.goto(`${app.address}/settings/account`);
  await expectNoFindings(page);
  const form = page.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Last name').fill('Archive');
  await form.getByLabel('Phone').fill('+1 512 555 0100');
  await form.getByLabel('Time zone').selectOption('America/Chicago');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(toast(page, 'Your details are saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ann Archive, your account' })).toBeVisible();

  await page.reload();
  await expect(form.getByLabel('Phone')).toHaveValue('+1 512 555 0100');
  await expect(form.getByLabel('Time zone')).toHaveValue('America/Chicago');
  await form.getByLabel('Phone').fill('');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expect(toast(page, 'Your details are saved')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Phone')).toHaveValue('');

  await page.goto(`${app.address}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  expect(await mailTo(email, 'Choose a new password')).toMatch(/ (AM|PM) C[SD]T/);
});

test('somebody who needs a notary signs up, and lands in a request', async ({ page }) => {
  const email = await signUp(page, 'I need a notary');
  const dialog = page.getByRole('dialog', { name: 'New Request' });
  await expect(dialog.getByRole('form', { name: 'New request' })).toBeVisible();
  await expect(page).toHaveURL(`${app.address}/dashboard/client`);
  await expect(toast(page, 'Please confirm your email address')).toBeVisible();
  expect(linkIn(await mailTo(email, 'Please confirm your email address'), 'Confirm this address')).toContain(
    '/confirm-email#',
  );
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'New Request' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('recovery codes stay in front of the page until they are kept', async ({ page }) => {
  await signUp(page);
  await page.goto(`${app.address}/settings/account`);
  await page.getByRole('link', { name: 'Security PIN' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security PIN' })).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('PIN', { exact: true }).fill('481516');
  await page.getByLabel('Confirm PIN').fill('481516');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const question = page.getByRole('dialog', { name: 'Leave without your codes?' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('button', { name: 'I have kept them' })).toBeDisabled();
  await expectNoFindings(page);

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Back to the codes' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Back to the codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Save as a text file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deedguard-recovery-codes.txt');
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your PIN is saved' })).toBeFocused();
  await page.goBack();
  await page.waitForURL('**/settings/account');
});
