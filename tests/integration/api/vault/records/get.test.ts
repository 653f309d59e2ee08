import { GET } from '@/app/api/vault/records/route';
import { GET as listDocuments } from '@/app/api/vault/documents/route';
import type { ProtectedRecord, VaultDocument } from '@/lib/vault/schema/documents';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { buildDocument, insertLink, insertRedaction } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';

const get = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/vault/records', as });
const records = async (as: { cookie: string }) => (await get(as)).body as ProtectedRecord[];

describe('GET /api/vault/records', () => {
  it('lists documents, redacted copies and deed locks, newest first', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, {
      propertyAddress: '12 Main St, Austin, TX 78701',
      ownerName: 'Ada Lovelace',
    });
    const document = await buildDocument(owner);
    const redactionId = await insertRedaction(document, { logIndex: 1 });
    await buildLock(await createOwner());
    const [entry] = await query<{ commitment: Buffer }>(
      'SELECT commitment FROM log_entries WHERE index = $1',
      [lock.logIndex],
    );
    const commitment = entry!.commitment.toString('hex');

    const answer = await get(owner);
    expect(answer.status).toBe(200);
    const file = { propertyAddress: null, ownerName: null, expiringLinkExpiry: null, isLocked: false };
    const shared = { accessLevel: 'owner_only', verificationStatus: 'verified', lock: null };
    expect(answer.body).toEqual([
      {
        ...file,
        ...shared,
        id: redactionId,
        kind: 'redaction',
        // Its row was made up: entry 1 is about another file.
        verificationStatus: 'failed',
        documentHash: 'cd'.repeat(32),
        blockchainTxId: '1',
        timestamp: expect.any(String),
        documentName: 'Warranty deed.pdf (redacted copy)',
        qrCodeData: `http://localhost:3000/verify?hash=${'cd'.repeat(32)}&entry=1`,
        certificateUrl: `/api/vault/documents/${document.id}/certificate?redactionId=${redactionId}`,
        proofUrl: `/api/vault/documents/${document.id}/proof?redactionId=${redactionId}`,
      },
      {
        ...file,
        ...shared,
        id: document.id,
        kind: 'document',
        documentHash: document.blockchainHash,
        blockchainTxId: String(document.logIndex),
        timestamp: document.uploadDate,
        documentName: 'Warranty deed.pdf',
        qrCodeData: `http://localhost:3000/verify?hash=${document.blockchainHash}&entry=${document.logIndex}`,
        certificateUrl: `/api/vault/documents/${document.id}/certificate`,
        proofUrl: `/api/vault/documents/${document.id}/proof`,
      },
      {
        ...shared,
        id: lock.id,
        kind: 'deed_lock',
        lock: { state: 'due' },
        documentHash: commitment,
        blockchainTxId: String(lock.logIndex),
        timestamp: expect.any(String),
        documentName: 'Deed lock',
        propertyAddress: '12 Main St, Austin, TX 78701',
        ownerName: 'Ada Lovelace',
        qrCodeData: `http://localhost:3000/verify?hash=${commitment}`,
        expiringLinkExpiry: null,
        isLocked: true,
        certificateUrl: `/api/deedguard/locked-deeds/${lock.id}/proof`,
        proofUrl: `/api/deedguard/locked-deeds/${lock.id}/proof`,
      },
    ]);
  });

  it('says of each when the last of its open links ends', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const redactionId = await insertRedaction(document);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const [sooner, later, copy] = [inHours(1), inHours(24), inHours(72)];
    await insertLink(document.id, { expiresAt: later });
    await insertLink(document.id, { expiresAt: sooner });
    await insertLink(document.id, { expiresAt: inHours(168), isRevoked: true });
    await insertLink(document.id, { expiresAt: inHours(-1) });
    await insertLink(document.id, { redactionId, expiresAt: copy });
    const ends = (await records(owner)).map(({ kind, accessLevel, expiringLinkExpiry }) => [
      kind,
      accessLevel,
      expiringLinkExpiry,
    ]);
    expect(ends).toEqual([
      ['redaction', 'shared_link', copy.toISOString()],
      ['document', 'shared_link', later.toISOString()],
    ]);
  });

  it('leaves out copies that are not done, and says when a lock is released', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const document = await buildDocument(owner);
    await insertRedaction(document);
    await query(`UPDATE redactions SET status = 'processing', sha256 = NULL, log_index = NULL`);
    await releaseLock(owner, lock);
    expect((await records(owner)).map(({ kind, isLocked }) => [kind, isLocked])).toEqual([
      ['document', false],
      ['deed_lock', false],
    ]);
  });

  it('says of a lock that has ended when and why, and leads to its history', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await releaseLock(owner, lock);
    expect(await records(owner)).toEqual([
      expect.objectContaining({
        verificationStatus: 'verified',
        isLocked: false,
        lock: { state: 'ended', at: expect.any(String), reason: 'owner', isDemo: false },
        certificateUrl: `/api/deedguard/locked-deeds/${lock.id}/proof?of=history`,
      }),
    ]);
  });

  it.each([
    [
      'another file stands in its row',
      `UPDATE vault_documents SET sha256 = decode('${'ab'.repeat(32)}', 'hex')`,
    ],
    [
      'its record was changed',
      `UPDATE log_openings SET record = replace(record, 'application', 'applicatiom')`,
    ],
    ['its record was erased', 'UPDATE log_openings SET salt = NULL, record = NULL'],
    ['its row names another entry', 'UPDATE vault_documents SET log_index = 0'],
    ['its row names no entry of the log', 'UPDATE vault_documents SET log_index = 99'],
  ])('does not call a document verified when %s', async (_, change) => {
    const owner = await createOwner();
    await buildLock(await createOwner());
    await buildDocument(owner);
    await query(change);
    expect(await records(owner)).toMatchObject([{ verificationStatus: 'failed' }]);
    const [document] = (await callRoute(listDocuments, { url: '/api/vault/documents', as: owner }))
      .body as VaultDocument[];
    expect(document!.isVerified).toBe(false);
  });

  it('does not call a lock verified whose end is another entry', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildLock(owner);
    await releaseLock(owner, lock);
    await query('UPDATE deed_locks SET release_log_index = 1 WHERE id = $1', [lock.id]);
    const record = (await records(owner)).find(({ id }) => id === lock.id);
    expect(record).toMatchObject({ verificationStatus: 'failed' });
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});
