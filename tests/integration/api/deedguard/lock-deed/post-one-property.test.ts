import { GET as listDeeds } from '@/app/api/deedguard/locked-deeds/route';
import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import type { LockedDeed } from '@/lib/deeds/schema';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { countRows } from '@/tests/support/rows';

const home = '8695 Lavaca St, Austin, TX 78701';
const spellings = [
  '#8695 Lavaca St, Austin, TX 78701',
  '08695 Lavaca St, Austin, TX 78701',
  '8695 Lavaca St, Nowhereville, TX 78701',
  '8695 Lavaca St, Travis County, TX 78701',
  '8695 Lavaca St, Downtown Austin, TX 78701',
  '8695 Lavaca St, Austin, Austin, TX 78701',
  '8695 Lavaca, Austin, TX 78701',
  '8695 Lavaca St Apt, Austin, TX 78701',
  'House 8695 Lavaca St, Austin, TX 78701',
  '8695Lavaca St, Austin, TX 78701',
  '8695 La vaca St, Austin, TX 78701',
];
const post = (as: Person, propertyAddress: string) =>
  callRoute(lockDeed, {
    method: 'POST',
    url: '/api/deedguard/lock-deed',
    as,
    body: lockInput({ propertyAddress }),
  });
const readContested = async (as: Person) => {
  const { body } = await callRoute(listDeeds, { url: '/api/deedguard/locked-deeds', as });
  return (body as LockedDeed[])
    .filter(({ status }) => status !== 'released')
    .map(({ contested }) => contested);
};

describe('POST /api/deedguard/lock-deed, for a home that is locked under another spelling', () => {
  it.each(spellings.flatMap((spelling) => [[home, spelling], [spelling, home]]))(
    'contests both where %s is locked, and then %s',
    async (first, second) => {
      const [ada, eve] = [await createOwner(), await createOwner()];
      await buildLock(ada, { propertyAddress: first });
      const answer = await post(eve, second);

      expect(answer.status).toBe(201);
      expect([await readContested(ada), await readContested(eve)]).toEqual([[true], [true]]);
      const told = await query(`SELECT user_id FROM notifications WHERE type = 'deed.contested'`);
      expect(told).toHaveLength(2);
    },
  ); // oxfmt-ignore

  it('refuses every spelling to the account that has it locked', async () => {
    const ada = await createOwner();
    await buildLock(ada, { propertyAddress: home });
    for (const spelling of spellings) {
      expect(await post(ada, spelling)).toMatchObject({
        status: 409,
        body: {
          message: 'This property is already protected. You can find it in Your Protected Properties.',
          code: 'conflict',
        },
      });
    }
    expect(await countRows('deed_locks')).toBe(1);
  });

  it('leaves a credit where it is when it refuses', async () => {
    const ada = await createOwner();
    await buildLock(ada, { propertyAddress: home });
    await buildPaidPayment(ada);
    await buildPaidPayment(ada);
    expect((await post(ada, '8695 Lavaca, Austin, TX 78701')).status).toBe(409);
    expect((await post(ada, '1 Lavaca St, Austin, TX 78701')).status).toBe(201);
    expect(await query(`SELECT status::text FROM deed_locks`)).toEqual([
      { status: 'paid' },
      { status: 'paid' },
    ]);
  });

  it('contests both when two accounts lock it at the same moment', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await Promise.all([post(ada, home), post(eve, '8695 La vaca, Nowhereville, TX 78701')]);
    expect([await readContested(ada), await readContested(eve)]).toEqual([[true], [true]]);
    expect(await query('SELECT 1 FROM lock_contests')).toHaveLength(2);
  });

  it('locks it once when one account asks for two spellings at the same moment', async () => {
    const ada = await createOwner();
    const answers = await Promise.all([post(ada, home), post(ada, '#8695 Lavaca, Austin, TX 78701')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('contests no other home of that ZIP code and number', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildLock(ada, { propertyAddress: home });
    for (const street of ['8695 Lavaca Ave', '8695 Lavaca St Apt 2', '8695A Lavaca St', '8695 Brazos St']) {
      expect((await post(eve, `${street}, Austin, TX 78701`)).status).toBe(201);
    }
    expect([await readContested(ada), await readContested(eve)]).toEqual([
      [false],
      [false, false, false, false],
    ]);
  });

  it('ends the contests of those that nobody else has left, where the one between them is released', async () => {
    const [ada, eve, bob] = [await createOwner(), await createOwner(), await createOwner()];
    await buildLock(ada, { propertyAddress: '8695 Lavaca St, Austin, TX 78701' });
    const unclear = await buildLock(eve, { propertyAddress: '8695 Lavaca, Austin, TX 78701' });
    await buildLock(bob, { propertyAddress: '8695 Lavaca Ave, Austin, TX 78701' });
    expect([await readContested(ada), await readContested(bob)]).toEqual([[true], [true]]);
    await releaseLock(eve, unclear);
    expect([await readContested(ada), await readContested(bob)]).toEqual([[false], [false]]);
    expect(await query('SELECT 1 FROM lock_contests WHERE ended_at IS NULL')).toEqual([]);
  });

  it('asks the database once more where a home has that number, and no more often however many have', async () => {
    const ada = await createOwner();
    await buildLock(ada);
    const lock = (street: string) =>
      countQueries(() => buildLock(ada, { propertyAddress: `8695 ${street} St, Austin, TX 78701` }));
    const alone = await lock('Lavaca');
    const besideOne = await lock('Guadalupe');
    for (const street of ['Brazos', 'Colorado', 'Nueces']) {
      await buildLock(await createOwner(), { propertyAddress: `8695 ${street} St, Austin, TX 78701` });
    }
    expect([alone, besideOne, await lock('Trinity')]).toEqual([6, 7, 7]);
  });
});
