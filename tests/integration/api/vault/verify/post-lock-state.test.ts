import { POST as verify } from '@/app/api/vault/verify/route';
import { getVerifierKey } from '@/lib/evidence/queries/log';
import { getProof } from '@/lib/evidence/queries/proofs';
import type { VerifyAnswer } from '@/lib/evidence/queries/verification';
import { openLockState } from '@/lib/evidence/rules/lock-state';
import { parseVerifierKey } from '@/lib/evidence/rules/signed-note';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';

const ask = (body: unknown) =>
  callRoute(verify, { method: 'POST', url: '/api/vault/verify', as: visitor, body });
const stateIn = (body: unknown) => {
  const answer = body as VerifyAnswer;
  const note = answer.verified ? answer.state : undefined;
  return note === undefined ? null : openLockState(note, parseVerifierKey(getVerifierKey())!);
};

describe('POST /api/vault/verify for a lock, as somebody who has its proof', () => {
  afterEach(releaseClock);

  it('says of a proof made before the release that the lock has ended, when, why and where', async () => {
    holdClock();
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const proof = await getProof(lock.logIndex);
    const { index: entry, salt } = proof;
    expect(stateIn((await ask({ entry, salt })).body)).toMatchObject({ state: 'due', ended: null, size: 1 });

    advanceClock({ minutes: 5 });
    await releaseLock(owner, lock);

    const ended = { by: 'owner', index: 1, at: '2026-11-20T15:09:05.678Z' };
    for (const request of [{ entry, salt }, { proof }]) {
      expect(stateIn((await ask(request)).body)).toMatchObject({ state: 'ended', ended, index: 0, size: 2 });
    }
  });

  it('says it of the proof of the release too', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await releaseLock(owner, lock);
    const { salt } = await getProof(1);
    expect(stateIn((await ask({ entry: 1, salt })).body)).toMatchObject({ state: 'ended', index: 0 });
  });

  it('says of an unpaid lock that nobody paid', async () => {
    holdClock();
    const lock = await buildLock(await createOwner());
    const { salt } = await getProof(lock.logIndex);
    advanceClock({ minutes: 8 * 24 * 60 });
    await releaseOverdueLocks();
    expect(stateIn((await ask({ entry: lock.logIndex, salt })).body)).toMatchObject({
      ended: { by: 'unpaid' },
    });
  });
});

describe('POST /api/vault/verify for a lock, as somebody who has no proof', () => {
  it('answers one who counts up entries nothing, whatever is there', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await releaseLock(owner, lock);
    const { salt } = await getProof(1);
    const refusal = { message: 'The log has no entry that this proof opens.', code: 'not_found' };

    for (const entry of [0, 2, 2 ** 31 - 1]) {
      const answer = await ask({ entry, salt });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(refusal);
    }
    expect((await ask({ entry: 0, salt: '0'.repeat(64) })).body).toEqual(refusal);
  });

  it('does not tell the state by the public commitment', async () => {
    await buildLock(await createOwner());
    const [row] = await query<{ commitment: Buffer }>('SELECT commitment FROM log_entries');
    const answer = await ask({ hash: row!.commitment.toString('hex') });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('state');
  });

  it('does not answer once the record was erased', async () => {
    const lock = await buildLock(await createOwner());
    const { salt } = await getProof(lock.logIndex);
    await query('UPDATE log_openings SET salt = NULL, record = NULL');
    expect((await ask({ entry: lock.logIndex, salt })).status).toBe(404);
  });

  it.each([
    [{ salt: 'ab'.repeat(32) }],
    [{ entry: 0, salt: 'ab' }],
    [{ entry: 0, salt: 'ab'.repeat(32), hash: 'ab'.repeat(32) }],
  ])('refuses %j', async (body) => {
    expect((await ask(body)).status).toBe(422);
  });
});
