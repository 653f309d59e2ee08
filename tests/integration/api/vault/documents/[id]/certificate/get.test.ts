import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { GET } from '@/app/api/vault/documents/[id]/certificate/route';
import { getProof } from '@/lib/evidence/queries/proofs';
import { checkProof } from '@/lib/evidence/rules/proof';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildCopy, buildReview } from '@/tests/support/redaction-states';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(GET, { url: `/api/vault/documents/${id}/certificate${search}`, params: { id }, as });

describe('GET /api/vault/documents/{id}/certificate', () => {
  it('issues a certificate: a row, an entry in the log and an audit event', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="Certificate - Warranty deed.pdf"'),
      'cache-control': 'no-store',
    });

    const [row] = await query<{ id: string; issued_at: Date; log_index: number }>(
      'SELECT * FROM certificates',
    );
    expect(checkProof(await getProof(row!.log_index))).toMatchObject({
      verified: true,
      entry: {
        record: {
          type: 'certificate.issued',
          certificateId: row!.id,
          documentHash: document.blockchainHash,
          documentIndex: document.logIndex,
          issuedAt: row!.issued_at.toISOString(),
        },
      },
    });
    expect(await listAudit(row!.id)).toEqual([
      {
        type: 'certificate.issued',
        actor_id: owner.user.id,
        subject_id: row!.id,
        data: { documentId: document.id },
      },
    ]);
  });

  it('is one tagged page', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { bytes } = await get(owner, document.id);
    const text = bytes.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain('/Marked true');
    expect(text).toContain(`/verify?hash=${document.blockchainHash}&entry=${document.logIndex}`);
    expect(drawingsOf(bytes)).toContain('BT');
  });

  it('gives the same certificate again, byte for byte, and changes nothing', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const first = await get(owner, document.id);
    const before = await snapshot();
    const second = await get(owner, document.id);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(await snapshot()).toEqual(before);
  });

  it('issues one when two ask at the same time', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answers = await Promise.all([get(owner, document.id), get(owner, document.id)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await countRows('certificates')).toBe(1);
    expect(await countRows('log_entries')).toBe(2);
  });

  it('hides the document of somebody else, and issues nothing', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID()]) {
      expect((await get(other, id)).status).toBe(404);
    }
    expect(await countRows('certificates')).toBe(0);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});

describe('GET /api/vault/documents/{id}/certificate of a redacted copy', () => {
  const ofCopy = (id: string) => `?redactionId=${id}`;

  it('issues a PDF about the copy, with an entry of its own', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    const answer = await get(owner, document.id, ofCopy(copy.id));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="Certificate - Warranty deed (redacted).pdf"'),
    });
    const [stored] = await query<{ sha256: Buffer }>('SELECT sha256 FROM redactions');
    const hash = stored!.sha256.toString('hex');
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.bytes.toString('latin1')).toContain(`/verify?hash=${hash}&entry=${copy.logIndex}`);
    const [row] = await query<{ id: string; log_index: number }>('SELECT * FROM redaction_certificates');
    expect(checkProof(await getProof(row!.log_index))).toMatchObject({
      verified: true,
      entry: {
        record: {
          type: 'certificate.issued',
          certificateId: row!.id,
          documentHash: hash,
          documentIndex: copy.logIndex,
        },
      },
    });
    expect(await countRows('certificates')).toBe(0);
  });

  it('gives the same one again, also to two at once', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    const [first, second] = await Promise.all([1, 2].map(() => get(owner, document.id, ofCopy(copy.id))));
    expect(first!.bytes.equals(second!.bytes)).toBe(true);
    expect(await countRows('redaction_certificates')).toBe(1);
  });

  it('has none for a copy that is not completed, of another document or of somebody else', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const other = await buildDocument(owner);
    const waiting = await buildReview(owner, document.id);
    const copy = await buildCopy(owner, other.id);
    const answers = [
      await get(owner, document.id, ofCopy(waiting.id)),
      await get(owner, document.id, ofCopy(copy.id)),
      await get(await createOwner(), other.id, ofCopy(copy.id)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await countRows('redaction_certificates')).toBe(0);
  });
});

/** What the page draws, unpacked. */
function drawingsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g);
  return [...streams]
    .map(([, data]) => {
      try {
        return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}
