import { GET as content } from '@/app/api/deedguard/evidence/[id]/content/route';
import { PUT as opinion } from '@/app/api/deedguard/evidence/[id]/opinion/route';
import { GET as list } from '@/app/api/deedguard/evidence/route';
import { GET as read, POST as show } from '@/app/api/deedguard/locked-deeds/[id]/evidence/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, lockInput } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { callRoute, type Call } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildDocument } from '@/tests/support/documents';

const url = (id: string) => `/api/deedguard/locked-deeds/${id}/evidence`;
const post = (id: string, call: Call) =>
  callRoute(show, { method: 'POST', url: url(id), params: { id }, ...call });
const get = (id: string, as: Person) => callRoute(read, { url: url(id), params: { id }, as });
const decide = (id: string, as: Person, body: unknown) =>
  callRoute(opinion, {
    method: 'PUT',
    url: `/api/deedguard/evidence/${id}/opinion`,
    params: { id },
    as,
    body,
  });
const open = (id: string, as: Person) =>
  callRoute(content, { url: `/api/deedguard/evidence/${id}/content`, params: { id }, as });

async function contest() {
  const home = lockInput({ propertyAddress: '12 Main St, Austin, TX 78701' });
  const [ada, eve] = [await createOwner(), await createOwner()];
  const mine = await buildLock(ada, home);
  const theirs = await buildLock(eve, { ...home, propertyAddress: '#12 Main, Zilker, TX 78701' });
  const document = await buildDocument(ada);
  return { ada, eve, mine, theirs, document };
}

async function shownBy(ada: Person, lockId: string, documentId: string): Promise<string> {
  const answer = await post(lockId, { as: ada, body: { documentId } });
  return (answer.body as { id: string }).id;
}

describe('POST /api/deedguard/locked-deeds/{id}/evidence', () => {
  it('shows us a document, and tells the admins', async () => {
    const admin = await createAdmin();
    const { ada, mine, document } = await contest();
    const answer = await post(mine.id, { as: ada, body: { documentId: document.id } });

    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(await query('SELECT id, lock_id, document_id, opinion FROM lock_evidence')).toEqual([
      { id, lock_id: mine.id, document_id: document.id, opinion: null },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'evidence.submitted', actor_id: ada.user.id, subject_id: id, data: { lockId: mine.id } },
    ]);
    expect(await query(`SELECT user_id FROM notifications WHERE type = 'evidence.received'`)).toEqual([
      { user_id: admin.user.id },
    ]);
  });

  it.each([
    ['a visitor', async () => ({ as: visitor }), 401],
    ['the other side', async ({ eve }: { eve: Person }) => ({ as: eve }), 404],
    ['an admin', async () => ({ as: await createAdmin() }), 404],
  ])('refuses %s', async (_, who, status) => {
    const found = await contest();
    const { as } = await who(found);
    const before = await snapshot();
    const answer = await post(found.mine.id, { as, body: { documentId: found.document.id } });
    expect(answer.status).toBe(status);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses the document of somebody else', async () => {
    const { ada, eve, mine } = await contest();
    const foreign = await buildDocument(eve);
    expect((await post(mine.id, { as: ada, body: { documentId: foreign.id } })).status).toBe(404);
  });

  it.each([[{}], [{ documentId: 'x' }]])('refuses %j', async (body) => {
    const { ada, mine } = await contest();
    const answer = await post(mine.id, { as: ada, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { documentId: 'Please choose a document of your vault.' } });
  });

  it('refuses it while nobody else has the property locked, and twice', async () => {
    const { ada, mine, document } = await contest();
    const alone = await buildLock(ada);
    expect((await post(alone.id, { as: ada, body: { documentId: document.id } })).status).toBe(409);
    await shownBy(ada, mine.id, document.id);
    expect((await post(mine.id, { as: ada, body: { documentId: document.id } })).status).toBe(409);
  });
});

describe('POST /api/deedguard/locked-deeds/{id}/evidence, many at once', () => {
  it('keeps ten for a lock, and no more', async () => {
    const { ada, mine, document } = await contest();
    const documents = [document, await buildDocument(ada), await buildDocument(ada)];
    await query(
      `INSERT INTO lock_evidence (id, lock_id, created_at)
       SELECT gen_random_uuid(), $1, now() FROM generate_series(1, 9)`,
      [mine.id],
    );
    const answers = await Promise.all(
      documents.map(({ id: documentId }) => post(mine.id, { as: ada, body: { documentId } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await query('SELECT count(*)::int FROM lock_evidence')).toEqual([{ count: 10 }]);
  });
});

describe('an admin who compares evidence', () => {
  it('sees both sides, opens the document, and the opening is on the audit trail', async () => {
    const { ada, mine, document } = await contest();
    const admin = await createAdmin();
    const id = await shownBy(ada, mine.id, document.id);
    const answer = await callRoute(list, { url: '/api/deedguard/evidence', as: admin });
    expect(answer.body).toMatchObject({
      evidence: [{ id, lockId: mine.id, isContested: true, accountEmail: ada.user.email, decidedAt: null }],
    });

    expect((await open(id, admin)).status).toBe(200);
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'evidence.read', actor_id: admin.user.id });
  });

  it.each([
    ['the one who showed it', ({ ada }: { ada: Person }) => ada],
    ['the other side', ({ eve }: { eve: Person }) => eve],
  ])('is nobody else: %s may neither open nor judge it', async (_, pick) => {
    const found = await contest();
    const id = await shownBy(found.ada, found.mine.id, found.document.id);
    expect((await open(id, pick(found))).status).toBe(403);
    expect((await decide(id, pick(found), { opinion: 'supports' })).status).toBe(403);
  });

  it('says what they think, which both sides see as an opinion, and no lock ends', async () => {
    const { ada, eve, mine, theirs, document } = await contest();
    const admin = await createAdmin();
    const id = await shownBy(ada, mine.id, document.id);
    const answer = await decide(id, admin, { opinion: 'supports', note: 'A recorded deed of 2019.' });

    expect(answer.status).toBe(204);
    expect((await get(mine.id, ada)).body).toMatchObject([
      { side: 'yours', documentName: document.name, opinion: 'supports', note: 'A recorded deed of 2019.' },
    ]);
    expect((await get(theirs.id, eve)).body).toEqual([
      {
        id,
        side: 'other',
        documentName: null,
        shownAt: null,
        opinion: 'supports',
        note: 'A recorded deed of 2019.',
        decidedAt: expect.any(String),
      },
    ]);
    const notices = await query<{ message: string }>(
      `SELECT message FROM notifications WHERE type = 'evidence.decided' AND user_id = $1`,
      [eve.user.id],
    );
    expect(notices[0]?.message).toContain('supports the claim of the other account');
    expect(notices[0]?.message).toContain('It ends no lock');
    expect(await query(`SELECT 1 FROM deed_locks WHERE status = 'released'`)).toEqual([]);
  });

  it('leads each side to the page of its own lock', async () => {
    const { ada, eve, mine, theirs, document } = await contest();
    await decide(await shownBy(ada, mine.id, document.id), await createAdmin(), { opinion: 'supports' });
    const notices = await query<{ userId: string; href: string }>(
      `SELECT user_id AS "userId", href FROM notifications WHERE type = 'evidence.decided'`,
    );
    const hrefs = new Map(notices.map(({ userId, href }) => [userId, href]));
    expect(hrefs.get(ada.user.id)).toBe(`/properties/${mine.id}`);
    expect(hrefs.get(eve.user.id)).toBe(`/properties/${theirs.id}`);
  });

  it('hides from the other side what nobody has looked at yet', async () => {
    const { ada, eve, mine, theirs, document } = await contest();
    await shownBy(ada, mine.id, document.id);
    expect((await get(theirs.id, eve)).body).toEqual([]);
    expect((await get(mine.id, eve)).status).toBe(404);
  });
});
