import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/document-hashes/[id]/proof/route';
import { POST as verify } from '@/app/api/vault/verify/route';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildDocumentHash } from '@/tests/support/document-hashes';
import { callRoute } from '@/tests/support/http';
import { enter } from '@/tests/support/log';

const get = (as: Person | null, id: string, search = '') =>
  callRoute(GET, { url: `/api/document-hashes/${id}/proof${search}`, params: { id }, as });

describe('GET /api/document-hashes/{id}/proof', () => {
  it('hands out a page that verifies, named after the document', async () => {
    const owner = await createOwner();
    await enter('somebody before');
    const { id, hash } = await buildDocumentHash(owner, { documentName: 'Deed of Zoë.pdf' });
    const answer = await get(owner, id);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Deed of Zoe proof.html"; filename*=UTF-8''Deed%20of%20Zo%C3%AB%20proof.html`,
    );
    expect(checkProofFile(answer.bytes)).toMatchObject({
      verified: true,
      entry: { index: 1, record: { type: 'document.hashed', documentHash: hash, documentHashId: id } },
    });
  });

  it('hands out JSON that verifies, here and at the public desk', async () => {
    const owner = await createOwner();
    const { id } = await buildDocumentHash(owner);
    const answer = await get(owner, id, '?format=json');

    expect(answer.headers.get('content-disposition')).toContain('filename="Warranty deed proof.json"');
    expect(checkProofFile(answer.bytes)).toMatchObject({ verified: true });
    const desk = await callRoute(verify, {
      method: 'POST',
      url: '/api/vault/verify',
      body: { proof: answer.body },
    });
    expect(desk.body).toMatchObject({ verified: true, entry: { index: 0 } });
  });

  it('says nothing of what the account noted: a proof is handed on', async () => {
    const owner = await createOwner();
    const { id } = await buildDocumentHash(owner, { metadata: 'Parcel 12' });

    expect((await get(owner, id)).text).not.toContain('Parcel 12');
  });

  it('does not verify after one character of the record was changed', async () => {
    const owner = await createOwner();
    const { id, hash } = await buildDocumentHash(owner);
    const { text } = await get(owner, id);
    const forged = text.replaceAll(hash, 'f'.repeat(64));

    expect(forged).not.toBe(text);
    expect(checkProofFile(Buffer.from(forged))).toMatchObject({ verified: false });
  });

  it('hides the hashes of somebody else, and answers the same for one that does not exist', async () => {
    const { id } = await buildDocumentHash(await createOwner());
    for (const person of [await createOwner(), await createAdmin()]) {
      const [theirs, none] = [await get(person, id), await get(person, randomUUID())];
      expect([theirs.status, none.status]).toEqual([404, 404]);
      expect(theirs.body).toEqual(none.body);
    }
  });

  it('refuses another format', async () => {
    expect((await get(await createOwner(), randomUUID(), '?format=pdf')).status).toBe(422);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
