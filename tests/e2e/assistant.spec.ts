import { expectNoFindings } from '../support/axe';
import { expect, test } from '../support/e2e';
import { expectNothingSideways } from '../support/width';

// The server that all journeys share has no model: its answer is 503, and the browser's is written.
test.use({ expectedErrors: [/status of 503/] });

for (const { language, code, question, says, dir } of [
  { language: 'Español', code: 'es', question: '¿Cuánto cuesta?', says: 'cuesta $99', dir: 'ltr' },
  { language: 'العربية', code: 'ar', question: 'كم التكلفة؟', says: '$99', dir: 'rtl' },
]) {
  test(`a visitor asks in ${language}, and is answered without a model`, async ({ page }) => {
    await page.goto('/deedguard');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('combobox').selectOption(code);
    await expect(window).toHaveAttribute('dir', dir);
    await window.getByRole('button', { name: question }).click();
    await expect(window.getByRole('log')).toContainText(says);
    await expect(page.getByText('AI Assistant Response')).toBeVisible();
    await expectNoFindings(page);

    await window.getByRole('log').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('log')).toContainText(says);
  });
}

test('the assistant is inside of the application too, and keeps what was said until the log-out', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('textbox', { name: 'Type your question' }).fill('What about the vault?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('keeps the papers of a property encrypted');
  await page.reload();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('log')).toContainText('What about the vault?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the assistant opens from the quick panel, over the whole screen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Quick panel', exact: true }).click();
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await expect(page.getByRole('dialog', { name: 'AI assistant' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Type your question' })).toBeFocused();
    await expectNothingSideways(page);
    await page.getByRole('button', { name: 'Close the assistant' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
