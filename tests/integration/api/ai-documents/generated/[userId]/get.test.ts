import { GET } from '@/app/api/ai-documents/generated/[userId]/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { generated } from '@/tests/support/generated-documents';
import { confirm, guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';

const list = (userId: string, as: Person | null) =>
  callRoute(GET, { url: `/api/ai-documents/generated/${userId}`, params: { userId }, as });

describe('GET /api/ai-documents/generated/{userId}', () => {
  it('lists one’s own documents, newest first', async () => {
    const owner = await createOwner();
    const first = await generated(owner, { documentName: 'First' });
    const second = await generated(owner, { documentName: 'Second' });
    expect((await list(owner.user.id, owner)).body).toEqual([second, first]);
  });

  const closed = { formData: null, generatedContent: null, complianceCheck: null };

  it('lists them for an admin, without what they say', async () => {
    const owner = await createOwner();
    const document = await generated(owner);
    expect((await list(owner.user.id, await createAdmin())).body).toEqual([{ ...document, ...closed }]);
  });

  it('shows what they say to a guarded account once the login is confirmed', async () => {
    const owner = await createOwner();
    const document = await generated(owner);
    await guardWithPin(owner);
    expect((await list(owner.user.id, owner)).body).toEqual([{ ...document, ...closed }]);
    await confirm(owner);
    expect((await list(owner.user.id, owner)).body).toEqual([document]);
  });

  it('knows no documents of somebody else', async () => {
    const owner = await createOwner();
    await generated(owner);
    expect((await list(owner.user.id, await createOwner())).status).toBe(404);
  });

  it('refuses a visitor', async () => {
    expect((await list((await createOwner()).user.id, visitor)).status).toBe(401);
  });
});
