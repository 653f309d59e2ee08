import { acceptInvitation } from '@/lib/organizations/commands/join';
import { tokenOf } from '@/lib/platform/mailed-link';
import { applyAsPartner, applyForPartnership, decideApplication } from '@/lib/partners/commands/applications';
import { endPartnership } from '@/lib/partners/commands/end-partnership';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { DELETE as deleteUser } from '@/app/api/users/[userId]/route';
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
import { partnershipInput, portalInput } from '@/tests/support/partners';
import { listAudit } from '@/tests/support/rows';

const listInvitations = () =>
  query<{ id: string; email: string; role: string; invited_by_id: string | null }>(
    'SELECT id, email, role, invited_by_id FROM organization_invitations ORDER BY created_at',
  );

async function approveFor(admin: Person, email: string) {
  const { id } = await applyAsPartner(portalInput({ email }));
  await decideApplication(admin.actor, id, { decision: 'approved' });
  return id;
}

describe('approving an application', () => {
  it('makes its organization and invites its address to be the owner', async () => {
    const admin = await createAdmin();
    const person = await createOwner();
    const applicationId = await approveFor(admin, person.user.email);
    const [organization] = await query<{ id: string; name: string }>(
      'SELECT id, name FROM organizations WHERE application_id = $1',
      [applicationId],
    );
    const [invitation] = await listInvitations();

    expect(organization?.name).toBe('Hopper & Daughters Title');
    expect(invitation).toMatchObject({ email: person.user.email, role: 'owner', invited_by_id: null });
    await acceptInvitation(person.actor, { token: tokenOf(invitation!.id) });
    expect(await listMembers(organization!.id)).toEqual([{ user_id: person.user.id, role: 'owner' }]);
    expect(await roleOf(person)).toBe('partner');
  });

  it('makes one organization for a company that applied twice', async () => {
    const admin = await createAdmin();
    await approveFor(admin, 'grace@example.com');
    const again = portalInput({ company: 'hopper & daughters TITLE', description: 'Again' });
    const { id } = await applyAsPartner(again);
    await decideApplication(admin.actor, id, { decision: 'approved' });

    expect(await query('SELECT name FROM organizations')).toHaveLength(1);
    expect(await listInvitations()).toHaveLength(1);
  });

  it('makes none for one that is declined', async () => {
    const { id } = await applyForPartnership(partnershipInput());
    await decideApplication((await createAdmin()).actor, id, { decision: 'declined' });

    expect(await query('SELECT name FROM organizations')).toEqual([]);
    expect(await listInvitations()).toEqual([]);
  });
});

describe('ending a partnership', () => {
  it('ends the organization, its keys and invitations, and its members are owners again', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const { id: keyId } = await createApiKey(partner);
    const { token } = await inviteTo(partner, await createOwner());
    const [application] = await query<{ id: string }>('SELECT id FROM partner_applications');
    await endPartnership((await createAdmin()).actor, application!.id, { note: 'It was short.' });

    expect(await query('SELECT 1 FROM organizations WHERE ended_at IS NULL')).toEqual([]);
    expect(await query('SELECT id FROM api_keys WHERE revoked_at IS NOT NULL')).toEqual([{ id: keyId }]);
    expect(await query('SELECT 1 FROM organization_invitations WHERE revoked_at IS NULL')).toEqual([]);
    await expect(acceptInvitation(member.actor, { token })).rejects.toMatchObject({ code: 'gone' });
    for (const person of [partner.owner, member]) expect(await roleOf(person)).toBe('owner');
    expect(await listMembers(partner.id)).toEqual([]);
    expect((await listAudit(partner.id)).map(({ type }) => type)).toContain('organization.ended');
    expect((await listNotifications(member.user.id)).map(({ type }) => type)).toContain('organization.ended');
  });
});

describe('deleting an account', () => {
  const remove = (as: Person) =>
    callRoute(deleteUser, {
      method: 'DELETE',
      url: `/api/users/${as.user.id}`,
      params: { userId: as.user.id },
      as,
      body: { password: testPassword },
    });

  it('waits for another owner, where there are members', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);

    expect(await remove(partner.owner)).toMatchObject({
      status: 409,
      body: { fields: { organization: expect.stringContaining('last owner') } },
    });
    expect((await remove(member)).status).toBe(204);
    expect(await listMembers(partner.id)).toEqual([{ user_id: partner.owner.user.id, role: 'owner' }]);
  });

  it('ends the organization with its last member', async () => {
    const partner = await createPartner();
    await createApiKey(partner);
    expect((await remove(partner.owner)).status).toBe(204);

    expect(await query('SELECT 1 FROM organizations WHERE ended_at IS NULL')).toEqual([]);
    expect(await query('SELECT 1 FROM api_keys WHERE revoked_at IS NULL')).toEqual([]);
    expect(await query('SELECT 1 FROM partner_applications')).toEqual([]);
  });

  it('leaves a partnership to its other owner, without what the application said of the person', async () => {
    const partner = await createPartner();
    await addMember(partner, await createOwner(), 'owner');
    await query(`UPDATE partner_applications SET contact_name = 'Ada Lovelace', phone = '+1 512 555 0100'`);
    expect((await remove(partner.owner)).status).toBe(204);

    expect(await query('SELECT company, contact_name, phone, message FROM partner_applications')).toEqual([
      { company: partner.name, contact_name: null, phone: null, message: null },
    ]);
    expect(await listMembers(partner.id)).toHaveLength(1);
  });

  it('takes the person out of an organization that stood on their plan', async () => {
    const plan = await openOnPlan(await createOwner());
    await query(`UPDATE plan_subscriptions SET status = 'ended', ended_at = now()`);
    expect((await remove(plan.owner)).status).toBe(204);

    expect(await query('SELECT plan_holder_id FROM organizations')).toEqual([{ plan_holder_id: null }]);
  });
});
