import { findNewestScan } from '@/lib/vault/queries/document-scan';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, insertRedaction } from '@/tests/support/documents';

/** Gives a redaction what its search found. */
async function found(id: string, changes: { status?: string; rules?: string[]; hoursAgo?: number }) {
  const { status = 'completed', rules = ['signatures'], hoursAgo = 0 } = changes;
  const box = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
  await query(
    `UPDATE redactions SET status = $2::"RedactionStatus", rules = $3, findings = $4, pages = $5,
       left_out = '{1.6.1}', created_at = now() - make_interval(hours => $6) WHERE id = $1`,
    [
      id,
      status,
      rules,
      JSON.stringify([{ id: '1.6.1', rule: 'signatures', boxes: [box] }]),
      JSON.stringify([{ page: 1, width: 612, height: 792, hasText: true }]),
      hoursAgo,
    ],
  );
}

describe('the newest scan', () => {
  it('is none before a document was scanned, and none while the first is under way', async () => {
    const owner = await createOwner();
    expect(await findNewestScan(owner.actor)).toBeNull();

    await found(await insertRedaction(await buildDocument(owner)), { status: 'processing' });
    expect(await findNewestScan(owner.actor)).toBeNull();
  });

  it('says what was seen, also where the owner left it readable', async () => {
    const owner = await createOwner();
    await found(await insertRedaction(await buildDocument(owner)), {});

    expect(await findNewestScan(owner.actor)).toEqual({
      documentName: 'Warranty deed.pdf',
      scannedAt: expect.stringMatching(/Z$/),
      checks: [
        { check: 'signature', result: 'found', detail: '1 place looks like a signature: page 1.' },
        expect.objectContaining({ check: 'seal', result: 'not_checked' }),
        expect.objectContaining({ check: 'completeness', result: 'complete' }),
      ],
    });
  });

  it('is the last one that is finished, of several', async () => {
    const owner = await createOwner();
    const old = await buildDocument(owner, { name: 'Old.pdf' });
    const recent = await buildDocument(owner, { name: 'Recent.pdf' });
    await found(await insertRedaction(recent), { status: 'pending_review', hoursAgo: 1 });
    await found(await insertRedaction(old), { hoursAgo: 5 });
    await found(await insertRedaction(old), { status: 'failed' });

    expect((await findNewestScan(owner.actor))?.documentName).toBe('Recent.pdf');
  });

  it('is nobody else’s', async () => {
    await found(await insertRedaction(await buildDocument(await createOwner())), {});
    expect(await findNewestScan((await createOwner()).actor)).toBeNull();
  });
});
