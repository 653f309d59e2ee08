import { randomUUID } from 'node:crypto';
import { DELETE, PATCH } from '@/app/api/organization/members/[id]/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner, listMembers, openOnPlan, roleOf } from '@/tests/support/organizations';
import { listNotifications } from '@/tests/support/notifications';
import { listAudit, snapshot } from '@/tests/support/rows';

const urlOf = (id: string) => ({ url: `/api/organization/members/${id}`, params: { id } });
const setRole = (as: Person | null, { user }: Pick<Person, 'user'>, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', ...urlOf(user.id), as, body });
const remove = (as: Person | null, { user }: Pick<Person, 'user'>) =>
  callRoute(DELETE, { method: 'DELETE', ...urlOf(user.id), as });

async function createTeam(role: 'owner' | 'member' = 'member') {
  const partner = await createPartner();
  const other = await createOwner();
  await addMember(partner, other, role);
  return { ...partner, other };
}

describe('PATCH /api/organization/members/{id}', () => {
  it('makes a member an owner, who is told, and back', async () => {
    const { id, owner, other } = await createTeam();
    expect((await setRole(owner, other, { role: 'owner' })).status).toBe(204);

    expect(await listMembers(id)).toContainEqual({ user_id: other.user.id, role: 'owner' });
    expect(await listAudit(id)).toContainEqual({
      type: 'organization.role_changed',
      actor_id: owner.user.id,
      subject_id: id,
      data: { memberId: other.user.id, role: 'owner' },
    });
    expect(await listNotifications(other.user.id)).toMatchObject([
      { type: 'organization.role_changed', title: 'You are an owner of Lone Star Title now' },
    ]);
    expect((await setRole(other, owner, { role: 'member' })).status).toBe(204);
    expect(await listMembers(id)).toContainEqual({ user_id: owner.user.id, role: 'member' });
  });

  it('is confirmed where the account is guarded, as a removal is', async () => {
    const { owner, other } = await createTeam();
    await guardWithPin(owner);
    const before = await snapshot();

    for (const refused of [await setRole(owner, other, { role: 'owner' }), await remove(owner, other)])
      expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    expect(await snapshot()).toEqual(before);
  });

  it('keeps the last owner, and the one whose plan it is', async () => {
    const { owner } = await createTeam();
    expect(await setRole(owner, owner, { role: 'member' })).toMatchObject({
      status: 409,
      body: { message: 'An organization needs an owner. Please make somebody else an owner first.' },
    });

    const plan = await openOnPlan(await createOwner());
    const second = await createOwner();
    await addMember(plan, second, 'owner');
    expect((await setRole(second, plan.owner, { role: 'member' })).status).toBe(409);
  });

  it('lets one stay of two owners who make each other members at once', async () => {
    const { id, owner, other } = await createTeam('owner');
    const answers = await Promise.all([
      setRole(owner, other, { role: 'member' }),
      setRole(other, owner, { role: 'member' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect((await listMembers(id)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('DELETE /api/organization/members/{id}', () => {
  it('takes the member out, who is an owner of their own again and is told', async () => {
    const { id, owner, other } = await createTeam();
    expect((await remove(owner, other)).status).toBe(204);

    expect(await listMembers(id)).toEqual([{ user_id: owner.user.id, role: 'owner' }]);
    expect(await roleOf(other)).toBe('owner');
    expect((await listAudit(id)).map(({ type }) => type)).toContain('organization.member_removed');
    expect(await listNotifications(other.user.id)).toMatchObject([{ type: 'organization.removed' }]);
  });

  it('tells the other owners of it', async () => {
    const { owner, other, ...partner } = await createTeam('owner');
    const third = await createOwner();
    await addMember(partner, third);
    await remove(owner, third);

    expect(await listNotifications(other.user.id)).toMatchObject([
      { type: 'organization.left', title: 'A member of Lone Star Title was removed' },
    ]);
  });

  it('keeps the last owner, and the one whose plan it is', async () => {
    const { owner } = await createTeam();
    expect((await remove(owner, owner)).status).toBe(409);

    const plan = await openOnPlan(await createOwner());
    const second = await createOwner();
    await addMember(plan, second, 'owner');
    expect((await remove(second, plan.owner)).status).toBe(409);
  });

  it('lets one stay of two owners who remove each other at once', async () => {
    const { id, owner, other } = await createTeam('owner');
    const answers = await Promise.all([remove(owner, other), remove(other, owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await listMembers(id)).toHaveLength(1);
  });
});

describe.each([
  ['PATCH', (as: Person | null, of: Pick<Person, 'user'>) => setRole(as, of, { role: 'owner' })],
  ['DELETE', remove],
])('%s /api/organization/members/{id}', (_, call) => {
  it('is for owners of the same organization', async () => {
    const { owner, other } = await createTeam();
    const stranger = (await createPartner({ name: 'Other Title' })).owner;
    const nobody = await createOwner();
    const before = await snapshot();

    expect((await call(other, owner)).status).toBe(403);
    expect((await call(stranger, other)).status).toBe(404);
    expect((await call(nobody, other)).status).toBe(404);
    expect((await call(visitor, other)).status).toBe(401);
    expect((await call(owner, { user: { ...owner.user, id: randomUUID() } })).status).toBe(404);
    expect((await call(owner, { user: { ...owner.user, id: 'me' } })).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });
});
