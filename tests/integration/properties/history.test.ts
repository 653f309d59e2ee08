import { getPropertyHistory } from '@/lib/properties/queries/history';
import { createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { buildAlert, buildRecordings, lockedOn, type RecordedRow } from '@/tests/support/histories';
import { releaseLock } from '@/tests/support/locks';

const dayOf = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);

/** Deeds from each to the next, every third time with a mortgage. */
const manyRows = (count: number, from = 0): RecordedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    instrument: `${from + index}`,
    recordedOn: dayOf(from + index),
    ...(index % 3 === 2
      ? { class: 'mortgage' as const, type: 'DOT', grantors: ['SMITH JANE'], grantees: ['BIG BANK NA'] }
      : { grantors: [`SELLER ${index}`], grantees: ['SMITH JANE'] }),
  }));

describe('all that the page of a property shows', () => {
  it('is read by as many queries for 1,000 entries as for 10', async () => {
    const { actor, ...owner } = await createOwner();
    const lock = await buildLock({ actor, ...owner });
    await buildRecordings(lock.id, manyRows(9));
    const forTen = await countQueries(() => getPropertyHistory(actor, { id: lock.id }));
    await buildRecordings(lock.id, manyRows(991, 9));
    await buildAlert(lock.id);

    expect(await countQueries(() => getPropertyHistory(actor, { id: lock.id }))).toBe(forTen);
    expect(forTen).toBe(2);
    const { entries, next, chain } = await getPropertyHistory(actor, { id: lock.id });
    expect([entries.length, next === null, chain.isCut]).toEqual([50, false, true]);
  });

  it('has chain and alerts as of the end of a day', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await lockedOn(lock.id, '2026-01-01');
    await buildRecordings(lock.id, [
      { instrument: '1', recordedOn: '2001-01-01', grantees: ['SMITH JANE'] },
      { instrument: '2', recordedOn: '2026-02-02', grantors: ['SMITH JANE'], grantees: ['ROE RICHARD'] },
    ]);
    await buildAlert(lock.id, {
      level: 'HIGH',
      createdAt: '2026-02-03T08:00:00Z',
      resolvedAt: '2026-02-05T08:00:00Z',
    });
    const asOf = async (day: string) => {
      const { chain, alerts } = await getPropertyHistory(owner.actor, { id: lock.id, asOf: day });
      return [chain.links.length, alerts.counts.HIGH];
    };

    expect(await asOf('2026-02-01')).toEqual([1, 0]);
    expect(await asOf('2026-02-02')).toEqual([2, 0]);
    expect(await asOf('2026-02-04')).toEqual([2, 1]);
    expect(await asOf('2026-02-05')).toEqual([2, 0]);
  });

  it('names the current lock where an earlier one is asked for, and the step of the current one', async () => {
    const owner = await createOwner();
    const propertyAddress = '12 Main St, Austin, TX 78701';
    const earlier = await buildLock(owner, { propertyAddress });
    await releaseLock(owner, earlier);
    const current = await buildLock(owner, { propertyAddress });

    const history = await getPropertyHistory(owner.actor, { id: earlier.id });
    expect(history).toMatchObject({ isEarlier: true, currentId: current.id, state: { lockId: current.id } });
    expect(history.step).toMatchObject({ what: 'Look at 1 alert', href: `/properties/${current.id}#alerts` });
    await query(`UPDATE alerts SET status = 'resolved', resolved_at = now()`);
    const settled = await getPropertyHistory(owner.actor, { id: earlier.id });
    const href = `/payment/deedguard?lock=${current.id}&from=property`;
    expect(settled.step).toMatchObject({ what: 'Pay', href });
  });

  it('lists the loudest alerts, and counts all', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    for (let index = 0; index < 11; index += 1)
      await buildAlert(lock.id, { level: 'LOW', title: 'A release' });
    await buildAlert(lock.id, { level: 'CRITICAL', title: 'A deed', createdAt: '2020-01-01T00:00:00Z' });

    const { alerts, step } = await getPropertyHistory(owner.actor, { id: lock.id });
    expect(alerts.listed).toHaveLength(10);
    expect(alerts.listed[0]).toMatchObject({ level: 'CRITICAL', title: 'A deed' });
    expect(alerts.counts).toEqual({ CRITICAL: 1, HIGH: 0, MEDIUM: 0, LOW: 11 });
    expect(step).toMatchObject({ what: 'Look at 12 alerts' });
  });

  it('is not found for another account', async () => {
    const lock = await buildLock(await createOwner());

    await expect(getPropertyHistory((await createOwner()).actor, { id: lock.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
