import { POST } from '@/app/api/vault/verify/route';
import type { VerifyAnswer } from '@/lib/evidence/queries';
import { commit } from '@/lib/evidence/rules/commitment';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';

const find = (hash: string) => callRoute(POST, { method: 'POST', url: '/api/vault/verify', body: { hash } });
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

  it('opens nothing for the hash of the entry or its commitment, which are public', async () => {
    await buildDocument(await createOwner());
    const [row] = await query<{ commitment: Buffer; hash: Buffer }>(
      'SELECT e.commitment, n.hash FROM log_entries e JOIN log_nodes n ON n.level = 0 AND n.index = e.index',
    );
    for (const hash of [row!.commitment, row!.hash]) {
      const answer = await find(hash.toString('hex'));
      expect(answer.body).toMatchObject({ verified: true });
      expect(answer.body).not.toHaveProperty('opening');
    }
  });
});
