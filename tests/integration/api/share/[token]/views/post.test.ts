import { POST } from '@/app/api/share/[token]/views/route';
import { revokeLink } from '@/lib/vault/commands/links';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildLink, readLink } from '@/tests/support/share-links';

const post = (token: string, body: unknown = { viewer: 'Vera Viewer' }, headers = {}) =>
  callRoute(POST, { method: 'POST', url: `/api/share/${token}/views`, params: { token }, body, headers });

async function buildOpenLink() {
  const owner = await createOwner();
  const document = await buildDocument(owner, { name: 'Warranty deed.pdf' });
  return { owner, document, link: await buildLink(owner, document.id) };
}

describe('POST /api/share/{token}/views', () => {
  afterEach(releaseClock);

  it('counts the view, keeps who it was, and tells the owner', async () => {
    holdClock();
    const { owner, document, link } = await buildOpenLink();
    advanceClock({ minutes: 5 });
    const answer = await post(link.token, { viewer: '  Vera Viewer ' });
    expect(answer.status).toBe(201);
    const { viewId } = answer.body as { viewId: string };
    expect(answer.body).toEqual({ viewId });
    expect(await query('SELECT id, link_id, viewer, viewed_at FROM share_views')).toEqual([
      {
        id: viewId,
        link_id: link.id,
        viewer: 'Vera Viewer',
        viewed_at: new Date('2026-11-20T15:09:05.678Z'),
      },
    ]);
    expect((await readLink(link.id))?.view_count).toBe(1);
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'link.viewed',
        title: 'Your link was opened',
        message: 'Somebody who gave the name Vera Viewer opened Warranty deed.pdf.',
      },
    ]);
    expect((await listAudit(link.id)).at(-1)).toEqual({
      type: 'link.viewed',
      actor_id: null,
      subject_id: link.id,
      data: { documentId: document.id, viewId },
    });
  });

  it('tells the owner of the first view alone, also when two come at once', async () => {
    const { owner, link } = await buildOpenLink();
    const answers = await Promise.all([post(link.token), post(link.token), post(link.token)]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect((await readLink(link.id))?.view_count).toBe(3);
    expect(await listNotifications(owner)).toHaveLength(1);
  });

  it.each([
    ['no name', {}],
    ['an empty name', { viewer: ' ' }],
    ['a long name', { viewer: 'x'.repeat(121) }],
    ['a name that is no text', { viewer: 7 }],
    ['a name with a hidden turn of direction', { viewer: 'Ada \u202Efdp' }],
  ])('refuses %s', async (_, body) => {
    const { link } = await buildOpenLink();
    const before = await snapshot();
    const answer = await post(link.token, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['viewer']);
    expect(await snapshot()).toEqual(before);
  });

  it.each(['山田太郎', '☺ !', 'Ελένη'])(
    'refuses the name %s, of which nothing can be printed',
    async (viewer) => {
      const { link } = await buildOpenLink();
      const before = await snapshot();
      const answer = await post(link.token, { viewer });
      expect(answer.status).toBe(422);
      expect((answer.body as { fields: object }).fields).toEqual({
        viewer:
          'Please write your name in letters that can be printed here, for example as in your passport.',
      });
      expect(await snapshot()).toEqual(before);
    },
  );

  it.each(['Łukasz Żółty', 'Анна', '山 Yamada', '7'])('takes the name %s', async (viewer) => {
    const { link } = await buildOpenLink();
    expect((await post(link.token, { viewer })).status).toBe(201);
  });

  it('counts nothing after the link has expired', async () => {
    holdClock();
    const { link } = await buildOpenLink();
    advanceClock({ minutes: 60 });
    const before = await snapshot();
    expect((await post(link.token)).status).toBe(410);
    expect(await snapshot()).toEqual(before);
  });

  it('counts nothing after the link was revoked', async () => {
    const { owner, document, link } = await buildOpenLink();
    await revokeLink(owner.actor, { id: document.id, lid: link.id });
    expect((await post(link.token)).status).toBe(410);
    expect((await readLink(link.id))?.view_count).toBe(0);
  });

  it('does not know another token', async () => {
    expect((await post('x'.repeat(43))).status).toBe(404);
  });

  it('refuses a page of another site', async () => {
    const { link } = await buildOpenLink();
    const answer = await post(link.token, { viewer: 'Vera' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it('stops after thirty tries a minute from one address', async () => {
    holdClock('2026-11-20T15:30:00.000Z');
    const { link } = await buildOpenLink();
    const headers = { 'x-socket-address': '203.0.113.9' };
    for (let i = 0; i < 30; i += 1) expect((await post(link.token, undefined, headers)).status).toBe(201);
    const refused = await post(link.token, undefined, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
  });
});
