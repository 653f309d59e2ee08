import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, insertRedaction, upload, uploadForm } from '@/tests/support/documents';
import { pdfOfSize } from '@/tests/support/files';
import { snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const MEGABYTE = 1024 * 1024;

const state = async () => ({ rows: await snapshot(), store: await listStored() });

/** An account that has this much room left, without writing what fills it. */
async function ownerWithRoom(bytes: number): Promise<Person> {
  const owner = await createOwner();
  const document = await buildDocument(owner);
  const copyBytes = 10 * MEGABYTE;
  await insertRedaction(document, { sizeBytes: copyBytes });
  await query('UPDATE vault_documents SET size_bytes = $2 WHERE id = $1', [
    document.id,
    25 * MEGABYTE - copyBytes - bytes,
  ]);
  return owner;
}

describe('POST /api/vault/documents at the edge of the quota', () => {
  it('takes what just fits', async () => {
    const owner = await ownerWithRoom(50_000);
    const answer = await upload(owner, uploadForm({ name: 'a.pdf', bytes: pdfOfSize(50_000) }));
    expect(answer.status).toBe(201);
  });

  it('refuses a byte more, says how much is used, and leaves nothing', async () => {
    const owner = await ownerWithRoom(50_000);
    const before = await state();
    const answer = await upload(owner, uploadForm({ name: 'a.pdf', bytes: pdfOfSize(50_001) }));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('A vault without a plan holds 25 MB, and 25 MB of that is used.'),
    });
    expect(await state()).toEqual(before);
  });

  it('refuses by the announced length before a byte is read', async () => {
    const owner = await ownerWithRoom(MEGABYTE);
    const before = await state();
    const stream = new ReadableStream(
      { pull: () => Promise.reject(new Error('was read')) },
      { highWaterMark: 0 },
    );
    const answer = await upload(owner, stream, {
      'content-length': String(2 * MEGABYTE),
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('24 MB of that is used') });
    expect(await state()).toEqual(before);
  });

  it('takes one of two that come at once and fit only alone', async () => {
    const owner = await ownerWithRoom(80_000);
    const store = await listStored();
    const uploads = ['a.pdf', 'b.pdf'].map((name) =>
      upload(owner, uploadForm({ name, bytes: pdfOfSize(60_000) })),
    );
    const answers = await Promise.all(uploads);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 413]);
    expect((await listStored()).length).toBe(store.length + 1);
    const objects = await query<{ state: string }>('SELECT state::text FROM stored_objects');
    expect(objects.every((object) => object.state === 'kept')).toBe(true);
  });

  it('does not count the documents of others', async () => {
    await ownerWithRoom(0);
    await expect(buildDocument(await createOwner())).resolves.toMatchObject({ name: 'Warranty deed.pdf' });
  });
});
