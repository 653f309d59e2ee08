import { randomUUID } from 'node:crypto';
import { POST as verify } from '@/app/api/vault/verify/route';
import { issueCertificate } from '@/lib/vault/commands/certificate';
import { getProof } from '@/lib/evidence/queries/proofs';
import { checkProof } from '@/lib/evidence/rules/proof';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, insertLink, insertRedaction } from '@/tests/support/documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { enter } from '@/tests/support/log';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const find = (hash: string) =>
  callRoute(verify, { method: 'POST', url: '/api/vault/verify', body: { hash } });

describe('DELETE /api/vault/documents/{id}', () => {
  it('removes the document with everything that hangs on it', async () => {
    const owner = await createOwner();
    const store = await listStored();
    const document = await buildDocument(owner);
    const redactionId = await insertRedaction(document);
    await insertLink(document.id, { redactionId, expiresAt: new Date(Date.now() + 3_600_000) });
    await issueCertificate(owner.actor, document);

    const answer = await deleteDocument(owner, document.id);
    expect(answer.status).toBe(204);
    for (const table of ['vault_documents', 'redactions', 'share_links', 'certificates', 'stored_objects']) {
      expect([table, await countRows(table)]).toEqual([table, 0]);
    }
    expect(await listStored()).toEqual(store);
    expect((await listAudit(document.id)).map((event) => event.type)).toContain('document.deleted');
  });

  it('erases what opens its entries: the file is not found anymore, and has no proof', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copyIndex = await enter('the entry of a redacted copy');
    await insertRedaction(document, { logIndex: copyIndex });
    await issueCertificate(owner.actor, document);
    expect((await find(document.blockchainHash)).status).toBe(200);

    await deleteDocument(owner, document.id);
    expect((await find(document.blockchainHash)).status).toBe(404);
    await expect(getProof(document.logIndex)).rejects.toMatchObject({ code: 'not_found' });
    const openings = await query('SELECT salt, record, subject_hash FROM log_openings');
    expect(openings).toHaveLength(3);
    expect(openings).toEqual(Array(3).fill({ salt: null, record: null, subject_hash: null }));
  });

  it('leaves every other proof as good as it was', async () => {
    const owner = await createOwner();
    const kept = await buildDocument(owner);
    const document = await buildDocument(owner);
    await deleteDocument(owner, document.id);
    expect(checkProof(await getProof(kept.logIndex))).toMatchObject({ verified: true });
    expect((await find(kept.blockchainHash)).status).toBe(200);
  });

  it('works once when two ask at the same time', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answers = await Promise.all([
      deleteDocument(owner, document.id),
      deleteDocument(owner, document.id),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    const deletions = (await listAudit(document.id)).filter((event) => event.type === 'document.deleted');
    expect(deletions).toHaveLength(1);
  });

  it('asks a guarded account for a confirmation first, and changes nothing without one', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await guardWithPin(owner);
    const before = { rows: await snapshot(), store: await listStored() };
    const answer = await deleteDocument(owner, document.id);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect({ rows: await snapshot(), store: await listStored() }).toEqual(before);

    await confirm(owner);
    expect((await deleteDocument(owner, document.id)).status).toBe(204);
  });

  it('hides the document of somebody else and leaves it alone', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    const before = { rows: await snapshot(), store: await listStored() };
    for (const id of [document.id, randomUUID()]) {
      expect((await deleteDocument(other, id)).status).toBe(404);
    }
    expect({ rows: await snapshot(), store: await listStored() }).toEqual(before);
  });

  it('answers a visitor 401', async () => {
    expect((await deleteDocument(visitor, randomUUID())).status).toBe(401);
  });
});
