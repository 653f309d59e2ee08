import { POST } from '@/app/api/organization/leave/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { listNotifications } from '@/tests/support/notifications';
import { addMember, createPartner, listMembers, openOnPlan, roleOf } from '@/tests/support/organizations';
import { listAudit } from '@/tests/support/rows';

const leave = (as: Person | null) => callRoute(POST, { method: 'POST', url: '/api/organization/leave', as });

describe('POST /api/organization/leave', () => {
  it('takes a partner’s member out, who is an owner again, and tells the owners', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    expect((await leave(member)).status).toBe(204);

    expect(await listMembers(partner.id)).toHaveLength(1);
    expect(await roleOf(member)).toBe('owner');
    expect(await listAudit(partner.id)).toContainEqual({
      type: 'organization.left',
      actor_id: member.user.id,
      subject_id: partner.id,
      data: { memberId: member.user.id },
    });
    expect(await listNotifications(partner.owner.user.id)).toMatchObject([
      { type: 'organization.left', title: 'A member left Lone Star Title' },
    ]);
    expect((await leave(member)).status).toBe(404);
  });

  it('refuses the last owner', async () => {
    const partner = await createPartner();
    await addMember(partner, await createOwner());

    expect(await leave(partner.owner)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await listMembers(partner.id)).toHaveLength(2);
  });

  it('refuses whoever has the plan that the organization stands on', async () => {
    const plan = await openOnPlan(await createOwner());
    await addMember(plan, await createOwner(), 'owner');

    expect((await leave(plan.owner)).status).toBe(409);
  });

  it('lets one stay of two owners who leave at once', async () => {
    const partner = await createPartner();
    const other = await createOwner();
    await addMember(partner, other, 'owner');
    const answers = await Promise.all([leave(partner.owner), leave(other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await listMembers(partner.id)).toMatchObject([{ role: 'owner' }]);
  });

  it('is closed to visitors', async () => {
    expect((await leave(visitor)).status).toBe(401);
  });
});
