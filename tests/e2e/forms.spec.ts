import type { Locator, Page } from '@playwright/test';
import { expect, expectHydrated, test } from '../support/e2e';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 } };

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : NaN;
};

async function openRequestForm(page: Page) {
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).click();
  const form = page.getByRole('form', { name: 'New request' });
  const submit = form.getByRole('button', { name: 'Request Notary Service' });
  await expect(submit).toBeVisible();
  return { form, submit };
}

test.describe('rows of fields', () => {
  for (const [path, name, press, rows] of [
    ['/notary-booking', 'Find a notary', 'Find Notaries', [['Location', 'Service type', 'Urgency']]],
    ['/signup', 'Create account', 'Create account', [['First name', 'Last name']]],
    ['/contact', 'Contact', 'Send', [['Name', 'Email']]],
  ] as const) {
    test(`of ${path} stay level while something is wrong with one of them`, async ({ page }) => {
      await page.setViewportSize(WIDE.viewport);
      await page.goto(path);
      await expectHydrated(page);
      const form = page
        .getByRole('form')
        .filter({ has: page.getByRole('button', { name: press, exact: true }) });
      await form.getByRole('button', { name: press, exact: true }).click();
      await expect(form.locator('[aria-invalid=true]').first(), name).toBeVisible();
      for (const row of rows) {
        const tops = await Promise.all(
          row.map((label) => topOf(form.getByLabel(label, { exact: false }).first())),
        );
        expect(new Set(tops.map(Math.round)).size, row.join()).toBe(1);
      }
    });
  }

  test('of a request stay level, and each message is below its input', async ({ openFor }) => {
    const { page } = await openFor('owner', WIDE);
    const { form, submit } = await openRequestForm(page);
    await form.getByLabel('Document type').selectOption('deed');
    await submit.click();

    const message = form.getByText('Please choose a service.');
    await expect(message).toBeVisible();
    const service = form.getByLabel('Service type');
    expect(await topOf(service)).toBe(await topOf(form.getByLabel('Document type')));
    expect(await topOf(message)).toBeGreaterThanOrEqual(await endOf(service));
    expect(await topOf(form.getByLabel('Date'))).toBe(await topOf(form.getByLabel('Time')));
  });
});

test('the sum and the button of a request are in sight on a phone, and over no field that has the focus', async ({
  openFor,
}) => {
  const { page } = await openFor('owner', PHONE);
  const { form, submit } = await openRequestForm(page);
  await expect(form.getByText('No price yet')).toBeInViewport();

  for (const label of ['Service type', 'Date', 'Location', 'Special instructions']) {
    const field = form.getByLabel(label);
    await field.focus();
    await expect(submit).toBeInViewport({ ratio: 1 });
    expect(await endOf(field), label).toBeLessThanOrEqual(await topOf(submit));
  }
});

test.describe('tabs', () => {
  for (const width of [320, 390]) {
    test(`are one row at ${width} pixels, with the chosen one in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/state-documents#training');
      const tabs = page.getByRole('tab');
      const chosen = page.getByRole('tab', { name: 'Training Resources' });
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      const tops = await Promise.all((await tabs.all()).map(topOf));
      expect(new Set(tops).size).toBe(1);
      const box = await chosen.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('the landing page', () => {
  test('has its first action on the first screen of a phone', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, ...PHONE });
    await page.goto('/');
    expect(await endOf(page.getByRole('link', { name: 'Access DeedGuard' }))).toBeLessThanOrEqual(844);
    await page.close();
  });

  test('shows the example beside the headline, which stays the largest paint', async ({ page }) => {
    await page.setViewportSize(WIDE.viewport);
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^An example of a proof file/ })).toBeInViewport({ ratio: 1 });
    const largest = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen = (list: PerformanceObserverEntryList) =>
            resolve(
              (list.getEntries().at(-1) as PerformanceEntry & { element?: Element })?.element?.localName,
            );
          new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['h1', 'p']).toContain(largest);
  });
});
