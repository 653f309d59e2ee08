import { POST } from '@/app/api/recording/preflight/route';
import { pdfOfSize, pngFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { sendPreflight } from '@/tests/support/preflight';
import { encryptedPdf, harrisDeed, longPdf, pageOfSize } from '@/tests/support/recordable';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;
const harris = { state: 'TX', county: '48201', documentType: 'warranty-deed' };

let before: unknown;

const state = async () => ({ rows: await snapshot(), store: await listStored() });

beforeEach(async () => {
  before = await state();
});

/** Every test here ends so: no row and no object. */
afterEach(async () => {
  expect(await state()).toEqual(before);
});

const refusal = (field: string, words: string) => ({
  code: expect.any(String),
  message: expect.stringContaining(words),
  fields: { [field]: expect.any(String) },
});

describe('a file that cannot be checked', () => {
  it('is refused when it opens with a password', async () => {
    expect(await sendPreflight(await encryptedPdf())).toMatchObject({
      status: 422,
      body: refusal('file', 'opens with a password'),
    });
  });

  it('is refused when it is broken', async () => {
    expect(await sendPreflight(pdfOfSize(2_000))).toMatchObject({
      status: 422,
      body: refusal('file', 'damaged'),
    });
  });

  it('is refused when it is no PDF', async () => {
    expect(await sendPreflight(pngFile())).toMatchObject({ status: 415, body: refusal('file', 'not a PDF') });
  });

  it('is refused when it is empty', async () => {
    expect(await sendPreflight(Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: refusal('file', 'This file is empty'),
    });
  });

  it('is refused beyond 25 MB', async () => {
    expect(await sendPreflight(pdfOfSize(25 * MEGABYTE + 1))).toMatchObject({
      status: 413,
      body: refusal('file', 'larger than 25 MB'),
    });
  });

  it('is refused with 201 pages', async () => {
    expect(await sendPreflight(await longPdf(201))).toMatchObject({
      status: 422,
      body: refusal('file', 'This PDF has 201 pages. Up to 200 are checked at a time.'),
    });
  });

  it('is refused with 2,000 pages', async () => {
    expect(await sendPreflight(await longPdf(2_000))).toMatchObject({
      status: 422,
      body: refusal('file', 'Up to 200 pages'),
    });
  });

  it('is refused when a page is 1 by 1 point', async () => {
    expect(await sendPreflight(await pageOfSize(1, 1))).toMatchObject({
      status: 422,
      body: refusal('file', 'Page 1 is 0.01 by 0.01 in'),
    });
  });
});

describe('a form that says something wrong', () => {
  it.each([
    ['a county that there is not', { ...harris, county: 'Gotham' }, 'county', 'no such county'],
    ['a county of another state', { ...harris, county: '06037' }, 'county', 'no such county'],
    ['a state that there is not', { ...harris, state: 'ZZ' }, 'state', 'no such state'],
    [
      'a kind of document that there is not',
      { ...harris, documentType: 'treaty' },
      'documentType',
      'no such kind',
    ],
    ['a field with HTML', { ...harris, county: '<b onclick="x()">Harris</b>' }, 'county', 'no such county'],
  ])('is refused for %s', async (_, fields, field, words) => {
    const answer = await sendPreflight(await harrisDeed(), fields);

    expect(answer).toMatchObject({ status: 422, body: refusal(field, words) });
    expect(answer.text).not.toContain('<b');
  });

  it('is refused without a file', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(harris)) form.append(name, value);

    expect(
      await callRoute(POST, { method: 'POST', url: '/api/recording/preflight', rawBody: form }),
    ).toMatchObject({ status: 422, body: refusal('file', 'Please choose a PDF.') });
  });

  it('is refused as JSON', async () => {
    expect(
      await callRoute(POST, { method: 'POST', url: '/api/recording/preflight', body: harris }),
    ).toMatchObject({ status: 415 });
  });

  it('is refused from another site', async () => {
    const form = new FormData();
    expect(
      await callRoute(POST, {
        method: 'POST',
        url: '/api/recording/preflight',
        rawBody: form,
        headers: { origin: 'https://elsewhere.example' },
      }),
    ).toMatchObject({ status: 403 });
  });
});
