import { randomUUID } from 'node:crypto';
import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { makeVerifiedNotary } from '../support/e2e-notary';
import { queryDatabase } from '../support/server';

/** A visit that was completed an hour ago: how one gets there has journeys of its own. */
async function writeCompleted(clientId: string, notaryId: string): Promise<string> {
  // In a state of its own, so that no other journey asks this notary.
  await makeVerifiedNotary(notaryId, { state: 'ND', home: 'Fargo, ND 58102', lat: 46.9, lng: -96.8 });
  const id = randomUUID();
  await queryDatabase(
    process.env.E2E_DATABASE_URL ?? '',
    `INSERT INTO notary_requests (id, client_id, notary_id, status, service_type, document_type, appointment_at,
       is_remote, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at,
       assigned_at, completed_at)
     VALUES ($1, $2, $3, 'completed', 'real-estate', 'deed', now() - interval '2 hours', true, false, 12500, 0, 0,
       12500, now() - interval '1 day', now() - interval '1 day', now() - interval '1 hour')`,
    [id, clientId, notaryId],
  );
  return id;
}

test('a client reads that the bill is prepared, its notary sends it, and it is there without a reload', async ({
  page,
  signIn,
  openFor,
}) => {
  const client = await signIn('owner');
  const notary = await openFor('notary');
  const id = await writeCompleted(client.id, notary.id);
  await page.goto(`/requests/${id}`);
  const bill = page.getByRole('region', { name: 'Invoice' });
  await expect(bill).toContainText('Ada Lovelace is preparing the invoice. The agreed total is $125.00.');
  await expect(bill).toContainText('If it is not sent within 24 hours of the visit, we remind the notary.');
  await expectNoFindings(page);

  await notary.page.goto('/dashboard/notary');
  const unbilled = notary.page.getByRole('region', { name: 'Bills to send' });
  await expect(unbilled).toContainText('Ada Lovelace, $125.00');
  await expectNoFindings(notary.page);
  await unbilled.getByRole('link', { name: 'Ada Lovelace', exact: true }).click();
  await expect(notary.page.getByText('Next: send the bill.')).toBeVisible();
  await expectNoFindings(notary.page);
  await notary.page.getByRole('button', { name: 'Send the bill' }).click();
  await notary.page.waitForURL('**/invoices/*');

  const look = notary.page.getByRole('dialog', { name: /^Send INV-/ });
  await expect(look).toContainText(client.email);
  await expect(look).toContainText('$125.00');
  await look.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(notary.page.getByText('Preview generated (no SMTP configured)')).toBeVisible();

  await expect(bill.getByRole('link', { name: /^Pay INV-/ })).toBeVisible();
  await expect(bill).toContainText('from Ada Lovelace');
  await expect(bill).not.toContainText('preparing');
  await notary.page.goto('/dashboard/notary');
  await expect(notary.page.getByRole('heading', { name: 'Notary dashboard' })).toBeVisible();
  await expect(notary.page.getByRole('region', { name: 'Bills to send' })).toHaveCount(0);
});

test('a notary writes the journal entry of a completed visit, and corrects it by another one', async ({
  signIn,
  openFor,
}) => {
  const client = await signIn('owner');
  const { id: notaryId, page } = await openFor('notary');
  await writeCompleted(client.id, notaryId);
  await page.goto('/dashboard/notary/journal');
  await page.getByRole('button', { name: 'Write the entry for Real estate: Deed' }).click();

  const form = page.getByRole('form', { name: 'Entry for the visit Real estate: Deed' });
  await expect(form.getByLabel('Kind or title of the document')).toHaveValue('Deed');
  await form.getByLabel('Notarial act').selectOption({ label: 'Acknowledgment' });
  await form.getByLabel('Name of the person').fill('Alonso Quixote');
  await form.getByLabel('Address of the person').fill('77 Xanadu Ln, Fargo, ND 58102');
  await form.getByLabel('Identity document').selectOption({ label: 'Passport' });
  await form.getByLabel('Notarial fee in dollars').fill('5');
  await expectNoFindings(page);
  await form.getByRole('button', { name: 'Write the entry' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Entry 1 is written' })).toBeFocused();
  const entries = page.getByRole('table');
  await expect(entries).toContainText('Alonso Quixote');
  await expect(page.getByRole('button', { name: 'Write the entry for Real estate: Deed' })).toHaveCount(0);

  await entries.getByRole('button', { name: 'Correct entry 1' }).click();
  await page.getByLabel('Why you correct it').fill('The fee was another one.');
  await page.getByLabel('Notarial fee in dollars').fill('10');
  await page.getByRole('button', { name: 'Write the correction' }).click();
  await expect(page.getByText('It corrects entry 1, which stays in your journal.')).toBeVisible();
  await expect(entries).toContainText('$5.00');
  await expect(entries).toContainText('$10.00');
  await expectNoFindings(page);
});
