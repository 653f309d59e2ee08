import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { POST as close } from '@/app/api/organization/close/route';
import { POST as leave } from '@/app/api/organization/leave/route';
import { POST as makeKey } from '@/app/api/organization/keys/route';
import { DELETE as removeMember } from '@/app/api/organization/members/[id]/route';
import { transaction } from '@/lib/platform/db';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute, type Answer } from '@/tests/support/http';
import { addMember, createPartner, listMembers, type TestOrganization } from '@/tests/support/organizations';

jest.setTimeout(120_000);

const ROUNDS = 20;

const erase = (as: Person) =>
  callRoute(deleteAccount, {
    method: 'DELETE',
    url: `/api/users/${as.user.id}`,
    params: { userId: as.user.id },
    as,
    body: { password: testPassword },
  });

const goesOut = (as: Person) => callRoute(leave, { method: 'POST', url: '/api/organization/leave', as });

const isRemoved = (as: Person, { user: { id } }: Person) =>
  callRoute(removeMember, { method: 'DELETE', url: `/api/organization/members/${id}`, params: { id }, as });

const makes = (as: Person) =>
  callRoute(makeKey, {
    method: 'POST',
    url: '/api/organization/keys',
    as,
    body: { name: 'Night shift', mode: 'test', scopes: ['properties:read'] },
  });

const closes = (as: Person, { name }: TestOrganization) =>
  callRoute(close, { method: 'POST', url: '/api/organization/close', as, body: { name } });

/** Starts each call once the one before it waits for the organization, and lets all of them go on at the same moment. */
async function atOnce({ id }: TestOrganization, calls: (() => Promise<Answer>)[]): Promise<number[]> {
  const answers: Promise<Answer>[] = [];
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM organizations WHERE id = ${id}::uuid FOR UPDATE`;
    for (const call of calls) {
      answers.push(call());
      await waiting(answers.length);
    }
  });
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function waiting(count: number): Promise<void> {
  for (let looks = 0; looks < 2_000; looks += 1) {
    const rows = await query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
  }
  throw new Error(`Fewer than ${count} wait.`);
}

async function createTeam() {
  const partner = await createPartner();
  const [second, member] = [await createOwner(), await createOwner()];
  await addMember(partner, second, 'owner');
  await addMember(partner, member);
  return { partner, second, member };
}

describe('an owner whose account is deleted', () => {
  it('and a member who leaves at the same moment both come through, twenty times', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { partner, second, member } = await createTeam();
      const calls = [() => goesOut(member), () => erase(partner.owner)];
      if (round % 2 === 1) calls.reverse();

      expect(await atOnce(partner, calls)).toEqual([204, 204]);
      expect(await listMembers(partner.id)).toEqual([{ user_id: second.user.id, role: 'owner' }]);
    }
  });

  it('and another owner who makes a key and removes somebody at the same moment all come through', async () => {
    const { partner, second, member } = await createTeam();
    const calls = [() => makes(second), () => erase(partner.owner), () => isRemoved(second, member)];

    expect(await atOnce(partner, calls)).toEqual([201, 204, 204]);
    expect(await listMembers(partner.id)).toEqual([{ user_id: second.user.id, role: 'owner' }]);
  });

  it('and is removed by another one at the same moment is out once', async () => {
    for (const order of [0, 1]) {
      const { partner, second } = await createTeam();
      const calls = [() => isRemoved(second, partner.owner), () => erase(partner.owner)];
      if (order === 1) calls.reverse();
      const answers = await atOnce(partner, calls);

      expect(answers).toEqual(order === 0 ? [204, 204] : [204, 404]);
    }
  });
});

describe('an owner who closes an organization', () => {
  it('and another one who makes a key at the same moment leave no key that works', async () => {
    for (const order of [0, 1]) {
      const { partner, second } = await createTeam();
      const calls = [() => closes(partner.owner, partner), () => makes(second)];
      if (order === 1) calls.reverse();

      expect(await atOnce(partner, calls)).toEqual(order === 0 ? [204, 404] : [201, 204]);
      expect(await query('SELECT 1 FROM api_keys WHERE revoked_at IS NULL')).toEqual([]);
    }
  });

  it('and a member who leaves or is removed at the same moment all come through', async () => {
    const { partner, second, member } = await createTeam();
    const calls = [
      () => goesOut(member),
      () => closes(partner.owner, partner),
      () => isRemoved(second, member),
    ];
    const answers = await atOnce(partner, calls);

    expect(answers).toEqual([204, 204, 404]);
    expect(await listMembers(partner.id)).toEqual([]);
  });
});
