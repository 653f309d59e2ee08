import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/links/route';
import { revokeLink } from '@/lib/vault/commands/links';
import type { ShareLink } from '@/lib/vault/schema/links';
import { createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildLink, buildView } from '@/tests/support/share-links';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/vault/documents/${id}/links`, params: { id }, as });

describe('GET /api/vault/documents/{id}/links', () => {
  afterEach(releaseClock);

  it('lists open, expired and revoked links, newest first, never their tokens', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const expired = await buildLink(owner, document.id);
    advanceClock({ minutes: 30 });
    const revoked = await buildLink(owner, document.id, { hours: 24 });
    await revokeLink(owner.actor, { id: document.id, lid: revoked.id });
    advanceClock({ minutes: 30 });
    const open = await buildLink(owner, document.id, { hours: 72 });
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(200);
    const links = answer.body as ShareLink[];
    expect(links.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: open.id, status: 'open' },
      { id: revoked.id, status: 'revoked' },
      { id: expired.id, status: 'expired' },
    ]);
    expect(links[0]).toEqual({
      id: open.id,
      redactionId: null,
      createdAt: '2026-11-20T16:04:05.678Z',
      expiresAt: '2026-11-23T16:04:05.678Z',
      revokedAt: null,
      status: 'open',
      viewCount: 0,
      views: [],
    });
    expect(answer.text).not.toContain(open.token);
  });

  it('counts every view, and names the latest ten', async () => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const link = await buildLink(owner, document.id);
    for (let view = 1; view <= 12; view += 1) {
      await buildView(link, `Viewer ${view}`);
      advanceClock({ ms: 1000 });
    }
    const [listed] = (await get(owner, document.id)).body as ShareLink[];
    expect(listed?.viewCount).toBe(12);
    expect(listed?.views).toHaveLength(10);
    expect(listed?.views[0]).toEqual({ viewer: 'Viewer 12', viewedAt: '2026-11-20T15:04:16.678Z' });
  });

  it('does not know the document of somebody else', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID(), 'latest']) {
      expect((await get(other, id)).status).toBe(404);
    }
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
