import { POST as report } from '@/app/api/v1/fraud/report/route';
import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { liftHold, placeHold } from '@/lib/accounts/commands/legal-hold';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { changeFraudCase } from '@/lib/fraud/commands/close';
import { deleteOldInvitations } from '@/lib/organizations/commands/delete-old-invitations';
import { closeOwnOrganization } from '@/lib/organizations/commands/close';
import { leaveOrganization, removeMember } from '@/lib/organizations/commands/members';
import { audit } from '@/lib/platform/audit';
import { db } from '@/lib/platform/db';
import { expireConsents } from '@/lib/programs/commands/expire-consents';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import {
  addMember,
  createApiKey,
  createPartner,
  inviteTo,
  type TestOrganization,
} from '@/tests/support/organizations';
import { agreedLock, askToLock, lockCall } from '@/tests/support/partner-locks';
import { countRows } from '@/tests/support/rows';

const hold = async (of: Person) =>
  placeHold((await createAdmin()).actor, of.actor.id, { reason: 'Cause 26-1042' });
const lift = async (of: Person) => liftHold((await createAdmin()).actor, of.actor.id);
const erase = (as: Person) =>
  callRoute(deleteAccount, {
    method: 'DELETE',
    params: { userId: as.actor.id },
    as,
    body: { password: testPassword },
  });

const refusedFor = (kind: 'hold' | 'reports', words: string) => ({
  status: 409,
  body: expect.objectContaining({ fields: { [kind]: expect.stringContaining(words) as string } }) as object,
});
const held = refusedFor('hold', 'because of a legal matter');

const close = async () => {
  const [{ number } = { number: '' }] = await query<{ number: string }>('SELECT number FROM fraud_cases');
  await changeFraudCase((await createAdmin()).actor, number, { status: 'closed', note: 'Looked into.' });
};

/** As `acceptInvitation` does. */
async function join(partner: TestOrganization, person: Person) {
  const { actor } = person;
  await addMember(partner, person);
  const data = { memberId: actor.id };
  await audit(db, { type: 'organization.joined', actorId: actor.id, subjectId: partner.id, data });
}

/** An owner whose property a partner had locked and then reported; the lock has ended since. */
async function buildReported({ isOpen = false } = {}) {
  const partner = await createPartner();
  const reporter = await createOwner();
  await addMember(partner, reporter);
  const [colleague, former] = [await createOwner(), await createOwner()];
  for (const member of [colleague, former]) await join(partner, member);
  await leaveOrganization(former.actor);
  const { headers } = await createApiKey(partner, { mode: 'live', maker: reporter });
  const owner = await createOwner();
  const { id } = await agreedLock(headers, owner);
  const body = { property_id: id, alert_type: 'other', confidence: 0.5, note: 'The signature is not hers.' };
  await callRoute(report, { method: 'POST', url: '/api/v1/fraud/report', headers, body });
  await query("UPDATE deed_locks SET payment_due_at = now() - interval '1 minute'");
  await releaseOverdueLocks();
  if (!isOpen) await close();
  return { partner, reporter, owner, colleague, former };
}

const kept = async () => {
  expect(await query('SELECT property_address, details FROM fraud_cases')).toEqual([
    { property_address: '12 Main St, Austin, TX 78701', details: 'The signature is not hers.' },
  ]);
  expect(await query('SELECT property_address, owner_name, reference FROM partner_locks')).toEqual([
    { property_address: '12 Main St, Austin, TX 78701', owner_name: 'Ada Lovelace', reference: 'file 7' },
  ]);
};

describe('What a partner asked and reported, of an account under a legal hold', () => {
  it.each(['owner of the organization', 'reporter'] as const)(
    'is kept from the deletion of the owner of the property while the %s is held',
    async (who) => {
      const { partner, reporter, owner } = await buildReported();
      const about = who === 'reporter' ? reporter : partner.owner;
      await hold(about);

      expect(await erase(owner)).toMatchObject(held);
      await kept();

      await lift(about);
      expect((await erase(owner)).status).toBe(204);
      expect(await query('SELECT property_address, details FROM fraud_cases')).toEqual([
        { property_address: 'Erased', details: '' },
      ]);
    },
  );

  it('is kept also once the reporter who is held has left the organization', async () => {
    const { reporter, owner } = await buildReported();
    await hold(reporter);
    await leaveOrganization(reporter.actor);

    expect(await erase(owner)).toMatchObject(held);
    await kept();
  });

  it.each([
    ['has left', (_: TestOrganization, colleague: Person) => leaveOrganization(colleague.actor)],
    [
      'was removed',
      ({ owner }: TestOrganization, colleague: Person) => removeMember(owner.actor, colleague.actor.id),
    ],
    ['saw it closed', ({ owner, name }: TestOrganization) => closeOwnOrganization(owner.actor, { name })],
  ])('is kept also once a colleague of the reporter who is held %s', async (_, end) => {
    const { partner, reporter, owner, colleague } = await buildReported();
    await hold(colleague);
    await end(partner, colleague);

    for (const other of [owner, reporter]) expect(await erase(other)).toMatchObject(held);
    await kept();

    await lift(colleague);
    expect((await erase(owner)).status).toBe(204);
  });

  it('puts off no deletion for a member who had left before', async () => {
    const { owner, former } = await buildReported();
    await hold(former);
    expect((await erase(owner)).status).toBe(204);
  });

  it('is kept from the deletion of the reporter while another member, or the owner of the property, is held', async () => {
    const { partner, reporter, owner } = await buildReported();
    for (const about of [partner.owner, owner]) {
      await hold(about);
      expect(await erase(reporter)).toMatchObject(held);
      await kept();
      await lift(about);
    }
    expect((await erase(reporter)).status).toBe(204);
    expect(await countRows('fraud_cases')).toBe(0);
  });

  it('puts off no deletion of whoever has nothing to do with it', async () => {
    const { partner } = await buildReported();
    await hold(partner.owner);
    expect((await erase(await createOwner())).status).toBe(204);
  });

  it('leaves what an owner did not answer, and an invitation, to the jobs after the hold', async () => {
    const partner = await createPartner();
    const owner = await createOwner();
    const { headers } = await createApiKey(partner, { mode: 'live' });
    await askToLock(headers, lockCall(owner));
    await inviteTo(partner, owner);
    await hold(partner.owner);

    expect((await erase(owner)).status).toBe(204);
    expect([await countRows('partner_locks'), await countRows('organization_invitations')]).toEqual([1, 1]);

    const longAgo = "now() - interval '3 years'";
    await query(
      `UPDATE partner_locks SET status = 'expired', expires_at = ${longAgo}, decided_at = ${longAgo}`,
    );
    await query(`UPDATE organization_invitations SET expires_at = ${longAgo}`);
    expect([await expireConsents(), await deleteOldInvitations()]).toMatchObject([
      { deleted: 0 },
      { deleted: 0 },
    ]);
    await lift(partner.owner);
    expect([await expireConsents(), await deleteOldInvitations()]).toMatchObject([
      { deleted: 1 },
      { deleted: 1 },
    ]);
  });

  it('leaves to the jobs after the hold what a member began who is held and has left', async () => {
    const partner = await createPartner();
    const [other, owner] = [await createOwner(), await createOwner()];
    await addMember(partner, other, 'owner');
    const { headers } = await createApiKey(partner, { mode: 'live', maker: other });
    await askToLock(headers, lockCall(owner));
    await inviteTo({ owner: other }, owner);
    await hold(other);
    await leaveOrganization(other.actor);

    expect((await erase(owner)).status).toBe(204);
    expect([await countRows('partner_locks'), await countRows('organization_invitations')]).toEqual([1, 1]);
  });

  it.each([
    ['empties the report', `UPDATE fraud_cases SET details = '', property_address = 'Erased'`],
    ['deletes the report', 'DELETE FROM fraud_cases'],
    ['empties what was asked', `UPDATE partner_locks SET property_address = 'Erased', owner_name = 'Erased'`],
    ['deletes what was asked', 'DELETE FROM partner_locks'],
    ['deletes the invitation', 'DELETE FROM organization_invitations'],
  ])('is refused to a statement that %s and did not look', async (_, statement) => {
    const { partner } = await buildReported();
    await inviteTo(partner, await createOwner());
    await hold(partner.owner);
    await expect(query(statement)).rejects.toThrow('this account is under a legal hold');
    await lift(partner.owner);
    await expect(query(statement)).resolves.toEqual([]);
  });

  it('leaves the copy of an email that went to it and names whoever deletes the account', async () => {
    const [partner, owner] = [await createPartner(), await createOwner()];
    for (const to of [partner.owner.user.email, 'admin@example.com']) {
      await query(
        `INSERT INTO mails (id, to_address, subject, text, html, transport, created_at)
         VALUES (gen_random_uuid(), $1, 'About an owner', $2, '', 'preview', now())`,
        [to, `It is ${owner.user.email}.`],
      );
    }
    await hold(partner.owner);
    expect((await erase(owner)).status).toBe(204);
    expect(await query('SELECT to_address FROM mails')).toEqual([{ to_address: partner.owner.user.email }]);
  });

  it('goes on: it is closed, and access to the property ends', async () => {
    const { partner, reporter, owner } = await buildReported({ isOpen: true });
    for (const about of [partner.owner, reporter, owner]) await hold(about);
    await close();
    await query('UPDATE partner_locks SET access_ended_at = now()');
    expect(await query('SELECT closed_at FROM fraud_cases')).toEqual([
      { closed_at: expect.any(Date) as Date },
    ]);
  });
});

describe('A report of fraud about a property that is open', () => {
  it('puts off the deletion of its owner, who reads why, until it is closed', async () => {
    const { owner } = await buildReported({ isOpen: true });

    expect(await erase(owner)).toMatchObject(refusedFor('reports', 'kept until we have closed the case'));
    await kept();

    await close();
    expect((await erase(owner)).status).toBe(204);
  });

  it('puts off no deletion of whoever wrote it, which takes it along', async () => {
    const { reporter } = await buildReported({ isOpen: true });
    expect((await erase(reporter)).status).toBe(204);
    expect(await countRows('fraud_cases')).toBe(0);
  });
});
