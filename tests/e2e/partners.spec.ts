import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { queryDatabase } from '../support/server';

const NOTE = 'Welcome aboard. We call you on Monday.';

type KeptMail = { subject: string; text: string; html: string };

/** Without a mail server the worker keeps each email as a preview. */
async function waitForMail(to: string, subject: string): Promise<KeptMail> {
  let found: KeptMail[] = [];
  await expect
    .poll(async () => {
      found = await queryDatabase<KeptMail>(
        process.env.E2E_DATABASE_URL ?? '',
        'SELECT subject, text, html FROM mails WHERE to_address = $1 AND subject = $2',
        [to, subject],
      );
      return found.length;
    }, subject)
    .toBe(1);
  return found[0]!;
}

async function applyOnPortal(page: Page, { company, email }: { company: string; email: string }) {
  await page.goto('/partners/portal');
  const form = page.getByRole('form', { name: 'Partner application' });
  const submit = form.getByRole('button', { name: 'Submit application' });
  await expect(submit).toBeDisabled();
  await form.getByLabel('Company').fill(company);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Service type').selectOption('title_company');
  await form.getByLabel('What you do').fill('We close in two counties.');
  await submit.click();
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Application Submitted' }),
  ).toBeVisible();
  await expect(form.getByLabel('Company')).toHaveValue('');
}

test('a visitor applies on the partner portal, an admin approves, and the email says so', async ({
  page,
  openFor,
}) => {
  const company = `Portal Title ${Date.now()}`;
  const email = `portal-${Date.now()}@example.com`;
  const admin = await openFor('admin');
  await applyOnPortal(page, { company, email });

  // Both addresses show the same screen, with the company and without its contacts.
  const recent = page.getByRole('region', { name: 'List of recent applications' });
  // Nobody has read it yet.
  await expect(recent.getByText(company)).toHaveCount(0);
  await waitForMail(email, 'We received your application');
  await waitForMail(admin.email, `${company} would like to become a partner`);

  await admin.page.goto('/admin/applications');
  const row = admin.page.getByRole('row').filter({ hasText: company });
  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(NOTE);
  await dialog.getByRole('button', { name: 'Approve application' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  for (const path of ['/partners/portal', '/partner-portal']) {
    await page.goto(path);
    await expect(recent.getByText(company)).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  }

  const mail = await waitForMail(email, 'Your application was approved');
  expect(mail.text).toContain(NOTE);
  await admin.page.reload();
  await expect(row.getByRole('link', { name: 'Open the receipt' })).toBeVisible();
  await expectNoFindings(admin.page);
  // Not in a page of the site, whose policy forbids the styles that an email has to have.
  await page.goto('about:blank');
  await page.setContent(mail.html);
  await expect(page.getByRole('heading', { name: 'Your application was approved' })).toBeVisible();
  await expect(page.getByText(company)).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
});

test('on a phone the recent applications come when a reader comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/partners/portal', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/api/partners');

  await page.getByRole('heading', { name: 'Recent applications' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading recent applications')).toHaveCount(0);
  expect(asked).toContain('/api/partners');
});

test('the short address leads to the partnerships page, for good', async ({ page, request }) => {
  const answer = await request.get('/partners', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/partnerships']);
  await page.goto('/partners');
  await expect(page).toHaveURL('/partnerships');
});

test('a visitor applies on the partnerships page, beside partners that are samples', async ({ page }) => {
  const email = `partnership-${Date.now()}@example.com`;
  await page.goto('/partnerships');
  const sample = page.getByRole('region', { name: 'Sample data' });
  await expect(
    sample.getByText('Pending integration approval, expected go-live Q2 2024', { exact: true }),
  ).toBeVisible();

  const form = page.getByRole('form', { name: 'Partnership application' });
  await form.getByLabel('Company name').fill('Partnership Lending');
  await form.getByLabel('Contact name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Partner type').selectOption('lender');
  await form.getByLabel('Partnership Goals').fill('Evidence for our portfolio.');
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Partnership Application Submitted' }),
  ).toContainText('We aim to reply within 24 hours.');
  await expect(form.getByLabel('Company name')).toHaveValue('');
  await waitForMail(email, 'We received your application');
});
