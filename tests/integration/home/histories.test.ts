import { listSessions } from '@/lib/accounts/queries/sessions';
import { listLockEvidence } from '@/lib/claims/queries';
import { listRecentActivity } from '@/lib/notary/queries/activity';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { writeRequest } from '@/tests/support/notary';

const days = ['2026-11-20', '2026-11-22', '2026-11-21'].map((day) => `${day}T12:00:00.000Z`);
const newestFirst = [...days].sort().reverse();

const evidenceOf = async (owner: Person) => {
  const { id } = await buildLock(owner);
  for (const at of days) {
    await query(`INSERT INTO lock_evidence (id, lock_id, created_at) VALUES (gen_random_uuid(), $1, $2)`, [
      id,
      at,
    ]);
  }
  return (await listLockEvidence(owner.actor, id)).map(({ shownAt }) => shownAt);
};

const activityOf = async (owner: Person) => {
  const { id } = await writeRequest(owner);
  for (const at of days) {
    await query(
      `INSERT INTO audit_events (id, type, subject_id, data, created_at)
       VALUES (gen_random_uuid(), 'request.created', $1, '{}', $2)`,
      [id, at],
    );
  }
  return (await listRecentActivity(owner.actor, owner.actor.id)).map(({ at }) => at);
};

const sessionsOf = async (owner: Person) => {
  const sessions = [owner, await signInAgain(owner), await signInAgain(owner)];
  const hours = [3, 1, 2].map((hour) => new Date(Date.now() - hour * 60 * 60_000).toISOString());
  for (const [index, { actor }] of sessions.entries()) {
    await query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [actor.sessionId, hours[index]]);
  }
  const others = (await listSessions(sessions[0]!.actor)).filter(({ current }) => !current);
  return others.map(({ lastSeenAt }) => hours.indexOf(lastSeenAt));
};

describe('a history is read from the newest to the oldest', () => {
  it('of what was shown for a lock', async () => {
    expect(await evidenceOf(await createOwner())).toEqual(newestFirst);
  });

  it('of an account', async () => {
    expect(await activityOf(await createOwner())).toEqual(newestFirst);
  });

  it('of where somebody is signed in', async () => {
    expect(await sessionsOf(await createOwner())).toEqual([1, 2]);
  });
});
