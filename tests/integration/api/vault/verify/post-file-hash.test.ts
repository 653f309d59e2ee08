import { POST } from '@/app/api/vault/verify/route';
import type { VerifyAnswer } from '@/lib/evidence/queries/verification';
import { commit } from '@/lib/evidence/rules/commitment';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, insertRedaction } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';

const find = (hash: string, { entry, as }: { entry?: unknown; as?: Person } = {}) =>
  callRoute(POST, { method: 'POST', url: '/api/vault/verify', body: { hash, entry }, as });
type Found = Extract<VerifyAnswer, { verified: true }>;

describe('POST /api/vault/verify with the hash of a file', () => {
  it('answers the entry and what opens it, so that anybody can check both', async () => {
    const document = await buildDocument(await createOwner());
    const answer = await find(document.blockchainHash);
    expect(answer.status).toBe(200);
    const { entry, opening } = answer.body as Found;
    expect(entry.index).toBe(document.logIndex);
    expect(Object.keys(opening!).sort()).toEqual(['record', 'salt']);
    const commitment = commit(Buffer.from(opening!.salt, 'hex'), opening!.record);
    expect(Buffer.from(commitment).toString('hex')).toBe(entry.commitment);
    expect(JSON.parse(opening!.record)).toMatchObject({
      type: 'document.stored',
      documentHash: document.blockchainHash,
    });
  });

  it('tells neither name nor owner', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Secret name.pdf' });
    const { text } = await find(document.blockchainHash);
    expect(text).not.toContain('Secret name');
    expect(text).not.toContain(owner.user.id);
  });

  it('answers the earliest of two entries, and the later one once the first is erased', async () => {
    const bytes = await pdfFile();
    const [first, second] = [await createOwner(), await createOwner()];
    const early = await buildDocument(first, { bytes });
    const late = await buildDocument(second, { bytes });
    const indexOf = async () => ((await find(early.blockchainHash)).body as Found).entry.index;
    expect(await indexOf()).toBe(early.logIndex);
    await deleteDocument(first, early.id);
    expect(await indexOf()).toBe(late.logIndex);
  });

  it('answers the entry that is asked for, and says how many the file has', async () => {
    const bytes = await pdfFile();
    const early = await buildDocument(await createOwner(), { bytes });
    const late = await buildDocument(await createOwner(), { bytes });
    for (const { logIndex } of [early, late]) {
      const { body } = await find(early.blockchainHash, { entry: logIndex });
      expect(body).toMatchObject({ verified: true, entry: { index: logIndex }, entries: 2 });
      const { entry, opening } = body as Found;
      const commitment = commit(Buffer.from(opening!.salt, 'hex'), opening!.record);
      expect(Buffer.from(commitment).toString('hex')).toBe(entry.commitment);
    }
  });

  it('answers the oldest entry when the one that is asked for is about another file', async () => {
    const owner = await createOwner();
    const [document, other] = [await buildDocument(owner), await buildDocument(owner)];
    for (const entry of [other.logIndex, 4_000]) {
      const { body } = await find(document.blockchainHash, { entry });
      expect(body).toMatchObject({ entry: { index: document.logIndex }, entries: 1 });
    }
  });

  it.each([-1, 1.5, '1', 2 ** 31])('refuses the entry %j', async (entry) => {
    const answer = await find('ab'.repeat(32), { entry });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain('Invalid input');
  });

  it('answers whoever is signed in with their own entry first', async () => {
    const bytes = await pdfFile();
    const [first, second] = [await createOwner(), await createOwner()];
    const early = await buildDocument(first, { bytes });
    const late = await buildDocument(second, { bytes });
    const indexFor = async (as?: Person) =>
      ((await find(early.blockchainHash, { as })).body as Found).entry.index;
    expect(await indexFor(second)).toBe(late.logIndex);
    expect(await indexFor(first)).toBe(early.logIndex);
    expect(await indexFor(await createOwner())).toBe(early.logIndex);
    expect(await indexFor()).toBe(early.logIndex);
  });

  it('knows a redacted copy and a hash of one’s own too', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    const [early, late] = [await buildDocument(first), await buildDocument(second)];
    const copyHash = Buffer.from('cd'.repeat(32), 'hex');
    await query('UPDATE log_openings SET subject_hash = $1', [copyHash]);
    const indexFor = async (as: Person) =>
      ((await find(copyHash.toString('hex'), { as })).body as Found).entry.index;
    expect(await indexFor(second)).toBe(early.logIndex);
    await insertRedaction(late);
    expect(await indexFor(second)).toBe(late.logIndex);

    const third = await createOwner();
    await query(
      `INSERT INTO document_hashes (id, user_id, document_name, sha256, log_index, created_at)
       VALUES (gen_random_uuid(), $1, 'Deed', $2, $3, now())`,
      [third.user.id, copyHash, late.logIndex],
    );
    expect(await indexFor(third)).toBe(late.logIndex);
  });

  it('opens nothing for the hash of the entry or its commitment, which are public', async () => {
    await buildDocument(await createOwner());
    const [row] = await query<{ commitment: Buffer; hash: Buffer }>(
      'SELECT e.commitment, n.hash FROM log_entries e JOIN log_nodes n ON n.level = 0 AND n.index = e.index',
    );
    for (const hash of [row!.commitment, row!.hash]) {
      const answer = await find(hash.toString('hex'));
      expect(answer.body).toMatchObject({ verified: true });
      expect(answer.body).not.toHaveProperty('opening');
      expect(answer.body).not.toHaveProperty('entries');
    }
  });
});
