import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';

test('an online session in New York costs what the calculator says, from the form to the request', async ({
  page,
  signIn,
}) => {
  await page.goto('/pricing/calculator?service=ron&state=NY&pages=2');
  await expect(page.getByRole('region', { name: 'Your quote' })).toContainText('$173.88');

  await signIn('owner');
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).click();
  const form = page.getByRole('form', { name: 'New request' });
  await form.getByRole('radio', { name: 'Online' }).check();
  await form.getByLabel('Service type').selectOption('legal');
  await form.getByLabel('Document type').selectOption('affidavit');
  await form.getByLabel('Pages').fill('2');
  await form.getByLabel('Date').fill(new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10));
  const pricing = form.getByRole('region', { name: 'Pricing estimate' });
  await expect(pricing).toContainText('Choose the state you are in: its rate is part of the price.');

  await form.getByRole('button', { name: 'Request Notary Service' }).click();
  const state = form.getByLabel('State you are in');
  await expect(state).toBeFocused();
  await expect(form.getByText('Please choose the state you are in.')).toBeVisible();
  await expectNoFindings(page);

  await state.selectOption('New York');
  await expect(form.getByText('$173.88')).toBeVisible();
  await form.getByRole('button', { name: 'Request Notary Service' }).click();
  await expect(page.getByText('Your notary request has been submitted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const card = page.getByRole('region', { name: 'Active Requests' }).getByRole('listitem');
  await expect(card).toContainText('$173.88');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Appointment' })).toContainText('Your stateNew York');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Total$173.88');
});
