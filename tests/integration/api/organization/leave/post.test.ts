import { POST } from '@/app/api/organization/leave/route';
import { GET as listProperties } from '@/app/api/v1/properties/route';
import { rollKey } from '@/lib/programs/commands/keys';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { listNotifications } from '@/tests/support/notifications';
import {
  addMember,
  createApiKey,
  createPartner,
  listMembers,
  openOnPlan,
  roleOf,
} from '@/tests/support/organizations';
import { listJobs } from '@/tests/support/requests';
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

  it('ends the keys that an owner made who leaves, and tells the others by email', async () => {
    const partner = await createPartner();
    const leaver = await createOwner();
    await addMember(partner, leaver, 'owner');
    const own = await createApiKey(partner, { maker: leaver });
    const kept = await createApiKey(partner);
    const ended = await createApiKey(partner, { maker: leaver });
    await query(`UPDATE api_keys SET revoked_at = now() - interval '1 day' WHERE id = $1`, [ended.id]);
    await query(`UPDATE api_keys SET revoked_at = now() + interval '1 day' WHERE id = $1`, [own.id]);
    expect((await leave(leaver)).status).toBe(204);

    for (const [key, status] of [
      [own, 401],
      [kept, 200],
    ] as const) {
      expect(
        (await callRoute(listProperties, { url: '/api/v1/properties', headers: key.headers })).status,
      ).toBe(status);
    }
    expect(await listAudit(own.id)).toMatchObject([
      { type: 'api_key.revoked', actor_id: leaver.user.id, data: { madeBy: leaver.user.id } },
    ]);
    expect(await listAudit(ended.id)).toEqual([]);
    const told = await listNotifications(partner.owner.user.id);
    expect(told.map(({ type }) => type).sort()).toEqual(['api_key.ended', 'organization.left']);
    expect(told.find(({ type }) => type === 'api_key.ended')?.message).toContain('“Test”');
    expect(await listJobs('notification-mail')).toHaveLength(1);
  });

  it('leaves the keys to others that they rolled before', async () => {
    const partner = await createPartner();
    const leaver = await createOwner();
    await addMember(partner, leaver, 'owner');
    const { id } = await createApiKey(partner, { maker: leaver });
    const { secret } = await rollKey(partner.owner.actor, { id, overlapHours: 24 });
    await leave(leaver);
    const headers = { authorization: `Bearer ${secret}` };

    expect((await callRoute(listProperties, { url: '/api/v1/properties', headers })).status).toBe(200);
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
