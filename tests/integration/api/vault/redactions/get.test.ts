import { GET } from '@/app/api/vault/redactions/route';
import type { Redaction } from '@/lib/vault/schema/redactions';
import { createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildCopy, buildRedaction } from '@/tests/support/redaction-states';
import { buildLink, buildView } from '@/tests/support/share-links';

const get = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/vault/redactions', as });

afterEach(releaseClock);

describe('GET /api/vault/redactions', () => {
  it('lists the redactions of all documents of the account, newest first', async () => {
    holdClock();
    const owner = await createOwner();
    const [deed, will] = [await buildDocument(owner), await buildDocument(owner, { name: 'Will.pdf' })];
    const first = await buildRedaction(owner, deed.id);
    advanceClock({ minutes: 1 });
    const second = await buildRedaction(owner, will.id, { level: 'maximum', rules: [] });
    const answer = await get(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      { ...second, name: 'Will.pdf', redactionLevel: 'maximum', rules: [] },
      { ...first, name: 'Warranty deed.pdf', originalHash: deed.blockchainHash, originalSize: deed.size },
    ]);
  });

  it('says of a copy how long it is shared and how often it was opened', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    const link = await buildLink(owner, document.id, { redactionId: copy.id });
    await buildView(link);
    const [redaction] = (await get(owner)).body as Redaction[];
    expect(redaction).toMatchObject({
      status: 'completed',
      accessLevel: 'shared_link',
      expiresAt: link.expiresAt,
      accessAttempts: 1,
      redactedSize: copy.bytes.length,
      downloadUrl: `/api/vault/documents/${document.id}/redactions/${copy.id}/content`,
    });
  });

  it('shows nobody the redactions of somebody else', async () => {
    const owner = await createOwner();
    await buildRedaction(owner, (await buildDocument(owner)).id);
    expect((await get(await createOwner())).body).toEqual([]);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});
