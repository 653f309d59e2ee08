import { EventEmitter, once } from 'node:events';
import { scanDocument, scanUnscanned } from '@/lib/vault/commands/document-scan';
import { findNewestScan, getScanDesk } from '@/lib/vault/queries/document-scan';
import { stopListening, subscribe } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { TookTooLong } from '@/lib/sandbox/watch';
import { documentPool } from '@/lib/sandbox/pool';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pdfLibDeed } from '@/tests/support/pdfs';
import { countRows } from '@/tests/support/rows';

const acknowledgment = [
  'State of Texas',
  'County of Travis',
  'This instrument was acknowledged before me on January 5, 2026, by Jane Doe.',
  'Notary Public, State of Texas. My commission expires: January 5, 2027. /s/ John Smith',
];

async function buildDeed(owner: Person, lines = acknowledgment, name = 'Deed.pdf') {
  const bytes = await pdfLibDeed((document) => {
    const page = document.addPage([612, 792]);
    lines.forEach((line, at) => page.drawText(line, { x: 72, y: 700 - 24 * at, size: 11 }));
  });
  return buildDocument(owner, { name, bytes: Buffer.from(bytes) });
}

const resultsOf = async (owner: Person) =>
  Object.fromEntries((await findNewestScan(owner.actor))!.checks.map(({ check, result }) => [check, result]));

const jobs = async () =>
  (await query<{ id: string }>(`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'scan-document'`)).map(
    ({ id }) => id,
  );

afterEach(stopListening);

describe('the scan of a PDF', () => {
  it('tells the open pages of its owner when our rules have looked', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner);
    const topic = `account:${owner.actor.id}`;
    const page = new EventEmitter();
    const leave = await subscribe(topic, (event) => page.emit('change', event));
    const heard = once(page, 'change');
    await scanDocument({ id: document.id });
    expect(await heard).toEqual([{ topic, kind: 'document', id: document.id }]);
    leave();
  });

  it('is asked for when it is uploaded, and only of PDFs', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner);
    expect(await jobs()).toContain(document.id);
  });

  it('keeps what our rules saw, with the time', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner);
    expect(await findNewestScan(owner.actor)).toEqual({
      documentName: 'Deed.pdf',
      scannedAt: null,
      checks: [],
    });

    expect(await scanDocument({ id: document.id })).toEqual({ documentId: document.id, outcome: 'scanned' });

    expect(await findNewestScan(owner.actor)).toMatchObject({ scannedAt: expect.stringMatching(/Z$/) });
    expect(await resultsOf(owner)).toEqual({
      type: 'found',
      parties: 'not_found',
      signature: 'found',
      seal: 'found',
      completeness: 'complete',
      act: 'found',
      venue: 'found',
      date: 'found',
      commission: 'found',
    });
  });

  it('tells the type by the title, and the parties by their roles, and keeps no word of them', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner, ['QUITCLAIM DEED', 'Grantor: Marlowe Finch', ...acknowledgment]);
    await scanDocument({ id: document.id });

    const { chosen } = await getScanDesk(owner.actor);
    expect(chosen?.checks.slice(0, 2)).toEqual([
      {
        check: 'type',
        result: 'found',
        detail: 'The title of a warranty deed: page 1. The title of a quitclaim deed: page 3.',
      },
      { check: 'parties', result: 'found', detail: 'A grantor is named: page 3.' },
    ]);
    const [kept] = await query<{ checks: unknown }>('SELECT checks FROM document_scans');
    expect(JSON.stringify(kept)).not.toMatch(/Marlowe|Finch/);
  });

  it('does not find what is not there', async () => {
    const owner = await createOwner();
    await scanDocument({ id: (await buildDeed(owner, ['Nothing of a notary.'])).id });
    expect(await resultsOf(owner)).toMatchObject({
      seal: 'not_found',
      venue: 'not_found',
      act: 'not_found',
      commission: 'not_found',
    });
  });

  it('could not read a page without text', async () => {
    const owner = await createOwner();
    const bytes = await pdfLibDeed((document) => {
      document.addPage([612, 792]);
    });
    await scanDocument({ id: (await buildDocument(owner, { bytes: Buffer.from(bytes) })).id });
    expect(await resultsOf(owner)).toMatchObject({ completeness: 'unreadable', venue: 'unreadable' });
  });

  it('is kept as unreadable, with the reason, for a document that our reader stopped at', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner);
    await query(`UPDATE vault_documents SET poison = 'time'`);
    expect(await scanDocument({ id: document.id })).toMatchObject({ outcome: 'unreadable' });
    expect(await resultsOf(owner)).toMatchObject({ signature: 'unreadable', completeness: 'unreadable' });
  });

  it('that takes too long is tried once more, and then kept as unreadable', async () => {
    const owner = await createOwner();
    const { id } = await buildDeed(owner);
    jest
      .spyOn(documentPool(), 'run')
      .mockRejectedValueOnce(new TookTooLong())
      .mockRejectedValueOnce(new TookTooLong());

    await expect(scanDocument({ id })).rejects.toThrow(TookTooLong);
    expect(await findNewestScan(owner.actor)).toMatchObject({ scannedAt: null });
    expect(await scanDocument({ id, isRetried: true })).toEqual({ documentId: id, outcome: 'unreadable' });

    const scan = await findNewestScan(owner.actor);
    expect(scan?.checks[0]?.detail).toContain('takes far longer to read');
    await query(`UPDATE vault_documents SET created_at = created_at - interval '1 hour'`);
    expect(await scanUnscanned()).toEqual({ asked: 0 });
    expect(await query('SELECT poison FROM vault_documents')).toEqual([{ poison: null }]);
  });

  it('comes to nothing a second time, and for a document that is gone', async () => {
    const owner = await createOwner();
    const document = await buildDeed(owner);
    await scanDocument({ id: document.id });
    expect(await scanDocument({ id: document.id })).toMatchObject({ outcome: 'nothing' });
    await deleteDocument(owner, document.id);
    expect(await countRows('document_scans')).toBe(0);
    expect(await scanDocument({ id: document.id })).toMatchObject({ outcome: 'nothing' });
  });

  it('is asked for again when there is none, or one by older rules', async () => {
    const owner = await createOwner();
    const old = await buildDeed(owner);
    const scanned = await buildDeed(owner, acknowledgment, 'Scanned.pdf');
    await scanDocument({ id: scanned.id });
    expect(await scanUnscanned()).toEqual({ asked: 0 });

    await query(`UPDATE vault_documents SET created_at = created_at - interval '1 hour'`);
    expect(await scanUnscanned()).toEqual({ asked: 1 });
    await query('UPDATE document_scans SET version = 0');
    expect(await scanUnscanned()).toEqual({ asked: 2 });
    expect((await jobs()).filter((id) => id === old.id)).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    await buildDeed(await createOwner());
    expect(await findNewestScan((await createOwner()).actor)).toBeNull();
  });
});

describe('the PDFs to choose from', () => {
  it('are the own ones, the newest first, and the newest is chosen', async () => {
    const owner = await createOwner();
    await buildDeed(await createOwner());
    expect(await getScanDesk(owner.actor)).toEqual({ documents: [], chosen: null });
    const old = await buildDeed(owner, acknowledgment, 'Old.pdf');
    await query(`UPDATE vault_documents SET created_at = created_at - interval '1 hour' WHERE id = $1`, [
      old.id,
    ]);
    const newest = await buildDeed(owner, acknowledgment, 'Newest.pdf');

    const desk = await getScanDesk(owner.actor);
    expect(desk.documents).toEqual([
      { id: newest.id, name: 'Newest.pdf' },
      { id: old.id, name: 'Old.pdf' },
    ]);
    expect(desk.chosen).toMatchObject({ id: newest.id, scannedAt: null, checks: [] });
  });

  it('gives the one that is asked for', async () => {
    const owner = await createOwner();
    const { id } = await buildDeed(owner, acknowledgment, 'Asked.pdf');
    await buildDeed(owner, acknowledgment, 'Other.pdf');
    expect((await getScanDesk(owner.actor, id)).chosen).toMatchObject({ id, documentName: 'Asked.pdf' });
  });

  it('gives nobody one of somebody else', async () => {
    const { id } = await buildDeed(await createOwner());
    await expect(getScanDesk((await createOwner()).actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
