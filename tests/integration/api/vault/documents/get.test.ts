import { GET } from '@/app/api/vault/documents/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument, insertLink, insertRedaction } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';

const list = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/vault/documents', as });
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('GET /api/vault/documents', () => {
  it('lists own documents, newest first', async () => {
    const owner = await createOwner();
    await buildDocument(await createOwner());
    const first = await buildDocument(owner, { name: 'first.pdf' });
    const second = await buildDocument(owner, { name: 'second.pdf', category: 'Legal' });
    const answer = await list(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([second, first]);
  });

  it('is empty for a new account', async () => {
    expect((await list(await createOwner())).body).toEqual([]);
  });

  it('says what is shared by a link that is open', async () => {
    const owner = await createOwner();
    const shared = await buildDocument(owner, { name: 'shared.pdf' });
    const copyShared = await buildDocument(owner, { name: 'copy shared.pdf' });
    const over = await buildDocument(owner, { name: 'over.pdf' });
    await insertLink(shared.id, { expiresAt: inAnHour() });
    await insertLink(copyShared.id, {
      redactionId: await insertRedaction(copyShared),
      expiresAt: inAnHour(),
    });
    await insertLink(over.id, { expiresAt: new Date(Date.now() - 1000) });
    await insertLink(over.id, { expiresAt: inAnHour(), isRevoked: true });
    const levels = ((await list(owner)).body as { name: string; accessLevel: string }[]).map(
      ({ name, accessLevel }) => [name, accessLevel],
    );
    expect(Object.fromEntries(levels)).toEqual({
      'shared.pdf': 'shared_link',
      'copy shared.pdf': 'owner_only',
      'over.pdf': 'owner_only',
    });
  });

  it('answers a visitor 401', async () => {
    expect((await list(visitor)).status).toBe(401);
  });
});
