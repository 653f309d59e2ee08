import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { releaseLock } from '@/tests/support/locks';
import {
  indexOf,
  listAlerts,
  listMatches,
  recordedLine,
  takeIn,
  watchedLock,
} from '@/tests/support/recordings';
import { listAudit, snapshot } from '@/tests/support/rows';
import { announced, askToAnnounce, askToWithdraw } from '@/tests/support/watches';

beforeEach(() => holdClock('2026-11-20T18:00:00Z'));
afterEach(releaseClock);

const sale = { class: 'deed', party: 'Acme Homes LLC', from: '2026-11-18', until: '2026-12-31' };

async function buildSale() {
  const [admin, jane] = [await createAdmin(), await createOwner()];
  return { admin, jane, lock: await watchedLock(jane) };
}

describe('POST /api/properties/[id]/announcements', () => {
  it('keeps what its owner announces', async () => {
    const { jane, lock } = await buildSale();
    const answer = await askToAnnounce(jane, lock.id, sale);
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(answer.body).toEqual({
      id,
      ...sale,
      createdAt: '2026-11-20T18:00:00.000Z',
      withdrawnAt: null,
      isOpen: true,
      matches: 0,
    });
    expect(await listAudit(id)).toEqual([
      { type: 'announcement.made', actor_id: jane.actor.id, subject_id: id, data: { lockId: lock.id } },
    ]);
  });

  it('makes the alert of what fits it low, with the reason', async () => {
    const { admin, jane, lock } = await buildSale();
    const { id } = await announced(jane, lock.id, sale);
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listMatches()).toEqual([expect.objectContaining({ announcement_id: id })]);
    const [alert] = await listAlerts();
    expect(alert).toMatchObject({ level: 'LOW', facts: { isAnnounced: true } });
    expect(alert!.reasons.at(-1)).toBe('You announced it for November 18, 2026 to December 31, 2026.');
  });

  it('leaves what is for another party as loud as it is', async () => {
    const { admin, jane, lock } = await buildSale();
    await announced(jane, lock.id, sale);
    await takeIn(admin, indexOf(recordedLine({ grantees: 'MALLORY MARK' })));
    expect(await listAlerts()).toEqual([expect.objectContaining({ level: 'CRITICAL' })]);
  });

  it('leaves what is of another class as loud as it is', async () => {
    const { admin, jane, lock } = await buildSale();
    await announced(jane, lock.id, sale);
    await takeIn(admin, indexOf(recordedLine({ type: 'DEED OF TRUST' })));
    expect(await listAlerts()).toEqual([expect.objectContaining({ level: 'HIGH' })]);
  });

  it('leaves what is of another day as loud as it is', async () => {
    const { admin, jane, lock } = await buildSale();
    await announced(jane, lock.id, { ...sale, from: '2026-11-21' });
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listAlerts()).toEqual([expect.objectContaining({ level: 'CRITICAL' })]);
  });

  it('fits any party where none was named', async () => {
    const { admin, jane, lock } = await buildSale();
    await announced(jane, lock.id, { ...sale, party: '' });
    await takeIn(admin, indexOf(recordedLine({ grantees: 'MALLORY MARK' })));
    expect(await listAlerts()).toEqual([expect.objectContaining({ level: 'LOW' })]);
  });

  it('changes nothing of an alert that was raised before', async () => {
    const { admin, jane, lock } = await buildSale();
    await takeIn(admin, indexOf(recordedLine()));
    const before = await listAlerts();
    await announced(jane, lock.id, sale);
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listAlerts()).toEqual(before);
  });

  it('is not heard once it was withdrawn', async () => {
    const { admin, jane, lock } = await buildSale();
    const { id } = await announced(jane, lock.id, sale);
    await askToWithdraw(jane, lock.id, id);
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listAlerts()).toEqual([expect.objectContaining({ level: 'CRITICAL' })]);
  });

  it('takes twenty at a time and no more', async () => {
    const { jane, lock } = await buildSale();
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => askToAnnounce(jane, lock.id, { ...sale, party: undefined })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 409]);
  });

  it.each([
    ['no class', { ...sale, class: 'sale' }, 'class'],
    ['no first day', { ...sale, from: 'today' }, 'from'],
    ['a last day before the first one', { ...sale, from: '2026-12-31', until: '2026-12-30' }, 'until'],
    ['a last day that is over', { ...sale, until: '2026-11-19' }, 'until'],
    ['a last day more than 180 days ahead', { ...sale, until: '2027-05-20' }, 'until'],
  ])('refuses %s, and changes nothing', async (_, body, field) => {
    const { jane, lock } = await buildSale();
    const before = await snapshot();
    const answer = await askToAnnounce(jane, lock.id, body);
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('takes a last day that is 180 days ahead', async () => {
    const { jane, lock } = await buildSale();
    expect(await announced(jane, lock.id, { ...sale, until: '2027-05-19' })).toMatchObject({ isOpen: true });
  });

  it('asks a guarded account to confirm, because it makes an alert quiet', async () => {
    const { jane, lock } = await buildSale();
    await guardWithPin(jane);
    const answer = await askToAnnounce(jane, lock.id, sale);
    expect([answer.status, answer.body]).toEqual([402, stepUpRequired]);
  });

  it('is refused for a lock that has ended', async () => {
    const { jane, lock } = await buildSale();
    await releaseLock(jane, lock);
    expect((await askToAnnounce(jane, lock.id, sale)).status).toBe(409);
  });

  it('is not found for others, and not for visitors', async () => {
    const { lock } = await buildSale();
    const eve = await createOwner();
    const before = await snapshot();
    expect((await askToAnnounce(eve, lock.id, sale)).status).toBe(404);
    expect((await askToAnnounce(visitor, lock.id, sale)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
