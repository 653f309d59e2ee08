import { createHash } from 'node:crypto';
import { deleteRedaction } from '@/lib/vault/commands/redactions';
import { giveUpRedaction, runRedaction } from '@/lib/vault/commands/redaction-job';
import { readObject } from '@/lib/vault/queries/stored-objects';
import type { CreateRedactionInput } from '@/lib/vault/schema/redactions';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pdfFile, pdfOfSize } from '@/tests/support/files';
import { listNotifications } from '@/tests/support/guards';
import { buildRedaction, readRedaction } from '@/tests/support/redaction-states';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { listStored, tamper } from '@/tests/support/store';

jest.setTimeout(60_000);

const NUMBER = '219-09-9999';

async function asked(owner: Person, input: Partial<CreateRedactionInput> = {}) {
  const bytes = await pdfFile(`Deed of Ada Lovelace. Social security number: ${NUMBER}. Lot 7, Austin.`);
  const document = await buildDocument(owner, { name: 'Warranty deed.pdf', bytes });
  return { document, redaction: await buildRedaction(owner, document.id, { rules: ['ssn'], ...input }) };
}

/** As if the owner had agreed to what was found. */
async function review(id: string, leftOut: string[] = []): Promise<void> {
  await query("UPDATE redactions SET status = 'processing', step = 'applying', left_out = $2 WHERE id = $1", [
    id,
    leftOut,
  ]);
}

async function reviewed(owner: Person, input?: Partial<CreateRedactionInput>) {
  const { document, redaction } = await asked(owner, input);
  await runRedaction({ id: redaction.id });
  await review(redaction.id);
  return { document, id: redaction.id };
}

describe('the step that finds', () => {
  it('notes the places and the rules, never the words, and waits for the owner', async () => {
    const { redaction } = await asked(await createOwner());
    expect(await runRedaction({ id: redaction.id })).toEqual({
      redactionId: redaction.id,
      outcome: 'found',
    });
    const row = await readRedaction(redaction.id);
    expect(row).toMatchObject({ status: 'pending_review', step: 'finding' });
    expect(row?.findings.map(({ rule }) => rule)).toEqual(['ssn']);
    expect(row?.findings[0]?.boxes[0]).toMatchObject({ page: 1 });
    const [stored] = await query<{ text: string }>('SELECT to_jsonb(r)::text AS text FROM redactions r');
    expect(stored?.text).not.toContain('9999');
    expect(await query('SELECT pages_done, pages_total FROM redactions')).toEqual([
      { pages_done: 1, pages_total: 1 },
    ]);
  });

  it('does nothing the second time', async () => {
    const { redaction } = await asked(await createOwner());
    await runRedaction({ id: redaction.id });
    const before = await snapshot();
    expect(await runRedaction({ id: redaction.id })).toMatchObject({ outcome: 'nothing' });
    expect(await snapshot()).toEqual(before);
  });

  it('ends as failed for a document that cannot be read, and tells the owner why', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Broken.pdf', bytes: pdfOfSize(3000) });
    const { id } = await buildRedaction(owner, document.id);
    expect(await runRedaction({ id })).toMatchObject({ outcome: 'failed' });
    const row = await readRedaction(id);
    expect(row).toMatchObject({ status: 'failed', failure: expect.stringContaining('damaged') as unknown });
    expect(await listNotifications(owner)).toEqual([
      { type: 'redaction.failed', title: 'A redaction failed', message: `Broken.pdf: ${row?.failure}` },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'redaction.failed',
      actor_id: null,
      subject_id: id,
      data: { step: 'finding' },
    });
  });

  it('ends as failed for a document that was changed in the store', async () => {
    const { document, redaction } = await asked(await createOwner());
    const [{ object_id: objectId } = { object_id: '' }] = await query<{ object_id: string }>(
      'SELECT object_id FROM vault_documents WHERE id = $1',
      [document.id],
    );
    await tamper(objectId, -1);
    expect(await runRedaction({ id: redaction.id })).toMatchObject({ outcome: 'failed' });
  });
});

describe('the step that makes the copy', () => {
  afterEach(releaseClock);

  it('keeps the copy without the words, and enters it into the log bound to the entry of the original', async () => {
    holdClock();
    const owner = await createOwner();
    const { document, id } = await reviewed(owner);
    expect(await runRedaction({ id })).toEqual({ redactionId: id, outcome: 'completed' });

    const [row] = await query<{ object_id: string; size_bytes: number; sha256: Buffer; log_index: number }>(
      `SELECT object_id, size_bytes, sha256, log_index, status, field_count, completed_at FROM redactions`,
    );
    expect(row).toMatchObject({
      status: 'completed',
      field_count: 1,
      completed_at: new Date('2026-11-20T15:04:05.678Z'),
    });
    const copy = await readObject(row!.object_id);
    expect(copy.length).toBe(row!.size_bytes);
    expect(createHash('sha256').update(copy).digest().equals(row!.sha256)).toBe(true);
    expect(copy.includes(NUMBER)).toBe(false);

    const [entry] = await query<{ record: string; subject_hash: Buffer; original: string }>(
      `SELECT o.record, o.subject_hash, (SELECT encode(commitment, 'hex') FROM log_entries WHERE index = $2) AS original
       FROM log_openings o WHERE o.index = $1`,
      [row!.log_index, document.logIndex],
    );
    expect(entry!.subject_hash.equals(row!.sha256)).toBe(true);
    expect(JSON.parse(entry!.record)).toEqual({
      type: 'document.redacted',
      redactionId: id,
      documentHash: row!.sha256.toString('hex'),
      originalIndex: document.logIndex,
      originalCommitment: entry!.original,
      level: 'standard',
      rules: ['ssn'],
      fields: 1,
      redactedAt: '2026-11-20T15:04:05.678Z',
    });
    expect(entry!.record).not.toContain(document.blockchainHash);
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'redaction.completed',
        title: 'Redaction complete',
        message: 'The redacted copy of Warranty deed.pdf is ready. One place is covered.',
      },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'redaction.completed',
      actor_id: null,
      subject_id: id,
      data: { documentId: document.id, fields: 1 },
    });
  });

  it('makes one copy when it runs twice at once, and nothing is left of the other', async () => {
    const owner = await createOwner();
    const { id } = await reviewed(owner);
    const outcomes = await Promise.all([runRedaction({ id }), runRedaction({ id })]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['completed', 'nothing']);
    expect(await countRows('stored_objects')).toBe(2);
    expect(await countRows('log_entries')).toBe(2);
    expect(await countRows('notifications')).toBe(1);
  });

  it('covers nothing that the owner left out', async () => {
    const owner = await createOwner();
    const { redaction } = await asked(owner, { level: 'maximum' });
    await runRedaction({ id: redaction.id });
    const found = await readRedaction(redaction.id);
    await review(
      redaction.id,
      found?.findings.map((finding) => finding.id),
    );
    await runRedaction({ id: redaction.id });
    expect(await readRedaction(redaction.id)).toMatchObject({ status: 'completed', field_count: 0 });
  });

  it('ends as failed when the vault has no room for the copy, and leaves nothing in the store', async () => {
    const owner = await createOwner();
    const { document, id } = await reviewed(owner);
    await query('UPDATE vault_documents SET size_bytes = 100 * 1024 * 1024');
    const stored = await listStored();
    expect(await runRedaction({ id })).toMatchObject({ outcome: 'failed' });
    expect((await readRedaction(id))?.failure).toMatch(
      /^The redacted copy needs [\d.]+ kB, and your vault does not have that much room\. Please delete something/,
    );
    expect(await listStored()).toEqual(stored);
    expect(await query('SELECT max(index) AS last FROM log_entries')).toEqual([{ last: document.logIndex }]);
  });

  it.each([
    [
      'the redaction',
      async (owner: Person, id: string, rid: string) => deleteRedaction(owner.actor, { id, rid }),
    ],
    ['the document', async (owner: Person, id: string) => void (await deleteDocument(owner, id))],
  ])('throws its work away when %s is deleted meanwhile', async (_, remove) => {
    const owner = await createOwner();
    const { document, id } = await reviewed(owner);
    const running = runRedaction({ id });
    await remove(owner, document.id, id);
    await running.catch(() => undefined);
    expect(await readRedaction(id)).toBeNull();
    expect(
      await query("SELECT id FROM stored_objects WHERE state = 'kept' AND id <> $1", [
        (await query<{ object_id: string }>('SELECT object_id FROM vault_documents'))[0]?.object_id ?? id,
      ]),
    ).toEqual([]);
    expect(await countRows('log_entries')).toBe(1);
  });
});

describe('a redaction that nobody could finish', () => {
  it('ends as failed, once, with the words of the last resort', async () => {
    const owner = await createOwner();
    const { redaction } = await asked(owner);
    expect(await giveUpRedaction({ id: redaction.id })).toMatchObject({ outcome: 'failed' });
    expect(await giveUpRedaction({ id: redaction.id })).toMatchObject({ outcome: 'nothing' });
    expect(await readRedaction(redaction.id)).toMatchObject({
      status: 'failed',
      failure: 'The redaction could not be finished. Nothing was changed; please try again.',
    });
    expect(await listNotifications(owner)).toHaveLength(1);
  });

  it('stays as it is when it was finished after all', async () => {
    const { redaction } = await asked(await createOwner());
    await runRedaction({ id: redaction.id });
    expect(await giveUpRedaction({ id: redaction.id })).toMatchObject({ outcome: 'nothing' });
    expect(await readRedaction(redaction.id)).toMatchObject({ status: 'pending_review' });
  });
});
