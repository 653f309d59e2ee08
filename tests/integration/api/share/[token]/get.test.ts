import { GET } from '@/app/api/share/[token]/route';
import { deleteRedaction } from '@/lib/vault/commands/redactions';
import { revokeLink } from '@/lib/vault/commands/links';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildCopy } from '@/tests/support/redaction-states';
import { snapshot } from '@/tests/support/rows';
import { buildLink, readLink } from '@/tests/support/share-links';

const get = (token: string) => callRoute(GET, { url: `/api/share/${token}`, params: { token } });
const deleted = {
  message: 'The owner has deleted what this link showed. Please ask for a new one.',
  code: 'gone',
};
const unknown = { message: 'There is no such link. Please check its address.', code: 'not_found' };

describe('GET /api/share/{token}', () => {
  afterEach(releaseClock);

  it('tells a visitor what the link shows and until when, and counts nothing', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Warranty deed.pdf' });
    const link = await buildLink(owner, document.id);
    const before = await snapshot();
    const answer = await get(link.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      name: 'Warranty deed.pdf',
      size: document.size,
      isRedacted: false,
      expiresAt: '2026-11-20T16:04:05.678Z',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('says when it is a redacted copy', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'Warranty deed.pdf' });
    const copy = await buildCopy(owner, document.id);
    const link = await buildLink(owner, document.id, { redactionId: copy.id });
    expect((await get(link.token)).body).toMatchObject({
      name: 'Warranty deed (redacted).pdf',
      size: copy.bytes.length,
      isRedacted: true,
    });
  });

  it('is open until its last millisecond, then gone', async () => {
    holdClock();
    const owner = await createOwner();
    const link = await buildLink(owner, (await buildDocument(owner)).id);
    advanceClock({ minutes: 60, ms: -1 });
    expect((await get(link.token)).status).toBe(200);
    advanceClock({ ms: 1 });
    const answer = await get(link.token);
    expect(answer.status).toBe(410);
    expect(answer.body).toEqual({
      message: 'This link has expired. Please ask the owner for a new one.',
      code: 'gone',
    });
  });

  it('is gone once it was revoked', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const link = await buildLink(owner, document.id);
    await revokeLink(owner.actor, { id: document.id, lid: link.id });
    const answer = await get(link.token);
    expect(answer.status).toBe(410);
    expect(answer.body).toEqual({
      message: 'The owner has ended this link. Please ask for a new one.',
      code: 'gone',
    });
  });

  it('is gone once its document was deleted, and nothing but the hash of its token is kept', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const [link, other] = [await buildLink(owner, document.id), await buildLink(owner, document.id)];
    await revokeLink(owner.actor, { id: document.id, lid: other.id });
    const row = await readLink(link.id);
    await deleteDocument(owner, document.id);
    for (const { token } of [link, other]) {
      const answer = await get(token);
      expect(answer.status).toBe(410);
      expect(answer.body).toEqual(deleted);
    }
    const kept = await query<{ token_hash: Buffer }>('SELECT * FROM ended_links');
    expect(kept).toHaveLength(2);
    expect(kept[0]).toEqual({ token_hash: expect.any(Buffer), ended_at: expect.any(Date) });
    expect(kept.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
      row!.token_hash.toString('hex'),
    );
  });

  it('is gone once the redacted copy was deleted, while the document keeps its own links', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    const link = await buildLink(owner, document.id, { redactionId: copy.id });
    const whole = await buildLink(owner, document.id);
    await deleteRedaction(owner.actor, { id: document.id, rid: copy.id });
    expect((await get(link.token)).body).toEqual(deleted);
    expect((await get(whole.token)).status).toBe(200);
  });

  it('does not know another token', async () => {
    const answer = await get('x'.repeat(43));
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(unknown);
  });

  it.each(['', 'latest', 'x'.repeat(44), `${'x'.repeat(42)}%`])(
    'answers 404 for %p, which is no token',
    async (token) => {
      expect((await get(token)).status).toBe(404);
    },
  );
});
