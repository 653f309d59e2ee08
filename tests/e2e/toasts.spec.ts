import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Where no notary of another journey could be asked. */
const address = '500 2nd Ave, Fairbanks, AK 99701';

const message = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Request submitted' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cancel this request?' });

async function requestVisit(page: Page): Promise<void> {
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).tap();
  const form = page.getByRole('form', { name: 'New request' });
  await form.getByLabel('Service type').selectOption('real-estate');
  await form.getByLabel('Document type').selectOption('deed');
  await form.getByLabel('Date').fill(new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10));
  await form.getByLabel('Location').fill(address);
  await expect(form.getByText('Getting the price.')).toBeHidden();
  await form.getByRole('button', { name: 'Request Notary Service' }).tap();
  await expect(message(page)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();
}

/** A tab that nobody looks at holds its messages: what follows is within the five seconds on any machine. */
async function holdMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** As far as a finger can tell: where it is when nothing moves anymore. */
async function boxOf(part: Locator) {
  await part.evaluate(async (element) => {
    const moving = element.getAnimations({ subtree: true });
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  });
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

async function middleOf(part: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(part);
  return [x + width / 2, y + height / 2];
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [upper, lower] = await Promise.all([boxOf(one), boxOf(other)]);
  expect(upper.y).toBeGreaterThanOrEqual(0);
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
}

async function askToCancel(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Real estate: Deed' }).getByRole('link').tap();
  await page.getByRole('button', { name: 'Cancel request' }).tap();
  await expect(sheet(page)).toBeVisible();
}

const statusOf = async (page: Page) => {
  const answer = await page.request.get(page.url().replace('/requests/', '/api/requests/'));
  return ((await answer.json()) as { status: string }).status;
};

test('a message is closed by a tap while a sheet is open, and the sheet takes no part in it', async ({
  openFor,
}) => {
  const { page } = await openFor('owner', PHONE);
  await requestVisit(page);
  await holdMessages(page);
  await askToCancel(page);

  await expectApart(message(page), sheet(page));
  await page.touchscreen.tap(...(await middleOf(message(page).getByRole('button', { name: 'Close' }))));

  await expect(message(page)).toBeHidden();
  await expect(sheet(page)).toBeVisible();
  expect(await statusOf(page)).toBe('pending');
});

test('the buttons of a sheet are where they are seen while a message is shown', async ({ openFor }) => {
  const { page } = await openFor('owner', PHONE);
  await requestVisit(page);
  await holdMessages(page);
  await askToCancel(page);

  await page.touchscreen.tap(...(await middleOf(message(page).getByText('Request submitted'))));
  await expect(sheet(page), 'a press on the message is none beside the sheet').toBeVisible();
  await page.touchscreen.tap(...(await middleOf(sheet(page).getByRole('button', { name: 'Keep it' }))));

  await expect(sheet(page)).toBeHidden();
  await expect(message(page)).toBeVisible();
  expect(await statusOf(page)).toBe('pending');
});

test('a message on a phone moves the page down, and lies on no heading and on nothing that acts', async ({
  openFor,
}) => {
  const { page } = await openFor('owner', PHONE);
  await requestVisit(page);
  await holdMessages(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await expectApart(message(page), page.getByRole('heading', { level: 1 }));
  const covered = await message(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, h1, h2, h3')]
      .filter((other) => !element.contains(other) && other.checkVisibility())
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.top < bottom && box.bottom > top;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
});

test.describe('a page that is scrolled, on a phone,', () => {
  test.use(PHONE);

  test('moves down for a message, and stays where it is when that has gone', async ({ page }) => {
    await page.goto('/notary-booking');
    await page.getByLabel('Location').fill(address);
    await page.getByLabel('Service type').selectOption('real-estate');
    const find = page.getByRole('button', { name: 'Find Notaries' });
    await find.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
    const before = await boxOf(find);
    await find.tap();
    const found = page.getByRole('listitem').filter({ hasText: 'Notaries Found!' });
    await expect(found).toBeVisible();
    await holdMessages(page);

    await expectApart(found, find);
    const below = await boxOf(find);
    expect(below.y).toBeGreaterThan(before.y);
    await found.getByRole('button', { name: 'Close' }).tap();
    await expect(found).toBeHidden();
    await expect(page.locator('[data-page-header]')).toHaveCSS('height', '65px');
    expect((await boxOf(find)).y).toBeCloseTo(below.y, 0);
  });
});

test('a message is reached and closed with the keyboard while a dialog is open', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/client');
  await page.getByRole('button', { name: 'New Request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Request' });
  const submit = dialog.getByRole('button', { name: 'Request Notary Service' });
  await submit.click();
  const missing = page.getByRole('listitem').filter({ hasText: 'Missing information' });
  await expect(missing).toBeVisible();
  await expectApart(missing, dialog);

  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  await expect(missing).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(missing.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(missing).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Service type')).toBeFocused();
});
