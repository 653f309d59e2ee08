import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { makeVerifiedNotary } from '../support/e2e-notary';
import { queryDatabase } from '../support/server';

/** Where no notary of another journey could be asked. */
const address = '149 Church St, Burlington VT 05401';

/** As the seed of an embedded database makes them. */
async function addDemoNotary(): Promise<void> {
  const id = randomUUID();
  await queryDatabase(
    process.env.E2E_DATABASE_URL ?? '',
    `INSERT INTO users (id, email, password_hash, first_name, last_name, role)
     VALUES ($1, $2, 'x', 'Rosa', 'Delgado', 'notary')`,
    [id, `${id}@example.com`],
  );
  await makeVerifiedNotary(id, {
    state: 'VT',
    home: 'Burlington, VT 05401',
    lat: 44.48,
    lng: -73.22,
    isDemo: true,
  });
}

async function requestForTomorrow(page: Page): Promise<Locator> {
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).click();
  const form = page.getByRole('form', { name: 'New request' });
  await form.getByLabel('Service type').selectOption('real-estate');
  await form.getByLabel('Document type').selectOption('deed');
  await form.getByLabel('Date').fill(new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10));
  await form.getByLabel('Location').fill(address);
  await form.getByLabel(/Add proof of completion/).check();
  await expect(form.getByText(/, (in your area|[\d.]+ miles by road)/)).toBeVisible();
  await expect(
    form.getByText(
      'A demo notary may accept this request. This is a demo: nobody comes, and nothing is owed.',
    ),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Request Notary Service' }).click();
  await expect(page.getByText('Your notary request has been submitted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  return page.getByRole('region', { name: 'Active Requests' }).getByRole('listitem');
}

test('a demo visit booked for tomorrow is still there today, and "play it now" starts the drive at once', async ({
  page,
  signIn,
}, testInfo) => {
  // The drive takes a minute and a half.
  test.setTimeout(240_000);
  await addDemoNotary();
  await signIn('owner');
  const card = await requestForTomorrow(page);
  await expect(card.getByText('Assigned', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(card.getByText('Demo notary')).toBeVisible();

  // Its job has run, and waits for tomorrow.
  await card.getByRole('link').first().click();
  await expect(page.getByText('Rosa Delgado (demo notary) has accepted')).toBeVisible();
  const waits = await queryDatabase<{ hours: number }>(
    process.env.E2E_DATABASE_URL ?? '',
    `SELECT extract(epoch FROM r.appointment_at - j.start_after) / 3600 AS hours
     FROM pgboss.job j JOIN notary_requests r ON r.id::text = j.data->>'id' WHERE j.name = 'demo-drive'`,
  );
  expect(waits.map(({ hours }) => Number(hours).toFixed(2))).toEqual(['0.05']);

  // It answers what it is asked, and says that it does so by itself.
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const thread = page.getByRole('dialog', { name: 'Rosa Delgado' });
  await thread.getByRole('textbox').fill('When do you come?');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText(/^I am a demo notary: this answer is automatic/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(thread.getByText(/Demo notary, automatic answer$/)).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.getByRole('button', { name: 'Play it now' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'What you can do' })).toBeFocused();
  for (const status of ['En Route', 'Arrived', 'In Progress', 'Completed']) {
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible({ timeout: 120_000 });
  }
  const proof = page.getByRole('region', { name: 'Proof of completion' });
  await expect(proof).toContainText('The record says that this was a demo notary: nobody came.');
  await expect(page.getByRole('region', { name: 'Invoice' })).toContainText(
    'owed nothing. There is no invoice: the total is what the visit of a real notary would cost.',
  );
  await expectNoFindings(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('link', { name: 'Download proof' }).click(),
  ]);
  const file = testInfo.outputPath('proof.html');
  await download.saveAs(file);
  await page.goto(pathToFileURL(file).href);
  for (const said of ['Deed', 'VT', 'Rosa Delgado', 'A demo notary played this: nobody came']) {
    await expect(page.getByText(said, { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByText('It locks no property.', { exact: false })).toBeVisible();
});
