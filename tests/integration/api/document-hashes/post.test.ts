import { POST as verify } from '@/app/api/vault/verify/route';
import type { DocumentHashView } from '@/lib/partners/schema/document-hashes';
import { limits } from '@/lib/platform/rate-limit';
import { createNotary, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocumentHash, enterHash, hashInput, sha256Of } from '@/tests/support/document-hashes';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const find = (hash: string) =>
  callRoute(verify, { method: 'POST', url: '/api/vault/verify', body: { hash } });

describe('POST /api/document-hashes', () => {
  afterEach(releaseClock);

  it('enters the hash in the log, keeps its row and leaves an audit event without personal data', async () => {
    holdClock(at);
    const owner = await createOwner();
    const sha256 = sha256Of('the bytes of a deed');
    const answer = await enterHash(owner, {
      documentName: '  Zoë’s deed.pdf ',
      sha256: sha256.toUpperCase(),
      metadata: 'Parcel 12\nsigned on Friday',
    });

    expect(answer.status).toBe(201);
    const { id } = answer.body as DocumentHashView;
    expect(answer.body).toEqual({
      id,
      documentName: 'Zoë’s deed.pdf',
      hash: sha256,
      metadata: 'Parcel 12\nsigned on Friday',
      network: 'localhost:3000',
      blockNumber: 0,
      timestamp: at,
      status: 'confirmed',
    });
    expect(await query('SELECT * FROM document_hashes')).toEqual([
      {
        id,
        user_id: owner.user.id,
        document_name: 'Zoë’s deed.pdf',
        sha256: Buffer.from(sha256, 'hex'),
        metadata: 'Parcel 12\nsigned on Friday',
        log_index: 0,
        created_at: new Date(at),
      },
    ]);
    expect(await listAudit()).toEqual([
      { type: 'document_hash.recorded', actor_id: owner.user.id, subject_id: id, data: {} },
    ]);
    const [opening] = await query<{ record: string; subject_hash: Buffer }>('SELECT * FROM log_openings');
    expect(JSON.parse(opening!.record)).toEqual({
      type: 'document.hashed',
      documentHashId: id,
      documentHash: sha256,
      recordedAt: at,
    });
  });

  it('is found by whoever holds the file, without the account and what it says of the file', async () => {
    const owner = await createOwner();
    const { hash, blockNumber } = await buildDocumentHash(owner, {
      documentName: 'Deed.pdf',
      metadata: 'A forgery!',
    });
    const answer = await find(hash);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      verified: true,
      entry: { index: blockNumber },
      opening: { record: expect.stringContaining(hash) },
    });
    for (const own of [owner.user.id, 'Deed.pdf', 'A forgery!']) expect(answer.text).not.toContain(own);
  });

  it('answers a hash that the account entered before as it was entered then', async () => {
    const owner = await createOwner();
    const first = await buildDocumentHash(owner);
    const before = await snapshot();
    const again = await enterHash(owner, {
      documentName: 'Another name.pdf',
      metadata: 'New note',
      sha256: first.hash,
    });

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first);
    expect(await snapshot()).toEqual(before);
  });

  it('enters one hash once when ten clicks come at once', async () => {
    const owner = await createOwner();
    const input = hashInput();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enterHash(owner, input)));

    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(new Set(answers.map(({ body }) => (body as DocumentHashView).id)).size).toBe(1);
    for (const table of ['document_hashes', 'log_entries', 'audit_events'])
      expect([table, await countRows(table)]).toEqual([table, 1]);
  });

  it('lets two accounts enter the same file, each under its own number', async () => {
    const input = hashInput();
    const first = await buildDocumentHash(await createOwner(), input);
    const second = await buildDocumentHash(await createNotary(), input);

    expect(second.id).not.toBe(first.id);
    expect([first.blockNumber, second.blockNumber]).toEqual([0, 1]);
  });

  it('takes an empty note as none', async () => {
    expect(await buildDocumentHash(await createOwner(), { metadata: '  ' })).toMatchObject({
      metadata: null,
    });
  });

  it('answers a visitor 401, and changes nothing', async () => {
    const before = await snapshot();
    expect((await enterHash(visitor, hashInput())).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });

  it.each<[string, object]>([
    ['documentName', { documentName: '' }],
    ['documentName', { documentName: '  ' }],
    ['documentName', { documentName: undefined }],
    ['documentName', { documentName: '<script>alert(1)</script>.pdf' }],
    ['documentName', { documentName: 'two\nlines' }],
    ['documentName', { documentName: 'x'.repeat(201) }],
    ['documentName', { documentName: 7 }],
    ['sha256', { sha256: undefined }],
    ['sha256', { sha256: '' }],
    ['sha256', { sha256: 'g'.repeat(64) }],
    ['sha256', { sha256: 'a'.repeat(63) }],
    ['sha256', { sha256: 'a'.repeat(65) }],
    ['sha256', { sha256: ['a'.repeat(64)] }],
    ['metadata', { metadata: 'x'.repeat(1001) }],
    ['metadata', { metadata: 'a\u0000b' }],
    ['metadata', { metadata: { parcel: 12 } }],
  ])('names a bad %s (%j) and changes nothing', async (field, overrides) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await enterHash(owner, { ...hashInput(), ...overrides });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('asks for a name in the words of the form', async () => {
    const answer = await enterHash(await createOwner(), hashInput({ documentName: ' ' }));
    expect(answer.body).toMatchObject({ fields: { documentName: 'Please enter a document name' } });
  });

  it('stops an account at its limit', async () => {
    const owner = await createOwner();
    const input = hashInput();
    for (let at = 0; at < limits.recordDocumentHash.max; at += 1) await enterHash(owner, input);

    const refused = await enterHash(owner, hashInput());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await countRows('document_hashes')).toBe(1);
  });
});
