import type { Locator, Page } from '@playwright/test';
import { expect, test, type SignedIn } from '../support/e2e';
import { assignRequest, makeVerifiedNotary } from '../support/e2e-notary';
import { pdfkitDeed } from '../support/pdfs';
import { findSmallTargets } from '../support/targets';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** In a state of its own, so that no other journey asks this notary. */
const FARGO = { state: 'ND', home: 'Fargo, ND 58102', lat: 46.9, lng: -96.8 };
const address = '200 3rd St N, Fargo, ND 58102';

const invoice = {
  clientType: 'direct',
  billTo: { name: 'Grace Hopper', email: 'grace@example.com' },
  meta: { property: '12 Main St, Austin, TX 78701' },
  items: [{ description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 8.25 }],
};

test.use(PHONE);

/** Nothing on these pages has to be smaller than a thumb. */
async function expectThumbs(part: Locator): Promise<void> {
  await expect.poll(() => findSmallTargets(part), part.page().url()).toEqual([]);
}

const whole = (page: Page) => page.locator('html');

async function lookAt(page: Page, path: string, shown: Locator): Promise<void> {
  await page.goto(path);
  await expect(shown).toBeVisible();
  await expectThumbs(whole(page));
}

async function requestVisit(page: Page, notary: SignedIn): Promise<string> {
  const appointmentDate = new Date(Date.now() + 20 * 60_000).toISOString();
  const asked = { serviceType: 'real-estate', isRemote: false, location: address, appointmentDate };
  const estimate = await page.request.post('/api/pricing/estimate', { data: asked });
  const { basePrice, travelFee, rushFee, tax, totalPrice } = (await estimate.json()) as Record<
    string,
    number
  >;
  const prices = { basePrice, travelFee, rushFee, tax, totalPrice };
  const answer = await page.request.post('/api/requests', {
    data: { ...asked, documentType: 'deed', addDeedGuard: false, ...prices },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await assignRequest(id, notary.id);
  return id;
}

test.describe('what is pressed on a phone is as large as a thumb', () => {
  test('for visitors: login, sign-up, the menu and the quick panel', async ({ page }) => {
    await lookAt(page, '/signup', page.getByRole('button', { name: 'Create account' }));
    await lookAt(page, '/login', page.getByRole('button', { name: 'Log in', exact: true }));

    await page.getByRole('button', { name: 'Menu' }).tap();
    await expectThumbs(page.getByRole('navigation', { name: 'Main' }));
    await page.getByRole('button', { name: 'Quick panel', exact: true }).tap();
    await expectThumbs(page.getByRole('complementary', { name: 'Quick panel' }));
  });

  test('for owners: lock form, the look at the record, vault and invoices', async ({ page, signIn }) => {
    await signIn('owner');
    await lookAt(page, '/deedguard-protection', page.getByRole('heading', { level: 1 }));
    const form = page.getByRole('form').first();
    await form.getByLabel('Property address').fill('1 Thumb Rd, Reno, NV 89501');
    await form.getByLabel('Owner name').fill('Tom Thumb');
    await form.getByRole('button', { name: 'Protect my property' }).tap();
    await expectThumbs(page.getByRole('dialog', { name: 'This is what will be on record' }));
    await page.getByRole('button', { name: 'Confirm and lock' }).tap();
    await expect(page.getByRole('article', { name: '1 Thumb Rd, Reno, NV 89501' })).toBeVisible();
    await expectThumbs(whole(page));

    const file = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfkitDeed()) };
    const sent = await page.request.post('/api/vault/documents', { multipart: { file, category: 'Legal' } });
    expect(sent.status()).toBe(201);
    await lookAt(page, '/document-vault', page.getByText('deed.pdf').first());

    await page.request.post('/api/invoices', { data: invoice });
    await lookAt(page, '/invoices', page.getByRole('link', { name: /^INV-/ }).first());
  });

  test('for a client and their notary: form, request, tracking, dashboard', async ({
    page: client,
    signIn,
    openFor,
  }) => {
    await signIn('owner');
    const notary = await openFor('notary', PHONE);
    await makeVerifiedNotary(notary.id, FARGO);
    const id = await requestVisit(client, notary);

    await lookAt(client, '/home', client.getByRole('heading', { level: 1 }));
    await client.getByRole('button', { name: 'More', exact: true }).tap();
    await expectThumbs(client.locator('#more-places'));
    await lookAt(client, '/dashboard/client', client.getByText('Assigned', { exact: true }).first());
    await client.getByRole('button', { name: 'New Request' }).tap();
    await expect(client.getByRole('form', { name: 'New request' })).toBeVisible();
    await expectThumbs(client.getByRole('dialog'));
    await lookAt(client, `/requests/${id}`, client.getByRole('button', { name: 'Track Notary' }));
    await client.getByRole('button', { name: 'Track Notary' }).tap();
    await expectThumbs(client.getByRole('complementary', { name: 'Notary tracking' }));
    await lookAt(client, `/live-tracking?request=${id}`, client.getByRole('region', { name: 'Route' }));

    const { page } = notary;
    await lookAt(page, '/dashboard/notary', page.getByRole('button', { name: 'Start Navigation' }));
    await page.getByRole('button', { name: 'More for Real estate: Deed' }).tap();
    await expectThumbs(page.getByRole('menu'));
    await lookAt(page, `/requests/${id}`, page.getByRole('button', { name: 'Start Navigation' }));
  });
});

test('the words of a choice choose it: the account at sign-up, place and proof of a request', async ({
  page,
  signIn,
}) => {
  await page.goto('/signup');
  for (const says of ['I need a notary', 'I am a notary', 'I own property']) {
    await page.getByText(says).tap();
    await expect(page.getByRole('radio', { name: says })).toBeChecked();
  }

  await signIn('owner');
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).tap();
  const form = page.getByRole('form', { name: 'New request' });
  for (const says of ['Online', 'In person']) {
    await form.getByText(says, { exact: true }).tap();
    await expect(form.getByRole('radio', { name: says })).toBeChecked();
  }
  const proof = form.getByRole('checkbox', { name: /^Add proof of completion/ });
  await form.getByText(/^Add proof of completion/).tap();
  await expect(proof).toBeChecked();
});

test('a double tap on a button opens its sheet and leaves it open', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/dashboard/client');
  const open = page.getByRole('button', { name: 'New Request' });
  const { x, y, width, height } = (await open.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await page.touchscreen.tap(...middle);
  await page.touchscreen.tap(...middle);
  await expect(page.getByRole('form', { name: 'New request' })).toBeVisible();
});

test('on its side, the sheet of a request has the whole screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn('owner');
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).tap();
  await expect(page.getByRole('form', { name: 'New request' })).toBeVisible();
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBeGreaterThan(360);
});
