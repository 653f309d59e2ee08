import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { createDatabase, startServer, startWorker, type AppServer, type Worker } from '../support/server';
import { SmtpDouble } from '../support/smtp-double';
import { StripeDouble } from '../support/stripe-double';

const number = `INV-${new Date().getUTCFullYear()}-0001`;
const total = '$120.00';
/** With an hour and a half of the first line. */
const editedTotal = '$167.50';
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const rowOn = (page: Page) => page.getByRole('row').filter({ hasText: number });

/** Two lines, for somebody with an email address. An owner begins with one that is empty. */
async function createInvoice(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/invoices`);
  const form = page.getByRole('form', { name: 'New invoice' });
  // An owner sees the list first.
  await page.getByRole('button', { name: 'New invoice' }).click();
  await form.getByLabel('Bill To Name').fill('Grace Hopper');
  await form.getByLabel('Bill To Email').fill('grace@example.com');
  await form.getByRole('button', { name: 'Add line' }).click();
  const lines = { 'Line 1': ['Garden work', '95'], 'Line 2': ['Green waste', '25'] } as const;
  for (const [name, [description, price]] of Object.entries(lines)) {
    const line = form.getByRole('group', { name });
    await line.getByLabel('Description').fill(description);
    await line.getByLabel('Unit price ($)').fill(price);
  }
  await form.getByRole('button', { name: 'Create invoice' }).click();
  await expect(toast(page, `Created invoice ${number}`)).toBeVisible();
  await expect(rowOn(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(rowOn(page).getByText(total)).toBeVisible();
}

/** After the last look at whom it goes to. */
async function sendFrom(page: Page): Promise<void> {
  await rowOn(page)
    .getByRole('button', { name: /^Send / })
    .click();
  const look = page.getByRole('dialog', { name: `Send ${number}?` });
  await expect(look).toContainText('Grace Hopper');
  await expect(look).toContainText('grace@example.com');
  await look.getByRole('button', { name: 'Send', exact: true }).click();
}

let problems: string[] = [];

test.beforeEach(() => {
  problems = [];
});

test.afterEach(() => expect(problems, 'errors in the other browser').toEqual([]));

/** A browser of somebody who has never been here. */
async function openElsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The words of the PDF behind View PDF. */
async function readPdf(request: APIRequestContext, page: Page): Promise<string> {
  const path = await page.getByRole('link', { name: /View PDF/ }).getAttribute('href');
  const answer = await request.get(new URL(path ?? '', page.url()).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(await answer.body()), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test.describe('with a mail server and Stripe', () => {
  let stripe: StripeDouble;
  let smtp: SmtpDouble;
  let app: AppServer;
  let worker: Worker;

  test.beforeAll(async () => {
    stripe = new StripeDouble();
    smtp = new SmtpDouble();
    const databaseUrl = await createDatabase();
    const environment = { ...stripe.environment, ...smtp.environment };
    app = await startServer({ databaseUrl, environment });
    worker = startWorker({ databaseUrl, address: app.address, environment });
    stripe.deliverTo(app.address);
  });

  test.afterAll(async () => {
    await app.stop();
    await worker.stop();
    await stripe.stop();
    await smtp.stop();
  });

  async function signUp(page: Page, email: string): Promise<void> {
    await page.goto(`${app.address}/signup?role=owner`);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('an invoice is an invoice is an invoice');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/home');
  }

  /** The one email that somebody received. */
  function mailTo(address: string): string {
    const mails = smtp.mails.filter(({ to }) => to.includes(address));
    expect(mails).toHaveLength(1);
    return (mails[0]?.raw ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  }

  async function confirmAddress(page: Page, email: string): Promise<void> {
    await expect(() => mailTo(email)).toPass();
    await page.goto(/Confirm this address: (\S+)/.exec(mailTo(email))?.[1] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  }

  /** Where the email says that the invoice is paid, as its reader would open it. */
  function linkInMail(): string {
    const text = mailTo('grace@example.com');
    expect(text).toContain(`Subject: Invoice ${number} from Ada Lovelace`);
    const link = /See and pay the invoice: (\S+)/.exec(text)?.[1];
    expect(link).toMatch(new RegExp(`^${app.address}/pay/[0-9a-f-]{36}$`));
    return link ?? '';
  }

  test('an invoice is created, mailed, and paid by card in another browser; both sides see it paid', async ({
    page,
    browser,
    request,
  }) => {
    const email = `ada-${Date.now()}@example.com`;
    await signUp(page, email);
    await page.goto(`${app.address}/invoices`);
    await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible();
    await confirmAddress(page, email);
    await createInvoice(page, app.address);
    await expect(page.getByText('Your email address is not confirmed yet')).toBeHidden();
    const row = rowOn(page);
    await sendFrom(page);
    await expect(toast(page, 'Sent via SMTP')).toBeVisible();
    await expect(row.getByText('Sent', { exact: true }).first()).toBeVisible();

    // Somebody who reads the email, and is not signed in.
    const payer = await openElsewhere(browser, linkInMail());
    await expect(payer.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(payer).toHaveTitle(new RegExp(`^Invoice ${number} from Ada Lovelace`));
    await payer.getByRole('button', { name: 'Pay Now' }).click();
    await expect(payer.getByRole('heading', { name: `Invoice ${number} from Ada Lovelace` })).toBeVisible();
    await expect(payer.getByText(total)).toBeVisible();
    const checkoutPage = payer.url();
    await payer.getByRole('link', { name: 'Cancel' }).click();
    await expect(payer.getByText('Payment was cancelled. You can try again.')).toBeVisible();

    // The same page to pay on again, not a second one.
    await payer.getByRole('button', { name: 'Pay Now' }).click();
    await payer.waitForURL(checkoutPage);
    await payer.getByRole('button', { name: 'Pay', exact: true }).click();
    await payer.waitForURL(/\/pay\/[^?]+\?status=success$/);
    await expect(payer.getByText('Payment Successful')).toBeVisible();
    await expect(payer.getByText('Thank you for your payment!')).toBeVisible();
    await expect(payer.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

    // Without a reload, and without anything left to do.
    await expect(row.getByText('Paid', { exact: true }).first()).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Send|Pay|Mark Paid)/ })).toHaveCount(0);
    expect(stripe.checkout.sessions.size).toBe(1);

    const words = await readPdf(request, payer);
    expect(words).toContain(number);
    expect(words).toContain(total);
    await payer.context().close();
  });
});

test('without a mail server and Stripe a draft is edited, its email is a preview, and it is paid as a demo', async ({
  page,
  browser,
  signIn,
  request,
}) => {
  await signIn('owner');
  await createInvoice(page);
  const row = rowOn(page);

  // Its own page: one main action, the rest behind “⋯”, also by keys.
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('button', { name: `More for ${number}` }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: `Edit ${number}` });
  await form.getByRole('group', { name: 'Line 1' }).getByLabel('Quantity').fill('1.5');
  await form.getByLabel(/^Note to the client/).fill('As agreed by phone.');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, `Saved ${number}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Amount due' }).getByText(editedTotal)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Edited')).toBeVisible();

  // A draft can be read by its link, and not be paid.
  const draftLink = page.url().replace('/invoices/', '/pay/');
  await page.goto(draftLink);
  await expect(page.getByText('This invoice is a draft')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await page.goto('/invoices');
  await sendFrom(page);
  await expect(toast(page, 'Preview generated (no SMTP configured)')).toBeVisible();
  await expect(row.getByText('Sent', { exact: true }).first()).toBeVisible();

  // In a browser without our scripts: the page of an email lets none run, and would say so.
  const mailPath = await row.getByRole('link', { name: /^Open the email/ }).getAttribute('href');
  const reader = await browser.newContext({ storageState: await page.context().storageState() });
  const mail = await reader.newPage();
  const answer = await mail.goto(new URL(mailPath ?? '', page.url()).href);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).toContain('sandbox');
  await expect(mail.getByRole('heading', { name: `Invoice ${number} from Ada Lovelace` })).toBeVisible();
  await expect(mail.getByText(editedTotal).last()).toBeVisible();
  const link = await mail.getByRole('link', { name: 'See and pay the invoice' }).getAttribute('href');
  await reader.close();

  const payer = await openElsewhere(browser, link ?? '');
  await payer.getByRole('button', { name: 'Pay Now' }).click();
  await payer.waitForURL(/\/pay\/[^?]+\?demo=1$/);
  await expect(
    payer.getByText(/No card payment provider is configured\. No card is asked for/),
  ).toBeVisible();
  await payer.getByRole('button', { name: 'Pay with the demo' }).click();
  await payer.waitForURL(/\/pay\/[^?]+\?status=success$/);
  await expect(payer.getByText('Payment Successful')).toBeVisible();
  await expect(payer.getByText('Thank you for your payment!')).toBeVisible();
  await expect(payer.getByText(/no card was charged, and no money was moved/)).toBeVisible();
  await expect(payer.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  // Without a reload, labelled, and without anything left to do.
  await expect(row.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(row.getByText('Demo payment')).toBeVisible();
  await expect(row.getByRole('button', { name: /^(Send|Pay|Mark Paid)/ })).toHaveCount(0);

  const words = await readPdf(request, payer);
  expect(words).toContain(number);
  expect(words).toContain(editedTotal);
  await payer.context().close();
});

test('the issuer says that an invoice was paid, and an address that claims a payment is not believed', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  await createInvoice(page);
  const row = rowOn(page);
  await sendFrom(page);
  await expect(row.getByText('Sent', { exact: true }).first()).toBeVisible();

  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  const payPage = page.url().replace('/invoices/', '/pay/');
  await page.goto(`${payPage}?status=success`);
  await expect(page.getByText('Not paid yet')).toBeVisible();
  await expect(page.getByText(/Payment Successful|Thank you for your payment/)).toHaveCount(0);

  await page.goto(payPage.replace('/pay/', '/invoices/'));
  await page.getByRole('button', { name: /^Mark Paid/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark Paid' }).click();
  await expect(toast(page, 'Invoice marked as paid')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Marked as paid')).toBeVisible();
  await page.goto(payPage);
  await expect(page.getByText('This invoice is paid')).toBeVisible();
});
