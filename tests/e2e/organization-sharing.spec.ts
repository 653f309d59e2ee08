import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test, type SignedIn } from '../support/e2e';
import { storeDocument } from '../support/e2e-redactions';
import { pdfFile } from '../support/files';
import { queryDatabase } from '../support/server';
import { expectNothingSideways } from '../support/width';

test.slow();

/** One of the members opens what was taken back. */
test.use({ expectedErrors: [/404/] });

const query = (sql: string, values: unknown[]) =>
  queryDatabase(process.env.E2E_DATABASE_URL ?? '', sql, values);

/** An organization of accounts that are there: a partner's, whose first member is its owner. */
async function joinTogether(...members: SignedIn[]): Promise<void> {
  const [applicationId, id] = [randomUUID(), randomUUID()];
  await query(
    `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
     VALUES ($1, 'portal', 'approved', gen_random_uuid(), 'Lone Star Title', $2, 'title_company', now(), now(), now())`,
    [applicationId, members[0]?.email],
  );
  await query(
    `INSERT INTO organizations (id, name, application_id, created_at) VALUES ($1, 'Lone Star Title', $2, now())`,
    [id, applicationId],
  );
  for (const [index, member] of members.entries()) {
    await query(
      'INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, $3, now())',
      [member.id, id, index === 0 ? 'owner' : 'member'],
    );
  }
}

/** By keyboard alone, from the button of the page to the one of the question. */
async function shareByKeyboard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Share with Lone Star Title' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share with Lone Star Title?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Your organization' }).getByText('Shared with Lone Star Title'),
  ).toBeVisible();
}

test('a member shares a document and a property, another one reads them on a phone, and they are taken back', async ({
  page,
  signIn,
  openFor,
}) => {
  const sharer = await signIn();
  const owner = await openFor('owner');
  const reader = await openFor('owner', { ...devices['Pixel 7'], reducedMotion: 'reduce' });
  await joinTogether(owner, sharer, reader);
  const bytes = await pdfFile('The grantor conveys the land.');
  const { id } = await storeDocument(page.request, { name: 'Survey.pdf', bytes });
  const locked = await page.request.post('/api/deedguard/lock-deed', {
    data: {
      propertyAddress: '12 Main St, Austin, TX 78701',
      ownerName: 'Ada Lovelace',
      lockType: 'permanent',
      reason: 'Protection against deed fraud',
      expiryDays: null,
    },
  });
  const lock = (await locked.json()) as { id: string };

  await page.goto(`/documents/${id}`);
  await shareByKeyboard(page);
  await page.goto(`/properties/${lock.id}`);
  await shareByKeyboard(page);

  await reader.page.goto('/organization');
  await reader.page.getByRole('link', { name: 'Shared', exact: true }).click();
  await reader.page.getByRole('link', { name: 'Survey.pdf' }).click();
  await expect(reader.page.getByText(/Ada Lovelace shares this with Lone Star Title/)).toBeVisible();
  await expect(reader.page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
  await expect(reader.page.getByRole('button', { name: /Stop sharing/ })).toHaveCount(0);
  await expectNoFindings(reader.page);
  await expectNothingSideways(reader.page);

  await reader.page.getByRole('link', { name: 'Documents that are shared' }).click();
  const kinds = reader.page.getByRole('navigation', { name: 'Kinds of things' });
  await kinds.getByRole('link', { name: 'Properties' }).click();
  await expectNoFindings(reader.page);
  await expectNothingSideways(reader.page);
  await reader.page.getByRole('link', { name: /12 Main St/ }).click();
  await expect(reader.page.getByRole('heading', { name: 'Chain of title' })).toBeVisible();
  await expect(reader.page.getByText('Unlock code')).toHaveCount(0);
  await expectNoFindings(reader.page);
  await expectNothingSideways(reader.page);

  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Stop sharing Survey.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Lone Star Title does not see this.')).toBeVisible();
  expect((await reader.page.goto(`/organization/shared/documents/${id}`))?.status()).toBe(404);

  await owner.page.goto('/organization/shared?kind=property');
  await owner.page.getByRole('button', { name: /Stop sharing/ }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(owner.page.getByText('There are no properties here yet.')).toBeVisible();
  expect((await reader.page.goto(`/organization/shared/properties/${lock.id}`))?.status()).toBe(404);
});
