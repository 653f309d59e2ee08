import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test, type SignedIn } from '../support/e2e';
import { pdfkitDeed } from '../support/pdfs';

const address = '500 Congress Ave, Austin, TX 78701';
const home = { latitude: 30.3713, longitude: -97.7426 };
const halfway = { latitude: 30.32, longitude: -97.7426 };
const door = { latitude: 30.2713, longitude: -97.7426 };

const papers = [
  { kind: 'commission', state: 'TX', number: 'TX-1', expiresOn: '2035-12-31' },
  { kind: 'bond', state: 'TX', number: 'B-1', expiresOn: '2035-12-31' },
  { kind: 'insurance', state: 'US', number: 'E-1', expiresOn: '2035-12-31' },
];

/** What a notary enters in the settings, and an admin confirms: both have tests of their own. */
async function prepareNotary(notary: SignedIn & { page: Page }, admin: APIRequestContext): Promise<void> {
  const url = `/api/notaries/profile/${notary.id}`;
  const profile = {
    credentials: papers,
    states: ['TX'],
    serviceTypes: ['real-estate'],
    home: 'Austin, TX 78758',
    travelRadiusMiles: 50,
  };
  const saved = await notary.page.request.patch(url, { data: profile });
  expect(saved.status()).toBe(200);
  const { credentials } = (await saved.json()) as { credentials: { id: string }[] };
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfkitDeed()) };
  for (const { id } of credentials) {
    const sent = await notary.page.request.post(`${url}/credentials/${id}/paper`, { multipart: { file } });
    expect(sent.status()).toBe(201);
  }
  expect((await admin.put(`${url}/verification`, { data: { verified: true } })).ok()).toBe(true);
}

function dollarsIn(text: string | null): string {
  return /\$[\d.,]+/.exec(text ?? '')?.[0] ?? '';
}

/** Of base price, travel and tax the last is not the notary's. */
function earnedOf(lines: string[]): string {
  const [base = NaN, travel = NaN] = lines.map((line) => Number(dollarsIn(line).slice(1)));
  return `$${(base + travel).toFixed(2)}`;
}

async function requestNotary(page: Page, deed: { name: string; mimeType: string; buffer: Buffer }) {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'New Request' }).click();
  const form = page.getByRole('form', { name: 'New request' });
  await form.getByLabel('Document type').selectOption('deed');
  await form.getByLabel('Service type').selectOption('real-estate');
  await form.getByLabel('Date').fill(tomorrow);
  await form.getByLabel('Location').fill(address);
  await form.locator('input[type=file]').setInputFiles(deed);
  await expect(form.getByText(/, [\d.]+ miles by road/)).toBeVisible();
  const total = await form
    .getByRole('paragraph')
    .filter({ hasText: /^Total/ })
    .textContent();
  const earned = earnedOf(await form.getByRole('definition').allTextContents());
  await form.getByRole('button', { name: 'Request Notary Service' }).click();
  await expect(page.getByText('Your notary request has been submitted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  return { total: dollarsIn(total), earned };
}

/** On the page of the request, each in their own browser. */
async function exchangeMessages(client: Page, notary: Page, requestId: string): Promise<void> {
  await notary.getByRole('button', { name: 'Contact Client' }).click();
  await client.goto(`/requests/${requestId}`);
  await client.getByRole('button', { name: 'Contact', exact: true }).click();
  const write = async (page: Page, text: string) => {
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  };
  await write(notary, 'I am downstairs.');
  await expect(client.getByRole('dialog').getByText('I am downstairs.')).toBeVisible();
  await write(client, 'Coming.');
  await expect(notary.getByRole('dialog').getByText('Coming.')).toBeVisible();
  await expectNoFindings(notary);
  for (const page of [client, notary]) await page.keyboard.press('Escape');
}

/** How many colors a picture of the map holds: the ground alone is one. */
async function countColors(map: Locator): Promise<number> {
  const picture = (await map.screenshot()).toString('base64');
  return map.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture);
}

test('whoever is signed in finds the way to a request on the page of GuardSign', async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/guardsign');
  await page.getByRole('link', { name: 'Request a notary' }).click();
  await page.waitForURL('**/notary-booking');
  await expect(page.getByRole('button', { name: 'Find Notaries' })).toBeVisible();
  await expect(page.getByText('Sample data.')).toBeHidden();
});

test('a client requests a notary, follows the one who accepts to the door, and sees the visit completed', async ({
  page,
  signIn,
  openFor,
  expectedErrors,
}) => {
  // A position that was still on its way when the notary arrived.
  expectedErrors.push(/409 .*\/position/);
  const client = await signIn('owner');
  const admin = await openFor('admin');
  const notary = await openFor('notary', { geolocation: home, permissions: ['geolocation'] });
  await prepareNotary(notary, admin.page.request);

  await notary.page.goto('/dashboard/notary');
  await notary.page.getByRole('switch', { name: 'Receive offers' }).click();
  await expect(notary.page.getByText('Available', { exact: true })).toBeVisible();

  // The price that the client agrees to stands on the card.
  await page.goto('/dashboard/client');
  const deed = Buffer.from(await pdfkitDeed());
  const { total, earned } = await requestNotary(page, {
    name: 'deed.pdf',
    mimeType: 'application/pdf',
    buffer: deed,
  });
  const card = page
    .getByRole('region', { name: 'Active Requests' })
    .getByRole('listitem')
    .filter({ hasText: 'Real estate: Deed' });
  await expect(card.getByText('Pending')).toBeVisible();
  await expect(card.getByText(total)).toBeVisible();

  // The offer comes without a reload, and so does the answer to it.
  await expect(notary.page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await expectNoFindings(notary.page);
  await notary.page.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByText('Assigned')).toBeVisible();
  await expect(card.getByText('Ada Lovelace')).toBeVisible();

  // The notary reads the client's document, and they write to each other.
  const requests = await page.request.get(`/api/clients/${client.id}/requests`);
  const [{ id: requestId }] = (await requests.json()) as [{ id: string }];
  await notary.page.goto(`/requests/${requestId}`);
  const download = notary.page.waitForEvent('download');
  await notary.page.getByText('Download document').click();
  expect(deed.equals(await readFile(await (await download).path()))).toBe(true);
  await exchangeMessages(page, notary.page, requestId);

  // The appointment is tomorrow: the client lets the notary come, and begin, earlier.
  await page.getByRole('button', { name: 'Start early is fine' }).click();
  await expect(page.getByText('The notary may begin before the time of the appointment.')).toBeVisible();
  await page.goto('/dashboard/client');
  await notary.page.goto('/dashboard/notary');
  const visit = notary.page.getByRole('article', { name: 'Real estate: Deed' });
  const map = notary.page.waitForEvent('popup');
  await visit.getByRole('button', { name: 'Start Navigation' }).click();
  await (await map).close();
  await expect(visit.getByText('Sharing your position')).toBeVisible();

  await card.getByRole('button', { name: 'Track Notary' }).click();
  const tracking = page.getByRole('complementary', { name: 'Notary tracking' });
  await expect(tracking.getByText('En Route', { exact: true })).toBeVisible();
  await expect(tracking.getByText(/min/).first()).toBeVisible();
  await expectNoFindings(page);
  await tracking.getByRole('link', { name: 'View Map' }).click();

  const way = page.getByRole('region', { name: 'Route' });
  const distance = way.getByText('Distance', { exact: true }).locator('..').getByRole('definition');
  await expect(way.getByText('The notary is on the way.').first()).toBeVisible();
  const milesLeft = async () => parseFloat(/[\d.]+/.exec((await distance.textContent()) ?? '')?.[0] ?? '0');
  const first = await milesLeft();
  expect(first).toBeGreaterThan(6);
  await expect.poll(() => countColors(way.locator('canvas'))).toBeGreaterThan(8);

  await expectNoFindings(page);
  await expectNoFindings(notary.page);

  await notary.page.context().setGeolocation(halfway);
  await expect.poll(milesLeft).toBeLessThan(first - 2);
  await notary.page.context().setGeolocation(door);
  await visit.getByRole('button', { name: 'I have arrived' }).click();
  await expect(way.getByText('The notary has arrived.').first()).toBeVisible();

  // Each step is asked about.
  await expect(page.getByText('Arrived', { exact: true }).first()).toBeVisible();
  for (const step of ['Begin', 'Complete']) {
    await visit.getByRole('button', { name: step, exact: true }).click();
    const question = notary.page.getByRole('dialog', { name: `${step} this visit?` });
    await question.getByRole('button', { name: step, exact: true }).click();
    await expect(question).toBeHidden();
  }
  const completions = notary.page.getByRole('region', { name: 'Recent Completions' });
  await expect(completions.getByText(`Client #${client.id.slice(-4)}`)).toBeVisible();
  await expect(completions.getByText(earned)).toBeVisible();

  await page.goto('/dashboard/client');
  await expect(page.getByText('No active requests')).toBeVisible();
  await page.goto(`/requests/${requestId}`);
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price' }).getByText(total)).toBeVisible();
  await expect(page.getByRole('radio', { name: /5/ })).toBeVisible();
});
