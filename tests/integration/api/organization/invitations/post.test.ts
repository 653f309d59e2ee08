import { POST } from '@/app/api/organization/invitations/route';
import { DELETE } from '@/app/api/organization/invitations/[id]/route';
import { POST as accept } from '@/app/api/organization/invitations/accept/route';
import { POST as open } from '@/app/api/organization/invitations/open/route';
import { mailVisitorLink } from '@/lib/partners/commands/confirmation';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner, inviteTo, openOnPlan } from '@/tests/support/organizations';
import { endPlan } from '@/tests/support/plans';
import { listJobs } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const url = '/api/organization/invitations';
const email = 'grace@example.com';
const invite = (as: Person | null, body: unknown = { email }) =>
  callRoute(POST, { method: 'POST', url, as, body });
const revoke = (as: Person | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', url: `${url}/${id}`, params: { id }, as });

describe('POST /api/organization/invitations', () => {
  it('writes an invitation and has its link mailed, with the secret behind the hash', async () => {
    const partner = await createPartner();
    const { status, body } = await invite(partner.owner, { email, role: 'owner' });
    const { id } = body as { id: string };

    expect(status).toBe(201);
    expect(body).toMatchObject({ email, role: 'owner' });
    expect(await listAudit(partner.id)).toContainEqual({
      type: 'organization.invited',
      actor_id: partner.owner.user.id,
      subject_id: partner.id,
      data: { invitationId: id, role: 'owner' },
    });
    expect(await listJobs('visitor-mail')).toEqual([id]);

    expect(await mailVisitorLink(id)).toEqual({ sent: true });
    const [mail] = await query<{ subject: string; text: string; to_address: string }>(
      'SELECT subject, text, to_address FROM mails',
    );
    expect(mail).toMatchObject({ subject: 'Join Lone Star Title', to_address: email });
    expect(mail?.text).toContain('Ada Lovelace invites you to Lone Star Title, as an owner');
    expect(mail?.text).toMatch(/\/join\/organization#[\w-]{43}/);
  });

  it('lasts for seven days, as its link does', async () => {
    const { owner } = await createPartner();
    await invite(owner);
    const [lasting] = await query<{ invitation: number; link: number }>(
      `SELECT extract(day FROM i.expires_at - i.created_at)::int AS invitation,
         extract(day FROM l.expires_at - l.created_at)::int AS link
       FROM organization_invitations i JOIN mailed_links l ON l.id = i.id`,
    );

    expect(lasting).toEqual({ invitation: 7, link: 7 });
  });

  it('refuses a member, and an address that has an open invitation', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    await invite(partner.owner);

    for (const taken of [member.user.email, 'Grace@Example.com']) {
      expect(await invite(partner.owner, { email: taken })).toMatchObject({
        status: 409,
        body: { code: 'conflict', fields: { email: expect.any(String) } },
      });
    }
  });

  it('has five seats in a plan, invitations among them', async () => {
    const plan = await openOnPlan(await createOwner());
    await addMember(plan, await createOwner());
    for (const name of ['a', 'b'])
      expect((await invite(plan.owner, { email: `${name}@example.com` })).status).toBe(201);
    const atOnce = await Promise.all([invite(plan.owner, { email: 'c@example.com' }), invite(plan.owner)]);

    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('asks for the plan once that is not in force', async () => {
    const plan = await openOnPlan(await createOwner());
    await endPlan(plan.owner);

    expect((await invite(plan.owner)).status).toBe(402);
  });

  it('is confirmed where the account is guarded', async () => {
    const { owner } = await createPartner();
    await guardWithPin(owner);
    const refused = await invite(owner);
    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);

    await confirm(owner);
    expect((await invite(owner)).status).toBe(201);
  });

  it('leaves an address its mails, however often somebody tries who may not invite', async () => {
    const stranger = await createOwner();
    for (let tries = 0; tries < 20; tries += 1) await invite(stranger);

    expect((await invite((await createPartner()).owner)).status).toBe(201);
  });

  it('is for owners alone', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const stranger = await createOwner();
    const before = await snapshot();

    expect((await invite(member)).status).toBe(403);
    expect((await invite(stranger)).status).toBe(404);
    expect((await invite(visitor)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });

  it.each([{}, { email: 'grace' }, { email, role: 'admin' }, { email, seats: 9 }])(
    'refuses %j',
    async (body) => {
      expect((await invite((await createPartner()).owner, body)).status).toBe(422);
    },
  );
});

describe('DELETE /api/organization/invitations/{id}', () => {
  it('takes it back: its link opens nothing, and nothing is mailed any more', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    const { id, token } = await inviteTo(partner, person);
    expect((await revoke(partner.owner, id)).status).toBe(204);

    expect(await mailVisitorLink(id)).toEqual({ sent: false });
    for (const handler of [open, accept]) {
      expect(await callRoute(handler, { method: 'POST', url, as: person, body: { token } })).toMatchObject({
        status: 410,
        body: { message: 'This invitation no longer works: it was accepted, or taken back.' },
      });
    }
    expect((await listAudit(partner.id)).map(({ type }) => type)).toContain(
      'organization.invitation_revoked',
    );
    expect((await revoke(partner.owner, id)).status).toBe(404);
  });

  it('is for owners of the same organization', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const { id } = await inviteTo(partner, await createOwner());

    expect((await revoke(member, id)).status).toBe(403);
    expect((await revoke((await createPartner({ name: 'Other' })).owner, id)).status).toBe(404);
    expect((await revoke(visitor, id)).status).toBe(401);
    expect((await revoke(partner.owner, 'first')).status).toBe(404);
  });
});
