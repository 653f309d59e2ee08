import { createHash } from 'node:crypto';
import { getProof } from '@/lib/evidence/queries/proofs';
import { givePlan } from '@/tests/support/plans';
import { checkProof } from '@/lib/evidence/rules/proof';
import { revokeSessions } from '@/lib/accounts/commands/sessions';
import { createOwner, signInAgain, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { upload, uploadForm } from '@/tests/support/documents';
import { docFile, docxFile, jpgFile, pngFile, pdfFile, pdfOfSize } from '@/tests/support/files';
import { countRows, letIn, listAudit } from '@/tests/support/rows';
import { listStored } from '@/tests/support/store';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('POST /api/vault/documents', () => {
  it('stores the file encrypted, with a row, an entry in the log and an audit event', async () => {
    const owner = await createOwner();
    const bytes = await pdfFile();
    const answer = await upload(owner, uploadForm({ name: 'Warranty deed.pdf', bytes }));

    expect(answer.status).toBe(201);
    const document = answer.body as { id: string; uploadDate: string };
    expect(document).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Warranty deed.pdf',
      type: 'pdf',
      hasThumbnail: false,
      size: bytes.length,
      uploadDate: expect.stringMatching(/^\d{4}-.*Z$/),
      blockchainHash: sha256(bytes),
      encryptionLevel: 'AES-256-GCM',
      accessLevel: 'owner_only',
      category: 'Real Estate',
      isVerified: true,
      lastAccessed: null,
      logIndex: 0,
      problem: null,
    });
    const [row] = await query(
      `SELECT d.owner_id, d.category::text, o.state::text FROM vault_documents d JOIN stored_objects o ON o.id = d.object_id WHERE d.id = $1`,
      [document.id],
    );
    expect(row).toEqual({ owner_id: owner.user.id, category: 'real_estate', state: 'kept' });
    expect(await listAudit(document.id)).toEqual([
      { type: 'document.stored', actor_id: owner.user.id, subject_id: document.id, data: { type: 'pdf' } },
    ]);
  });

  it('enters a record in the log that names neither the owner nor the file', async () => {
    const bytes = await pdfFile();
    const answer = await upload(await createOwner(), uploadForm({ name: 'Secret name.pdf', bytes }));
    const document = answer.body as { id: string; uploadDate: string };
    const check = checkProof(await getProof(0));
    expect(check).toMatchObject({
      verified: true,
      entry: {
        record: {
          type: 'document.stored',
          documentId: document.id,
          documentHash: sha256(bytes),
          bytes: bytes.length,
          mediaType: 'application/pdf',
          storedAt: document.uploadDate,
        },
      },
    });
    const [opening] = await query<{ subject_hash: Buffer }>('SELECT subject_hash FROM log_openings');
    expect(opening!.subject_hash.toString('hex')).toBe(sha256(bytes));
  });

  it('takes every kind of file, and any order of the fields', async () => {
    const owner = await createOwner();
    await givePlan(owner);
    const files = [
      { name: 'a.jpeg', bytes: jpgFile() },
      { name: 'b.PNG', bytes: pngFile() },
      { name: 'c.doc', bytes: docFile() },
      { name: 'd.docx', bytes: docxFile() },
    ];
    const types: unknown[] = [];
    for (const file of files) {
      const answer = await upload(owner, uploadForm(file, { fileFirst: true }));
      types.push((answer.body as { type: string }).type);
    }
    expect(types).toEqual(['jpg', 'png', 'doc', 'docx']);
  });

  it('takes a file of exactly 25 MB', async () => {
    const bytes = pdfOfSize(25 * 1024 * 1024);
    const answer = await upload(await createOwner(), uploadForm({ name: 'large.pdf', bytes }));
    expect(answer.body).toMatchObject({ size: bytes.length, blockchainHash: sha256(bytes) });
  });

  it('keeps only the last part of a name, without hidden signs', async () => {
    const bytes = await pdfFile();
    const answer = await upload(await createOwner(), uploadForm({ name: '../\u202edeed\u0007.pdf', bytes }));
    expect(answer.body).toMatchObject({ name: 'deed.pdf' });
  });

  it('stores the same file twice as two documents', async () => {
    const owner = await createOwner();
    const form = async () => uploadForm({ name: 'deed.pdf', bytes: await pdfFile() });
    const [first, second] = [await upload(owner, await form()), await upload(owner, await form())];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await countRows('vault_documents')).toBe(2);
  });

  it('answers a visitor 401 and stores nothing', async () => {
    const before = await listStored();
    const answer = await upload(visitor, uploadForm({ name: 'deed.pdf', bytes: await pdfFile() }));
    expect(answer.status).toBe(401);
    expect(await listStored()).toEqual(before);
  });

  it('stores nothing when the session ended while the file was on its way', async () => {
    const owner = await createOwner();
    const before = await listStored();
    const form = new Response(uploadForm({ name: 'Deed.pdf', bytes: await pdfFile() }));
    const bytes = new Uint8Array(await form.arrayBuffer());
    const half = Math.floor(bytes.length / 2);
    let hasEnded = false;
    const rawBody = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.subarray(0, half)),
      pull: async (controller) => {
        if (hasEnded) return;
        hasEnded = true;
        await letIn();
        await revokeSessions((await signInAgain(owner)).actor);
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    });
    const answer = await upload(owner, rawBody, { 'content-type': form.headers.get('content-type')! });
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: 'Please log in to continue.', code: 'not_signed_in' },
    ]);
    expect([await countRows('vault_documents'), await countRows('stored_objects')]).toEqual([0, 0]);
    expect(await countRows('log_entries')).toBe(0);
    expect(await listStored()).toEqual(before);
  });
});
