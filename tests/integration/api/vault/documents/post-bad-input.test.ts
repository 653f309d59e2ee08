import { POST } from '@/app/api/vault/documents/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { upload, uploadForm } from '@/tests/support/documents';
import { bombFile, exeFile, pdfFile, pdfOfSize, pngFile } from '@/tests/support/files';
import { buildLeavable, buildRequest } from '@/tests/support/http';
import { snapshot } from '@/tests/support/rows';
import { fillDisk, listStored } from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;

let owner: Person;
let before: { rows: unknown; store: string[] };

const state = async () => ({ rows: await snapshot(), store: await listStored() });

beforeEach(async () => {
  owner = await createOwner();
  before = await state();
});

/** Every test here ends so: no row, no object, nothing in the log or the audit trail. */
afterEach(async () => {
  expect(await state()).toEqual(before);
});

const fileError = (message: string) => ({
  message: expect.stringContaining(message),
  fields: { file: expect.any(String) },
});

describe('POST /api/vault/documents refuses', () => {
  it.each([
    ['a renamed program', 'deed.pdf', exeFile(), 415, 'content looks like a Windows program'],
    ['a program', 'deed.exe', exeFile(), 415, 'PDF, DOC, DOCX, JPG, JPEG and PNG'],
    ['a picture that is named like a PDF', 'deed.pdf', pngFile(), 415, 'content looks like a PNG picture'],
    ['a zip bomb', 'deed.docx', bombFile(), 422, 'unpacks to far more than a document holds'],
    ['a PDF without its end', 'deed.pdf', pdfOfSize(100_000).subarray(0, -8), 422, 'damaged or not complete'],
    ['an empty file', 'deed.pdf', Buffer.alloc(0), 422, 'This file is empty'],
    ['a file without a visible name', '\u202e.pdf', pngFile(), 422, 'has no name'],
  ])('%s', async (_, name, bytes, status, message) => {
    for (const fileFirst of [true, false]) {
      const answer = await upload(owner, uploadForm({ name, bytes }, { fileFirst }));
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject(fileError(message));
    }
  });

  it('a file of 26 MB', async () => {
    const answer = await upload(owner, uploadForm({ name: 'deed.pdf', bytes: pdfOfSize(26 * MEGABYTE) }));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'too_large', message: expect.stringContaining('25 MB') });
  });

  it('a file of 25 MB and one byte whose announced length is a lie', async () => {
    const form = uploadForm({ name: 'deed.pdf', bytes: pdfOfSize(25 * MEGABYTE + 1) });
    const answer = await upload(owner, form, { 'content-length': '1000' });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('25 MB') });
  });

  it('what announces itself as too large, before a byte of it is read', async () => {
    const stream = new ReadableStream(
      { pull: () => Promise.reject(new Error('was read')) },
      { highWaterMark: 0 },
    );
    const answer = await upload(owner, stream, {
      'content-length': String(26 * MEGABYTE),
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('25 MB') });
  });

  it('a form without file and category, and names both', async () => {
    const answer = await upload(owner, new FormData());
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      fields: { file: 'Please choose a file.', category: 'Please choose a category.' },
    });
  });

  it('a category that does not exist, after the file came', async () => {
    const file = { name: 'deed.pdf', bytes: await pdfFile() };
    const answer = await upload(owner, uploadForm(file, { fields: { category: 'Secret' }, fileFirst: true }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { category: 'Please choose a category.' } });
  });

  it('a field that nobody asked for, after the file came', async () => {
    const file = { name: 'deed.pdf', bytes: await pdfFile() };
    const fields = { category: 'Legal', ownerId: owner.user.id };
    const answer = await upload(owner, uploadForm(file, { fields, fileFirst: true }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { ownerId: expect.any(String) } });
  });

  it('two files', async () => {
    const form = uploadForm({ name: 'deed.pdf', bytes: await pdfFile() });
    form.append('file', new Blob([Uint8Array.from(await pdfFile())]), 'other.pdf');
    const answer = await upload(owner, form);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { file: 'Please send this once.' } });
  });

  it('a file that the disk has no room for', async () => {
    fillDisk();
    const answer = await upload(owner, uploadForm({ name: 'deed.pdf', bytes: pdfOfSize(300_000) }));
    jest.restoreAllMocks();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      message: 'The document store is full. Nothing was stored. Please try again later.',
      code: 'unavailable',
    });
  });

  it('what is no form', async () => {
    const answer = await upload(owner, '{}', { 'content-type': 'application/json' });
    expect(answer.status).toBe(415);
  });
});

describe('POST /api/vault/documents that is cancelled', () => {
  /** Sends the start of a form with a large file, then stops as it is told. */
  function sendHalf({
    stop,
    signal,
  }: {
    stop: (controller: ReadableStreamDefaultController) => void;
    signal?: AbortSignal;
  }) {
    const head =
      '--b\r\nContent-Disposition: form-data; name="category"\r\n\r\nLegal\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\n\r\n%PDF-1.7\n';
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent === 1) controller.enqueue(Buffer.from(head));
        else if (sent < 40) controller.enqueue(Buffer.alloc(65_536));
        else stop(controller);
      },
    });
    const request = buildRequest({
      method: 'POST',
      url: '/api/vault/documents',
      as: owner,
      rawBody: body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    return POST(buildLeavable(request, signal));
  }

  it('leaves nothing when the connection breaks', async () => {
    const response = await sendHalf({ stop: (controller) => controller.error(new Error('socket closed')) });
    expect(response.status).toBe(400);
  });

  it('leaves nothing when the browser aborts', async () => {
    const sender = new AbortController();
    const response = await sendHalf({ stop: () => sender.abort(), signal: sender.signal });
    expect(response.status).toBe(400);
  });

  it('leaves nothing when the form ends early', async () => {
    const response = await sendHalf({ stop: (controller) => controller.close() });
    expect(response.status).toBe(400);
  });
});
