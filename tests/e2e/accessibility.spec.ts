import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { expectNothingSideways } from '../support/width';

const invoice = {
  clientType: 'direct',
  billTo: { name: 'Grace Hopper', email: 'grace@example.com' },
  meta: { property: '12 Main St, Austin, TX 78701' },
  items: [{ description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 8.25 }],
};

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing in', () => {
  test('the look at what will be on record, and the sign-up dialog of a visitor', async ({ page }) => {
    await page.goto('/deedguard-protection');
    const form = page.getByRole('form').first();
    await form.getByLabel('Property address').fill('1 Dialog Rd, Reno, NV 89501');
    await form.getByLabel('Owner name').fill('Dia Log');
    await form.getByRole('button', { name: 'Protect my property' }).click();
    await expect(page.getByRole('dialog', { name: 'This is what will be on record' })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Confirm and lock' }).click();
    await expect(page.getByRole('dialog', { name: /^Create an account/ })).toBeVisible();
    await expectNoFindings(page);
  });

  test('the form of a request', async ({ page, signIn }) => {
    await signIn('owner');
    await page.goto('/dashboard/client');
    await page.getByRole('button', { name: 'New Request' }).click();
    await expect(page.getByRole('form', { name: 'New request' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('an invoice, in the list, before it is marked as paid, and for whoever pays it', async ({
    page,
    signIn,
  }) => {
    await signIn('notary');
    const answer = await page.request.post('/api/invoices', { data: invoice });
    const { id } = (await answer.json()) as { id: string };
    await page.goto('/invoices');
    await page.getByRole('button', { name: /^More for/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Mark Paid/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    for (const query of ['', '?status=success', '?status=cancel', '?demo=1']) {
      await page.goto(`/pay/${id}${query}`);
      await expectNoFindings(page);
    }
    await expectNothingSideways(page);
  });

  test('an application with the answer to it', async ({ page, signIn }) => {
    await page.request.post('/api/partners/apply', {
      data: { company: 'Axe & Sons', email: 'axe@example.com' },
    });
    await signIn('admin');
    await page.goto('/admin/applications?search=Axe');
    await page.getByRole('button', { name: 'Decline Axe & Sons' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
  });

  test.describe('a path that no page owns', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('/no-such-page', async ({ page }) => {
      await page.goto('/no-such-page', { waitUntil: 'networkidle' });
      await expect(page.getByText('404 Page Not Found')).toBeVisible();
      await expectNoFindings(page);
    });
  });
});
