import { randomUUID } from 'node:crypto';
import { GET as getUser } from '@/app/api/users/[userId]/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';

const get = (as: { cookie: string } | null, userId: string) =>
  callRoute(getUser, { url: `/api/users/${userId}`, as, params: { userId } });

describe('GET /api/users/{userId}', () => {
  it('answers the owner of the account, with what its settings hold', async () => {
    const owner = await createOwner();
    const answer = await get(owner, owner.user.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...owner.user, phone: null, timeZone: null });
  });

  it('answers an admin with any account', async () => {
    const [owner, admin] = [await createOwner(), await createAdmin()];
    expect((await get(admin, owner.user.id)).body).toMatchObject(owner.user);
    expect((await get(admin, randomUUID())).status).toBe(404);
  });

  it('hides from others whether an account exists', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const [foreign, unknown] = [await get(other, owner.user.id), await get(other, randomUUID())];
    for (const answer of [foreign, unknown]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such account.', code: 'not_found' });
    }
  });

  it.each(['me', '1', '../admin', "' OR 1=1"])('answers 404 for %s, which is no id', async (userId) => {
    expect((await get(await createOwner(), userId)).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    const owner = await createOwner();
    expect((await get(visitor, owner.user.id)).status).toBe(401);
  });
});
