import { POST } from '@/app/api/organization/close/route';
import { GET as listProperties } from '@/app/api/v1/properties/route';
import { acceptInvitation } from '@/lib/organizations/commands/join';
import { openOrganization } from '@/lib/organizations/commands/organizations';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listNotifications } from '@/tests/support/notifications';
import {
  addMember,
  createApiKey,
  createPartner,
  inviteTo,
  listMembers,
  openOnPlan,
  roleOf,
} from '@/tests/support/organizations';
import { listJobs } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const close = (as: Person | null, body: unknown = { name: 'Lone Star Title' }) =>
  callRoute(POST, { method: 'POST', url: '/api/organization/close', as, body });

describe('POST /api/organization/close', () => {
  it('lets a lone owner out: the organization ends, and its keys and invitations with it', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner);
    const invited = await createOwner();
    const { token } = await inviteTo(partner, invited);
    expect((await close(partner.owner)).status).toBe(204);

    expect(await query('SELECT 1 FROM organizations WHERE ended_at IS NULL')).toEqual([]);
    expect(await listMembers(partner.id)).toEqual([]);
    expect(await roleOf(partner.owner)).toBe('owner');
    expect((await callRoute(listProperties, { url: '/api/v1/properties', headers })).status).toBe(401);
    await expect(acceptInvitation(invited.actor, { token })).rejects.toMatchObject({ code: 'gone' });
    expect(await listAudit(partner.id)).toContainEqual({
      type: 'organization.ended',
      actor_id: partner.owner.user.id,
      subject_id: partner.id,
      data: {},
    });
    expect((await close(partner.owner)).status).toBe(404);
  });

  it('tells each member by email who closed it, and leaves the partnership as it is', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    await close(partner.owner);

    const { firstName, lastName } = partner.owner.user;
    for (const [person, closer] of [
      [member, `${firstName} ${lastName}`],
      [partner.owner, 'You'],
    ] as const) {
      expect(await listNotifications(person.user.id)).toMatchObject([
        {
          type: 'organization.ended',
          title: 'Lone Star Title was closed',
          message: expect.stringContaining(`${closer} closed this organization.`),
        },
      ]);
      expect(await roleOf(person)).toBe('owner');
    }
    expect(await listJobs('notification-mail')).toHaveLength(2);
    expect(await query('SELECT status, ended_at FROM partner_applications')).toEqual([
      { status: 'approved', ended_at: null },
    ]);
  });

  it('ends what is shared', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    await query(
      `INSERT INTO organization_shares (kind, thing_id, organization_id, shared_by_id, created_at)
       VALUES ('invoice', gen_random_uuid(), $1, $2, now())`,
      [partner.id, member.user.id],
    );
    await close(partner.owner);

    expect(await query('SELECT 1 FROM organization_shares')).toEqual([]);
  });

  it('leaves the plan in force, on which another organization can be opened', async () => {
    const plan = await openOnPlan(await createOwner());
    expect((await close(plan.owner, { name: 'analytical  engines' })).status).toBe(204);

    expect(await query(`SELECT status FROM plan_subscriptions`)).toEqual([{ status: 'active' }]);
    expect(await openOrganization(plan.owner.actor, { name: 'Difference Engines' })).toMatchObject({
      kind: 'plan',
      role: 'owner',
    });
  });

  it('is confirmed where the account is guarded', async () => {
    const partner = await createPartner();
    await guardWithPin(partner.owner);
    const before = await snapshot();
    const refused = await close(partner.owner);

    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    expect(await snapshot()).toEqual(before);
  });

  it.each([{ name: 'Lone Star' }, { name: ' ' }, {}])('asks for its name (%#)', async (body) => {
    const partner = await createPartner();
    const before = await snapshot();
    const answer = await close(partner.owner, body);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['name']);
    expect(await snapshot()).toEqual(before);
  });

  it('is for owners, and closed to visitors and to whoever belongs to none', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);

    expect((await close(member)).status).toBe(403);
    expect((await close(await createOwner())).status).toBe(404);
    expect((await close(visitor)).status).toBe(401);
    expect(await query('SELECT 1 FROM organizations WHERE ended_at IS NULL')).toHaveLength(1);
    expect(await listMembers(partner.id)).toHaveLength(2);
  });

  it('lets one of two owners close it who do so at once', async () => {
    const partner = await createPartner();
    const other = await createOwner();
    await addMember(partner, other, 'owner');
    const answers = await Promise.all([close(partner.owner), close(other)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});
