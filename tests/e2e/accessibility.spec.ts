import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, test, type SignedIn } from '../support/e2e';
import { publicPaths } from '../support/pages';

/** Pages behind a sign-in, and who opens them. */
const readers: Record<string, SignedIn['role']> = {
  '/payment/deedguard': 'owner',
  '/payment/success?service=deedguard': 'owner',
  '/dashboard/client': 'owner',
  '/dashboard/notary': 'notary',
  '/dashboard/notary/schedule': 'notary',
  '/dashboard/notary/earnings': 'notary',
  '/dashboard/notary/settings': 'notary',
  '/invoices': 'owner',
  '/admin': 'admin',
  '/admin/applications': 'admin',
  '/admin/requests': 'admin',
  '/admin/invoices': 'admin',
  '/admin/users': 'admin',
  '/admin/interests': 'admin',
  '/admin/waitlist': 'admin',
  '/admin/notaries': 'admin',
};
const pages = [...publicPaths, '/signup?role=notary', '/security/alerts', ...Object.keys(readers)];

/** Tabs, filters and answers that show what the page does not show at first. */
const states = [
  '/state-documents#templates',
  '/state-documents#compliance',
  '/state-documents#training',
  '/state-documents?state=NY',
  '/state-documents?state=ZZ',
  '/county-documents?state=california&county=los-angeles',
  '/county-documents?state=atlantis',
  '/county-documents#ron',
  '/county-documents#lock',
  '/county-documents#alerts',
  '/partners/integrations#title',
  '/partners/integrations#builders',
  '/partners/integrations#counties',
  '/partners/integrations#government',
  '/partners/integrations#fbi',
  '/partners/integrations#blockchain',
  '/partners/integrations#state-docs',
  '/document-vault#verification',
  '/document-vault#redaction',
  '/document-vault#upload',
  '/document-vault?search=no-such-paper',
  '/verify?hash=deed',
  '/pricing?billing=yearly',
  '/pricing/calculator?service=mobile&state=CA&pages=3&miles=12&rush=1',
  '/legal/terms#no-such-part',
];

const invoice = {
  clientType: 'direct',
  billTo: { name: 'Grace Hopper', email: 'grace@example.com' },
  meta: { property: '12 Main St, Austin, TX 78701' },
  items: [{ description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 8.25 }],
};

/** At 200 % on a screen of 1280 pixels, and at 320 pixels. */
async function expectNothingSideways(page: Page) {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const measure = () => document.documentElement.scrollWidth - window.innerWidth;
    // What follows the width by script needs a moment.
    await expect.poll(() => page.evaluate(measure), `${width} pixels`).toBeLessThanOrEqual(0);
  }
}

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing in either theme, and nothing scrolls sideways', () => {
  for (const path of [...pages, ...states]) {
    test(path, async ({ page, signIn }) => {
      const reader = readers[path];
      if (reader) await signIn(reader);
      // A dashboard keeps a stream open: its network is never idle.
      await page.goto(path, { waitUntil: reader ? 'load' : 'networkidle' });
      await expectNoFindings(page);
      await expectNothingSideways(page);
    });
  }

  test('the sign-up dialog of a visitor', async ({ page }) => {
    await page.goto('/deedguard-protection');
    const form = page.getByRole('form').first();
    await form.getByLabel('Property address').fill('1 Dialog Rd, Reno, NV 89501');
    await form.getByLabel('Owner name').fill('Dia Log');
    await form.getByRole('button', { name: 'Protect My Property' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
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
    await page.locator('summary', { hasText: 'More' }).click();
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
