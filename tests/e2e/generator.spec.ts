import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { wordsOfPdf } from '../support/e2e-pdf';
import { unzip } from '../support/unzip';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const grantor = 'Ada Lovelace';

type Field = { name: string; label: string; type: string; required: boolean; example: string };
type Template = { id: string; name: string; requiredFields: Field[] };

/** The warranty deed of Texas, as the server lists it. */
async function readTemplate(page: Page): Promise<Template> {
  const answer = await page.request.get('/api/ai-documents/templates?category=deed&state=TX');
  const found = ((await answer.json()) as Template[]).find(({ id }) => id === 'warranty-deed-tx');
  if (!found) throw new Error('There is no warranty deed for Texas');
  return found;
}

const control = (page: Page, { name }: Pick<Field, 'name'>) => page.locator(`form [name="${name}"]`);

async function fill(page: Page, fields: Field[]): Promise<void> {
  for (const field of fields) {
    const value = field.name === 'grantor_name' ? grantor : field.example;
    if (field.type === 'select') await control(page, field).selectOption(value);
    else await control(page, field).fill(value);
  }
}

/** Where the tax bill goes: a Texas deed that leaves it out costs more to record (Tex. Prop. Code § 11.003). */
const isGranteesAddress = ({ name }: Field) => name === 'grantee_address';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const verdict = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Preview' }).locator('[data-slot=alert-title]');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Document' }).click();

async function download(page: Page, name: string): Promise<Uint8Array> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  return new Uint8Array(readFileSync(await file.path()));
}

async function openForm(page: Page, { name }: Template): Promise<void> {
  await page.goto('/ai-document-generator?category=deed&state=TX');
  await expect(tab(page, 'Form Data')).toBeDisabled();
  await expect(tab(page, 'Preview')).toBeDisabled();
  await page.getByRole('button', { name: `Use this template ${name} for Texas` }).click();
  await expect(tab(page, 'Form Data')).toHaveAttribute('aria-selected', 'true');
}

test('a warranty deed for Texas is filled in, mended, downloaded and kept in the vault', async ({
  page,
  signIn,
}) => {
  await signIn();
  const template = await readTemplate(page);
  await openForm(page, template);
  await fill(
    page,
    template.requiredFields.filter((field) => !isGranteesAddress(field)),
  );
  await generate(page);
  await expect(tab(page, 'Preview')).toHaveAttribute('aria-selected', 'true');
  await expect(verdict(page)).toHaveText('Compliant, with something to look at');

  const address = template.requiredFields.find(isGranteesAddress);
  if (!address) throw new Error('The template does not ask where the tax bill goes');
  await page
    .getByRole('tabpanel', { name: 'Preview' })
    .getByRole('button', { name: `Go to “${address.label}”` })
    .click();
  await expect(control(page, address)).toBeFocused();
  await fill(page, [address]);
  await generate(page);
  await expect(verdict(page)).toHaveText('No violations found');
  await expect(page.getByRole('article')).toContainText(grantor);

  expect(await wordsOfPdf(await download(page, 'PDF'))).toContain(grantor);
  const words = unzip(await download(page, 'DOCX')).text('word/document.xml');
  expect(words.replace(/<[^>]+>/g, '')).toContain(grantor);

  await page.getByRole('button', { name: 'Save to vault' }).click();
  await page.getByRole('link', { name: 'Open the document' }).click();
  await page.waitForURL('**/documents/*');
  await expect(page.locator('[data-verdict=verified]')).toBeVisible();
});

test('a document of the generator is attached to the request that opens with it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const template = await readTemplate(page);
  await openForm(page, template);
  await fill(page, template.requiredFields);
  await generate(page);
  await page.getByRole('button', { name: 'Have it notarized' }).click();

  const dialog = page.getByRole('dialog', { name: 'New Request' });
  await expect(dialog.getByText('It is already in your document vault.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what a visitor typed into a template is there again once they have logged in', async ({
    page,
    signIn,
  }) => {
    const template = await readTemplate(page);
    await openForm(page, template);
    await fill(
      page,
      template.requiredFields.filter(({ required }) => required),
    );
    await generate(page);
    await expect(page.getByText('You need an account to generate the document')).toBeVisible();

    await signIn();
    await page.goto(`/ai-document-generator?template=${template.id}#form-data`);
    await expect(control(page, { name: 'grantor_name' })).toHaveValue(grantor);
  });
});
