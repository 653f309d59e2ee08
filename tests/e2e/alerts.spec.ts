import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { queryDatabase } from '../support/server';
import { expectNothingSideways } from '../support/width';

const QUITCLAIM = 'A quitclaim deed was recorded for 12 Main St';
const BROWSER = 'A login from a new browser: Firefox on Windows';

const recording = {
  county: 'Travis County',
  recordedOn: '2026-11-19',
  instrument: '2026104417',
  type: 'QUITCLAIM DEED',
  class: 'quitclaim',
  grantors: ['LOVELACE ADA'],
  grantees: ['ACME HOMES LLC'],
  address: '12 MAIN ST',
  parcel: null,
  legal: null,
  considerationCents: null,
};

type Raised = { userId: string; kind: string; level: string; title: string; facts: object };

async function raise({ userId, kind, level, title, facts }: Raised): Promise<string> {
  const id = randomUUID();
  const address = process.env.E2E_DATABASE_URL ?? '';
  await queryDatabase(
    address,
    `INSERT INTO alerts (id, user_id, kind, subject, level, title, reasons, facts, created_at)
     VALUES ($1::uuid, $2, $3, $1::uuid::text, $4::"AlertLevel", $5, ARRAY['You had not announced it.'], $6, now())`,
    [id, userId, kind, level, title, JSON.stringify(facts)],
  );
  await queryDatabase(address, "SELECT pg_notify('events', $1)", [
    JSON.stringify({ topic: `account:${userId}`, kind: 'alert', id }),
  ]);
  return id;
}

async function raiseBoth(userId: string) {
  await raise({
    userId,
    kind: 'recording.matched',
    level: 'CRITICAL',
    title: QUITCLAIM,
    facts: { recording, isAnnounced: false },
  });
  await raise({
    userId,
    kind: 'sign_in.new_device',
    level: 'MEDIUM',
    title: BROWSER,
    facts: { device: 'Firefox on Windows', place: null },
  });
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('an owner finds an alert, reads what was seen, resolves it with a reason and brings it back', async ({
  page,
  signIn,
}) => {
  const { id: userId } = await signIn();
  await raiseBoth(userId);
  await page.goto('/alerts');
  await expect(row(page, QUITCLAIM)).toContainText('Critical');
  await expect(row(page, BROWSER)).toContainText('Medium');

  await page.getByLabel('Level').selectOption('Critical');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/level=CRITICAL/);
  await expect(row(page, BROWSER)).toHaveCount(0);

  await page.getByRole('link', { name: `View Details of ${QUITCLAIM}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: QUITCLAIM })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was seen' })).toContainText('2026104417');
  await expectNoFindings(page);

  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve this alert' });
  await dialog.getByLabel('Why').selectOption('A mistake in the record');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Resolved: A mistake in the record')).toBeVisible();

  await page.getByRole('button', { name: 'Mark as active again' }).click();
  await expect(page.getByRole('button', { name: 'This was me' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Alerts', exact: true }).click();
  await expect(row(page, QUITCLAIM)).toContainText('Active');
});

test('a new alert appears in an open list without a reload', async ({ page, signIn }) => {
  const { id: userId } = await signIn();
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'All Clear' })).toBeVisible();
  await stream;
  await raiseBoth(userId);
  await expect(row(page, QUITCLAIM)).toBeVisible();
});

test('on a phone the list fits, has no findings and opens a row wherever it is pressed', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id: userId } = await signIn();
  await raiseBoth(userId);
  await page.goto('/alerts');
  await expect(row(page, QUITCLAIM)).toBeVisible();
  await expectNoFindings(page);
  await expectNothingSideways(page);
  await row(page, QUITCLAIM).click({ position: { x: 40, y: 20 } });
  await expect(page.getByRole('heading', { level: 1, name: QUITCLAIM })).toBeVisible();
  await expectNothingSideways(page);
});

test('the alert of somebody else is not found', async ({ page, signIn, openFor, expectedErrors }) => {
  expectedErrors.push(/404/);
  const other = await openFor('owner');
  const id = await raise({
    userId: other.id,
    kind: 'sign_in.new_device',
    level: 'MEDIUM',
    title: BROWSER,
    facts: { device: 'Firefox on Windows', place: null },
  });
  await signIn();
  const answer = await page.goto(`/alerts/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(BROWSER)).toHaveCount(0);
});

test('a visitor sees the sample and its details, and is asked to log in for anything else', async ({
  page,
}) => {
  await page.goto('/security/alerts');
  const frame = page.getByRole('region', { name: 'Sample data' });
  await expect(frame.getByRole('listitem')).toHaveCount(5);
  await frame
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/alerts\/sample-quitclaim-deed$/);
  await expect(page.getByRole('region', { name: 'What was seen' })).toContainText('QUITCLAIM DEED');
  await expectNoFindings(page);
  await page.goto(`/alerts/${randomUUID()}`);
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
});
