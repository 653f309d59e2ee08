import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { assignRequest, makeVerifiedNotary } from '../support/e2e-notary';

/** A request in an hour and a half that a notary has accepted. */
async function requestSoon(page: Page, notaryId: string): Promise<string> {
  const appointmentDate = new Date(Date.now() + 90 * 60_000).toISOString();
  const asked = { serviceType: 'real-estate', isRemote: true, state: 'TX', appointmentDate };
  const estimate = await page.request.post('/api/pricing/estimate', { data: asked });
  const { basePrice, travelFee, totalPrice } = (await estimate.json()) as Record<string, number>;
  const answer = await page.request.post('/api/requests', {
    data: { ...asked, documentType: 'deed', addDeedGuard: false, basePrice, travelFee, totalPrice },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  // In a state of its own, so that no other journey asks this notary.
  await makeVerifiedNotary(notaryId, { state: 'WY', home: 'Cheyenne, WY 82001', lat: 41.14, lng: -104.8 });
  await assignRequest(id, notaryId);
  return id;
}

test('a client who cancels late sees the fee before the click, and finds it on the bill', async ({
  page,
  signIn,
  openFor,
}) => {
  await signIn('owner');
  const notary = await openFor('notary');
  const id = await requestSoon(page, notary.id);
  await page.goto(`/requests/${id}`);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this request?' });
  await expect(dialog).toContainText('Cancelling now costs $25.00.');
  await dialog.getByRole('button', { name: 'Cancel for $25.00' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: /INV-\d{4}-\d{4}/ }).click();
  await expect(page.getByText('Notary: fee for cancelling the visit')).toBeVisible();
  await expect(page.getByText('$25.00').first()).toBeVisible();
});
