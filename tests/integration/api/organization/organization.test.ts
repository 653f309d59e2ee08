import { GET, PATCH, POST } from '@/app/api/organization/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner, inviteTo, listMembers, openOnPlan } from '@/tests/support/organizations';
import { endPlan, givePlan } from '@/tests/support/plans';
import { listAudit, snapshot } from '@/tests/support/rows';

const url = '/api/organization';
const get = (as: Person | null) => callRoute(GET, { url, as });
const open = (as: Person | null, body: unknown = { name: 'Analytical Engines' }) =>
  callRoute(POST, { method: 'POST', url, as, body });
const rename = (as: Person | null, body: unknown) => callRoute(PATCH, { method: 'PATCH', url, as, body });

describe('GET /api/organization', () => {
  it('answers a member with its people, who is there longest first, and open invitations', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const invitation = await inviteTo(partner, { user: { ...member.user, email: 'new@example.com' } });

    expect((await get(member)).body).toMatchObject({
      id: partner.id,
      name: 'Lone Star Title',
      kind: 'partner',
      role: 'member',
      seats: null,
      members: [
        { id: partner.owner.user.id, name: 'Ada Lovelace', email: partner.owner.user.email, role: 'owner' },
        { id: member.user.id, email: member.user.email, role: 'member' },
      ],
      invitations: [{ id: invitation.id, email: 'new@example.com', role: 'member' }],
    });
  });

  it('is not found by whoever belongs to none, and closed to visitors', async () => {
    await createPartner();

    expect((await get(await createOwner())).status).toBe(404);
    expect((await get(visitor)).status).toBe(401);
  });
});

describe('POST /api/organization', () => {
  it('opens one for whoever has the Professional plan, who becomes its owner and keeps their role', async () => {
    const owner = await createOwner();
    await givePlan(owner);
    const { status, body } = await open(owner, { name: ' Analytical Engines ' });
    const { id } = body as { id: string };

    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Analytical Engines', kind: 'plan', role: 'owner', seats: 5 });
    expect(await listMembers(id)).toEqual([{ user_id: owner.user.id, role: 'owner' }]);
    expect((await listAudit(id)).map(({ type }) => type)).toEqual(['organization.created']);
  });

  it.each([
    ['no plan', async () => undefined],
    ['the Basic plan', (person: Person) => givePlan(person, { plan: 'basic' })],
    ['a plan that has ended', async (person: Person) => givePlan(person).then(() => endPlan(person))],
  ])('asks for the plan of whoever has %s', async (_, prepare) => {
    const owner = await createOwner();
    await prepare(owner);
    const before = await snapshot();

    expect(await open(owner)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a member of another one, and a second one', async () => {
    const { owner } = await createPartner();
    await givePlan(owner);

    expect(await open(owner)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('opens one of two that are asked for at once', async () => {
    const owner = await createOwner();
    await givePlan(owner);
    const answers = await Promise.all([open(owner), open(owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([{}, { name: ' ' }, { name: 'a\nb' }, { name: 'x'.repeat(201) }, { name: 'A', kind: 'partner' }])(
    'refuses %j',
    async (body) => {
      const owner = await createOwner();
      await givePlan(owner);

      expect((await open(owner, body)).status).toBe(422);
    },
  );

  it('is closed to visitors', async () => {
    expect((await open(visitor)).status).toBe(401);
  });
});

describe('PATCH /api/organization', () => {
  it('renames it for an owner', async () => {
    const { id, owner } = await openOnPlan(await createOwner());

    expect((await rename(owner, { name: 'Difference Engines' })).body).toMatchObject({
      id,
      name: 'Difference Engines',
    });
    expect((await listAudit(id)).map(({ type }) => type)).toContain('organization.renamed');
  });

  it('is for owners alone', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);

    expect((await rename(member, { name: 'Mine' })).status).toBe(403);
    expect((await rename(await createOwner(), { name: 'Mine' })).status).toBe(404);
    expect((await rename(visitor, { name: 'Mine' })).status).toBe(401);
    const wrong = ['', 'DeedGuard Support', 'Guard Sign', 'Pay at pay.example/now', 'www.pay.example'];
    for (const name of wrong) expect((await rename(partner.owner, { name })).status).toBe(422);
    expect((await get(partner.owner)).body).toMatchObject({ name: 'Lone Star Title' });
  });
});
