import { POST as show } from '@/app/api/deedguard/locked-deeds/[id]/evidence/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, lockInput } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { snapshot } from '@/tests/support/rows';

const home = lockInput({ propertyAddress: '7002 Bluebonnet Ln, Austin, TX 78701' });
const post = async (as: Person, lockId: string) => {
  const { id: documentId } = await buildDocument(as);
  const url = `/api/deedguard/locked-deeds/${lockId}/evidence`;
  return () => callRoute(show, { method: 'POST', url, params: { id: lockId }, as, body: { documentId } });
};
const showOne = async (as: Person, lockId: string) => (await post(as, lockId))();

async function lockFor(who: Person): Promise<string> {
  return (await buildLock(who, home)).id;
}

/** Documents that were shown for a lock, as rows. */
const fill = (lockId: string, count: number) =>
  query(
    `INSERT INTO lock_evidence (id, lock_id, created_at)
     SELECT gen_random_uuid(), $1, $3 FROM generate_series(1, $2::int)`,
    [lockId, count, new Date()],
  );

/** Two accounts that showed ten documents each for the home of somebody. */
async function flooded() {
  const ada = await createOwner();
  const mine = await lockFor(ada);
  for (let count = 0; count < 2; count += 1) await fill(await lockFor(await createOwner()), 10);
  return { ada, mine };
}

beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
afterEach(releaseClock);

describe('POST /api/deedguard/locked-deeds/{id}/evidence, for a property that others flood', () => {
  it('leaves each account the room for two documents a day', async () => {
    const { ada, mine } = await flooded();
    expect((await showOne(ada, mine)).status).toBe(201);
    expect((await showOne(ada, mine)).status).toBe(201);

    const third = await post(ada, mine);
    advanceClock({ minutes: 60 });
    const before = await snapshot();
    const answer = await third();
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      code: 'rate_limited',
      message:
        'We were shown 20 documents about this property within a day. After that each account may show 2 a day. Please wait 23 hours and try again.',
    });
    expect(answer.headers.get('retry-after')).toBe(String(23 * 60 * 60));
    expect(await snapshot()).toEqual(before);

    advanceClock({ minutes: 23 * 60 + 1 });
    expect((await third()).status).toBe(201);
  });

  it('leaves that room to many who come at the same moment, and no more', async () => {
    const { ada, mine } = await flooded();
    const shows = [await post(ada, mine), await post(ada, mine), await post(ada, mine)];
    const answers = await Promise.all(shows.map((each) => each()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
  });

  it('counts what an account showed for an earlier lock of the same property on the same day', async () => {
    await lockFor(await createOwner());
    const eve = await createOwner();
    const first = await buildLock(eve, home);
    await fill(first.id, 10);
    await releaseLock(eve, first);
    const again = await post(eve, await lockFor(eve));
    const before = await snapshot();
    expect(await again()).toMatchObject({
      status: 429,
      body: {
        code: 'rate_limited',
        message:
          'You have shown us 10 documents about this property within a day. Please wait 24 hours and try again.',
      },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('leaves another property alone', async () => {
    await flooded();
    const [ada, eve] = [await createOwner(), await createOwner()];
    const elsewhere = lockInput({ propertyAddress: '7003 Bluebonnet Ln, Austin, TX 78701' });
    const { id } = await buildLock(ada, elsewhere);
    await buildLock(eve, elsewhere);
    for (let count = 0; count < 3; count += 1) expect((await showOne(ada, id)).status).toBe(201);
  });
});
