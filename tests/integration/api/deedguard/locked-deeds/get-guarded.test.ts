import { GET as listLocks } from '@/app/api/deedguard/locked-deeds/route';
import type { LockedDeed } from '@/lib/deeds/schema';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { confirm, guardWithPasskey, guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';

async function listCodes(as: Person): Promise<(string | null)[]> {
  const answer = await callRoute(listLocks, { url: '/api/deedguard/locked-deeds', as });
  expect(answer.status).toBe(200);
  return (answer.body as LockedDeed[]).map(({ metadata }) => metadata.unlockCode);
}

describe('GET /api/deedguard/locked-deeds, on a guarded account', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  it.each([guardWithPin, guardWithPasskey])(
    'keeps the unlock codes back until this sign-in is confirmed, and again ten minutes later',
    async (guard) => {
      const owner = await createOwner();
      const { unlockCode } = await buildLock(owner);
      await guard(owner);
      const elsewhere = await signInAgain(owner);
      expect(await listCodes(owner)).toEqual([null]);

      await confirm(owner);
      expect(await listCodes(owner)).toEqual([unlockCode]);
      expect(await listCodes(elsewhere)).toEqual([null]);

      advanceClock({ minutes: 10 });
      expect(await listCodes(owner)).toEqual([null]);
    },
  );
});
