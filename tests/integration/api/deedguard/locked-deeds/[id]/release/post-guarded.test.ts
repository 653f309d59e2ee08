import { POST as release } from '@/app/api/deedguard/locked-deeds/[id]/release/route';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { readLock } from '@/tests/support/locks';
import { snapshot } from '@/tests/support/rows';

const post = (as: Person, id: string, unlockCode: string) =>
  callRoute(release, {
    method: 'POST',
    url: `/api/deedguard/locked-deeds/${id}/release`,
    params: { id },
    as,
    body: { unlockCode },
  });

async function createGuardedLock() {
  const owner = await createOwner();
  const lock = await buildLock(owner);
  await guardWithPin(owner);
  return { owner, lock };
}

describe('POST /api/deedguard/locked-deeds/{id}/release, on a guarded account', () => {
  afterEach(releaseClock);

  it.each([
    ['the right code', (code: string) => code],
    ['a wrong code', () => 'ZZZZ-ZZZZ-ZZZZ'],
  ])('asks for a confirmation before it looks at %s', async (_, choose) => {
    const { owner, lock } = await createGuardedLock();
    const before = await snapshot();
    const answer = await post(owner, lock.id, choose(lock.unlockCode));
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
  });

  it('releases once the sign-in is confirmed', async () => {
    const { owner, lock } = await createGuardedLock();
    await confirm(owner);
    expect((await post(owner, lock.id, lock.unlockCode)).status).toBe(200);
    expect(await readLock(lock.id)).toMatchObject({ status: 'released' });
  });

  it('does not take the confirmation of another sign-in, or one that is ten minutes old', async () => {
    holdClock();
    const { owner, lock } = await createGuardedLock();
    await confirm(owner);
    expect((await post(await signInAgain(owner), lock.id, lock.unlockCode)).status).toBe(402);
    advanceClock({ minutes: 10 });
    expect((await post(owner, lock.id, lock.unlockCode)).status).toBe(402);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });

  it('answers somebody else that there is no such lock', async () => {
    const { lock } = await createGuardedLock();
    const { owner: other } = await createGuardedLock();
    expect((await post(other, lock.id, lock.unlockCode)).status).toBe(404);
  });
});
