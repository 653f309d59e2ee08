import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { expectNothingSideways } from '../support/width';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 } });

  test('the last look before Send has its buttons in view, however long the names, and works by keys', async ({
    page,
    signIn,
  }) => {
    await signIn('notary');
    const words = 'of a company with a very long name '.repeat(5);
    const billTo = { name: `Grace ${words}`, company: `Title ${words}`, email: 'grace@example.com' };
    const items = [{ description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 }];
    await page.request.post('/api/invoices', { data: { clientType: 'direct', billTo, items } });
    await page.goto('/invoices');
    await page.getByRole('button', { name: /^Send / }).press('Enter');
    const look = page.getByRole('dialog', { name: /^Send INV-/ });
    const keep = look.getByRole('button', { name: 'Not yet' });
    await expect(keep).toBeFocused();
    await expect(keep).toBeInViewport({ ratio: 1 });
    await expect(look.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoFindings(page);
    await expectNothingSideways(page);
    await page.keyboard.press('Escape');
    await expect(look).toBeHidden();
    await expect(page.getByRole('row').getByText('Draft', { exact: true })).toBeVisible();
  });
});
