import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { createDatabase, queryDatabase, startServer, type AppServer } from '../support/server';
import { signedEvent, StripeDouble } from '../support/stripe-double';
import type { Intent } from '../support/stripe-objects';
import { serveStripeScript } from '../support/stripe-script';

const ADDRESS = '99 Stripe Ave, Austin, TX 78701';

let stripe: StripeDouble;
let app: AppServer;
let databaseUrl: string;

// One server for both, which the second test kills.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  stripe = new StripeDouble();
  databaseUrl = await createDatabase();
  app = await startServer({ databaseUrl, environment: stripe.environment });
});

test.afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

async function lockAndPay(page: Page): Promise<Intent> {
  await serveStripeScript(page, (clientSecret) => {
    stripe.setStatus(clientSecret.split('_secret_')[0] ?? '', 'succeeded');
  });
  await page.goto(`${app.address}/signup?role=owner`);
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Stripeman');
  await page.getByLabel('Email').fill(`sam-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a deed is a deed is a deed');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/home');
  await page.goto(`${app.address}/deedguard-protection`);
  const form = page.getByRole('form').first();
  await form.getByLabel('Property address').fill(ADDRESS);
  await form.getByLabel('Owner name').fill('Sam Stripeman');
  await form.getByRole('button', { name: 'Protect my property' }).click();
  await page.getByRole('button', { name: 'Confirm and lock' }).click();
  await page.getByRole('link', { name: 'Pay $99 now' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $99' }).click();
  await page.waitForURL('**/document-vault');
  const paid = [...stripe.intents.values()].findLast((intent) => intent.status === 'succeeded');
  if (!paid) throw new Error('Nothing was paid at Stripe.');
  return paid;
}

async function deliver(request: APIRequestContext, event: ReturnType<typeof signedEvent>) {
  return request.post(`${app.address}/api/webhooks/stripe`, {
    headers: { 'stripe-signature': event.signature, 'content-type': 'application/json' },
    data: event.payload,
  });
}

function propertyOn(page: Page) {
  return page.getByRole('article', { name: ADDRESS });
}

test('the signed event turns the lock paid, and the same event again changes nothing', async ({
  page,
  request,
}) => {
  const intent = await lockAndPay(page);
  await page.goto(`${app.address}/deedguard-protection#your-properties`);
  await expect(propertyOn(page).getByText(/Unpaid: ends on/)).toBeVisible();

  const event = signedEvent('payment_intent.succeeded', intent);
  expect((await deliver(request, event)).status()).toBe(200);
  expect((await deliver(request, event)).status()).toBe(200);

  await page.reload();
  await expect(propertyOn(page).getByText('Protected', { exact: true })).toBeVisible();
  const payments = await queryDatabase(
    databaseUrl,
    `SELECT p.status FROM payments p JOIN audit_events a ON a.subject_id = p.id AND a.type = 'payment.succeeded'
     WHERE p.provider_id = $1`,
    [intent.id],
  );
  expect(payments).toEqual([{ status: 'succeeded' }]);
});

test.describe('a server that is gone for a moment', () => {
  // What the page was fetching in that moment breaks off.
  test.use({ expectedErrors: [/ERR_(CONNECTION|INCOMPLETE_CHUNKED_ENCODING)/] });

  test('a server killed between the payment and the event marks the lock paid after its restart, once', async ({
    page,
    request,
  }) => {
    const intent = await lockAndPay(page);
    // The page is not there any more either: what it still loads would fail.
    await page.goto('about:blank');
    await app.kill();
    app = await startServer({ databaseUrl, port: app.port, environment: stripe.environment });

    const event = signedEvent('payment_intent.succeeded', intent);
    const answers = await Promise.all([
      deliver(request, event),
      deliver(request, event),
      deliver(request, event),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);

    await page.goto(`${app.address}/payment/success?service=deedguard&payment_intent=${intent.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${app.address}/deedguard-protection#your-properties`);
    await expect(propertyOn(page).getByText('Protected', { exact: true })).toBeVisible();
    const marks = await queryDatabase<{ count: string }>(
      databaseUrl,
      `SELECT count(*) FROM audit_events a JOIN payments p ON p.id = a.subject_id
     WHERE p.provider_id = $1 AND a.type = 'payment.succeeded'`,
      [intent.id],
    );
    expect(marks).toEqual([{ count: '1' }]);
  });
});
