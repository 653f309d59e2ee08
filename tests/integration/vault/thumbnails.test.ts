import { GET as list } from '@/app/api/vault/documents/route';
import { PATCH } from '@/app/api/vault/documents/[id]/route';
import { documentPool } from '@/lib/sandbox/pool';
import { TookTooLong } from '@/lib/sandbox/watch';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import { AppError } from '@/lib/platform/errors';
import { writeAbuseCounts } from '@/lib/platform/abuse';
import { eraseVault } from '@/lib/vault/commands/erase';
import { drawMissingThumbnails, makeThumbnail } from '@/lib/vault/commands/thumbnails';
import { transaction } from '@/lib/platform/db';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { docxFile, jpgFile, pdfOfSize, pngFile } from '@/tests/support/files';
import { confirm, guardWithPin } from '@/tests/support/guards';
import { buildHostile, readPoison } from '@/tests/support/hostile-documents';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';
import { getThumbnail } from '@/tests/support/thumbnails';

const jobs = async () =>
  (await query<{ id: string }>(`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'draw-thumbnail'`)).map(
    ({ id }) => id,
  );

const shown = async (owner: Person) =>
  ((await callRoute(list, { url: '/api/vault/documents', as: owner })).body as VaultDocument[]).map(
    ({ hasThumbnail }) => hasThumbnail,
  );

/** Its next reader ends with this. */
function readerEndsWith(error: Error) {
  return jest.spyOn(documentPool(), 'run').mockRejectedValueOnce(error);
}

describe('the thumbnail of a document', () => {
  it('is asked for when it is uploaded, of PDFs and pictures', async () => {
    const owner = await createOwner();
    const pdf = await buildDocument(owner);
    const photo = await buildDocument(owner, { name: 'Photo.jpg', bytes: jpgFile() });
    const word = await buildDocument(owner, { name: 'Will.docx', bytes: docxFile() });
    const asked = await jobs();
    expect(asked).toEqual(expect.arrayContaining([pdf.id, photo.id]));
    expect(asked).not.toContain(word.id);
  });

  it('is drawn, kept encrypted under a key of its own, and told in the list', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Photo.png', bytes: pngFile() });
    const before = await listStored();
    expect(await shown(owner)).toEqual([false]);

    expect(await makeThumbnail(document)).toEqual({ documentId: document.id, outcome: 'made' });

    expect(await shown(owner)).toEqual([true]);
    const [row] = await query<{ state: string; key: string | null }>(
      `SELECT o.state, o.key_ciphertext AS key FROM document_thumbnails t JOIN stored_objects o ON o.id = t.object_id`,
    );
    expect(row).toEqual({ state: 'kept', key: expect.any(String) });
    expect((await listStored()).length).toBe(before.length + 1);
  });

  it('that takes too long is tried once more, and then given up', async () => {
    const { id } = await buildDocument(await createOwner());
    readerEndsWith(new TookTooLong());
    await expect(makeThumbnail({ id })).rejects.toThrow(TookTooLong);

    readerEndsWith(new TookTooLong());

    expect(await makeThumbnail({ id, isRetried: true })).toEqual({ documentId: id, outcome: 'none' });
    await query(`UPDATE vault_documents SET created_at = created_at - interval '1 hour'`);
    expect(await drawMissingThumbnails()).toEqual({ asked: 0 });
  });

  it('comes to nothing a second time, and for a document that is gone', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const outcomes = await Promise.all([makeThumbnail(document), makeThumbnail(document)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['made', 'nothing']);
    expect(await makeThumbnail(document)).toMatchObject({ outcome: 'nothing' });
    expect(await countRows('stored_objects')).toBe(2);
    await deleteDocument(owner, document.id);
    expect(await makeThumbnail(document)).toMatchObject({ outcome: 'nothing' });
  });

  it('goes with its document: its key in the same transaction, its bytes at once', async () => {
    const owner = await createOwner();
    const store = await listStored();
    const document = await buildDocument(owner);
    await makeThumbnail(document);
    await deleteDocument(owner, document.id);
    expect([await countRows('document_thumbnails'), await countRows('stored_objects')]).toEqual([0, 0]);
    expect(await listStored()).toEqual(store);
    expect((await getThumbnail(owner, document.id)).status).toBe(404);
  });

  it('is not left by a document that is deleted while it is drawn', async () => {
    const owner = await createOwner();
    const store = await listStored();
    const document = await buildDocument(owner);
    const run = documentPool().run.bind(documentPool());
    jest.spyOn(documentPool(), 'run').mockImplementationOnce(async (job) => {
      const answer = await run(job);
      await deleteDocument(owner, document.id);
      return answer;
    });
    expect(await makeThumbnail(document)).toMatchObject({ outcome: 'nothing' });
    expect(await countRows('stored_objects')).toBe(0);
    expect(await listStored()).toEqual(store);
  });

  it('goes with the account', async () => {
    const owner = await createOwner();
    await makeThumbnail(await buildDocument(owner));
    await transaction((tx) => eraseVault(tx, owner.user.id));
    expect(await query('SELECT state, key_ciphertext AS key FROM stored_objects')).toEqual([
      { state: 'doomed', key: null },
      { state: 'doomed', key: null },
    ]);
  });

  it('is asked for again where there is none', async () => {
    const owner = await createOwner();
    const old = await buildDocument(owner);
    await makeThumbnail(await buildDocument(owner));
    await buildDocument(owner, { name: 'Will.docx', bytes: docxFile() });
    expect(await drawMissingThumbnails()).toEqual({ asked: 0 });
    await query(`UPDATE vault_documents SET created_at = created_at - interval '1 hour'`);
    expect(await drawMissingThumbnails()).toEqual({ asked: 1 });
    expect((await jobs()).filter((id) => id === old.id)).toHaveLength(2);
  });
});

describe('the thumbnail of a guarded account', () => {
  it('is told to nobody before the sign-in is confirmed', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await makeThumbnail(document);
    await guardWithPin(owner);
    const rename = () =>
      callRoute(PATCH, {
        method: 'PATCH',
        url: `/api/vault/documents/${document.id}`,
        params: { id: document.id },
        as: owner,
        body: { name: 'Deed' },
      });
    expect(await shown(owner)).toEqual([false]);
    expect((await rename()).body).toMatchObject({ hasThumbnail: false });
    await confirm(owner);
    expect(await shown(owner)).toEqual([true]);
    expect((await rename()).body).toMatchObject({ hasThumbnail: true });
  });
});

describe('a document of which no thumbnail can be made', () => {
  it('is not tried again when it is damaged, and nothing is said against it', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { bytes: pdfOfSize(2_000) });
    expect(await makeThumbnail(document)).toMatchObject({ outcome: 'none' });
    expect(await readPoison(document.id)).toEqual({ poison: null, isDated: false });
    expect(await shown(owner)).toEqual([false]);
    expect(await makeThumbnail(document)).toMatchObject({ outcome: 'nothing' });
  });

  it('is marked when it is made to do harm, and its owner is told', async () => {
    const owner = await createOwner();
    const { id } = await buildHostile(owner, 'forms-nested');
    expect(await makeThumbnail({ id })).toMatchObject({ outcome: 'none' });
    expect(await readPoison(id)).toEqual({ poison: 'shape', isDated: true });
    expect((await getThumbnail(owner, id)).status).toBe(404);
    expect(await query('SELECT type, href FROM notifications')).toEqual([
      { type: 'document.poisoned', href: `/documents/${id}` },
    ]);
  });

  it.each(['time', 'memory', 'crash'] as const)(
    'is counted and not marked when drawing it was too much: %s',
    async (reason) => {
      const owner = await createOwner();
      const { id } = await buildDocument(owner);
      await writeAbuseCounts();
      await query('TRUNCATE abuse_counts');
      readerEndsWith(new PoisonedDocument(reason));
      expect(await makeThumbnail({ id })).toMatchObject({ outcome: 'none' });
      expect(await readPoison(id)).toEqual({ poison: null, isDated: false });
      expect(await countRows('notifications')).toBe(0);
      await writeAbuseCounts();
      expect(await query('SELECT kind::text, what FROM abuse_counts')).toEqual([
        { kind: 'poisoned', what: reason },
      ]);
    },
  );

  it('is tried again when only the readers were busy', async () => {
    const owner = await createOwner();
    const { id } = await buildDocument(owner);
    readerEndsWith(new AppError('unavailable', 'Many people are opening documents right now.'));
    await expect(makeThumbnail({ id })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await makeThumbnail({ id })).toMatchObject({ outcome: 'made' });
  });
});
