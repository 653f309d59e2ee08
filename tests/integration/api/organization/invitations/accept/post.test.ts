import { POST } from '@/app/api/organization/invitations/accept/route';
import { POST as open } from '@/app/api/organization/invitations/open/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { listNotifications } from '@/tests/support/notifications';
import { createPartner, inviteTo, listMembers, openOnPlan, roleOf } from '@/tests/support/organizations';
import { listAudit, snapshot } from '@/tests/support/rows';

const url = '/api/organization/invitations/accept';
const accept = (as: Person | null, token: unknown) =>
  callRoute(POST, { method: 'POST', url, as, body: { token } });
const show = (as: Person | null, token: unknown) =>
  callRoute(open, { method: 'POST', url: '/api/organization/invitations/open', as, body: { token } });

afterEach(releaseClock);

describe('POST /api/organization/invitations/open', () => {
  it('says to anybody who has the link who invites, to what and as what', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    const { token, expiresAt } = await inviteTo(partner, person, 'owner');
    const said = {
      organization: 'Lone Star Title',
      kind: 'partner',
      role: 'owner',
      email: person.user.email,
      invitedBy: 'Ada Lovelace',
      expiresAt,
    };

    expect((await show(visitor, token)).body).toEqual({ ...said, isYours: false });
    expect((await show(person, token)).body).toEqual({ ...said, isYours: true });
    expect((await show(partner.owner, token)).body).toEqual({ ...said, isYours: false });
  });

  it('knows no other link', async () => {
    expect((await show(visitor, 'x'.repeat(43))).status).toBe(410);
    expect((await show(visitor, '')).status).toBe(422);
  });
});

describe('POST /api/organization/invitations/accept', () => {
  it('makes the account a member and a partner, and tells the owners', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    const { id, token } = await inviteTo(partner, person);
    const { status, body } = await accept(person, token);

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: partner.id, role: 'member', invitations: [] });
    expect(await listMembers(partner.id)).toContainEqual({ user_id: person.user.id, role: 'member' });
    expect(await roleOf(person)).toBe('partner');
    expect(await listAudit(partner.id)).toContainEqual({
      type: 'organization.joined',
      actor_id: person.user.id,
      subject_id: partner.id,
      data: { memberId: person.user.id, invitationId: id, role: 'member' },
    });
    expect(await listAudit(person.user.id)).toContainEqual(
      expect.objectContaining({ type: 'user.role_changed', data: { role: 'partner' } }),
    );
    expect(await listNotifications(partner.owner.user.id)).toMatchObject([
      { type: 'organization.joined', title: 'Ada Lovelace joined Lone Star Title' },
    ]);
  });

  it('leaves the role as it is in the organization of a plan', async () => {
    const plan = await openOnPlan(await createOwner());
    const person = await createOwner();
    await accept(person, (await inviteTo(plan, person)).token);

    expect(await roleOf(person)).toBe('owner');
  });

  it('works once, also when it is pressed twice at once', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    const { token } = await inviteTo(partner, person);
    const answers = await Promise.all([accept(person, token), accept(person, token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await listMembers(partner.id)).toHaveLength(2);
  });

  it('does not join an account with another address, even if that holds the link', async () => {
    const partner = await createPartner();
    const { token, email } = await inviteTo(partner, await createOwner());
    const other = await createOwner();
    const before = await snapshot();
    const answer = await accept(other, token);

    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(answer.text).toContain(email);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['notary', createNotary, 'A notary’s account cannot join an organization.'],
    ['admin', createAdmin, 'An admin’s account cannot join an organization.'],
  ])('refuses the account of a %s, with words', async (role, create, words) => {
    const partner = await createPartner();
    const person = await create();
    const { token } = await inviteTo(partner, person);
    const { status, body } = await accept(person, token);

    expect(status).toBe(403);
    expect((body as { message: string }).message).toContain(words);
    expect(await roleOf(person)).toBe(role);
  });

  it('refuses whoever belongs to an organization already', async () => {
    const partner = await createPartner();
    const { owner } = await createPartner({ name: 'Other Title' });
    const { token } = await inviteTo(partner, owner);

    expect(await accept(owner, token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is over after seven days', async () => {
    holdClock();
    const partner = await createPartner();
    const person = await createOwner();
    const { token } = await inviteTo(partner, person);
    advanceClock({ days: 7 });
    await query(`UPDATE sessions SET expires_at = 'infinity', last_seen_at = 'infinity'`);

    expect(await accept(person, token)).toMatchObject({
      status: 410,
      body: { message: 'This link has expired. It worked for 7 days.' },
    });
  });

  it('is over once the organization has ended', async () => {
    const partner = await createPartner();
    const person = await createOwner();
    const { token } = await inviteTo(partner, person);
    await query('UPDATE organizations SET ended_at = now()');

    expect((await accept(person, token)).status).toBe(410);
  });

  it('is closed to visitors', async () => {
    const partner = await createPartner();

    expect((await accept(visitor, (await inviteTo(partner, await createOwner())).token)).status).toBe(401);
  });
});
