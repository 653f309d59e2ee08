import { GET } from '@/app/api/properties/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { buildAlert, buildRecordings, lockedOn } from '@/tests/support/histories';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';

const list = (as: Person | null, search = '') => callRoute(GET, { as, url: `/api/properties${search}` });

describe('GET /api/properties', () => {
  it('is not for visitors', async () => {
    expect((await list(visitor)).status).toBe(401);
  });

  it('is empty for an account without a lock', async () => {
    expect(await list(await createOwner())).toMatchObject({ status: 200, body: [] });
  });

  it('has a property with its state, what is due, its open alerts and its last recording', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, {
      propertyAddress: '12 Main St, Austin, TX 78701',
      parcelNumber: '01-02',
    });
    await buildAlert(lock.id, { level: 'CRITICAL' });
    await buildAlert(lock.id, { level: 'LOW' });
    await buildAlert(lock.id, { level: 'HIGH', resolvedAt: new Date().toISOString() });
    await buildRecordings(lock.id, [
      { instrument: '2', recordedOn: '2025-02-03', type: 'QCD' },
      { instrument: '1', recordedOn: '2020-01-01' },
    ]);

    const { body } = await list(owner);
    const [property] = body as { paymentDueAt: string; lockedAt: string }[];

    expect(body).toEqual([
      {
        id: lock.id,
        status: 'due',
        propertyAddress: '12 Main St, Austin, TX 78701',
        county: 'Travis County',
        parcelNumber: '01-02',
        lockedAt: expect.stringMatching(/Z$/) as string,
        paymentDueAt: property?.paymentDueAt,
        expiresAt: null,
        releasedAt: null,
        releaseReason: null,
        contested: false,
        evidence: 0,
        logIndex: lock.logIndex,
        due: { amount: 99, by: property?.paymentDueAt },
        openAlerts: { CRITICAL: 1, HIGH: 0, MEDIUM: 0, LOW: 1 },
        lastRecording: { type: 'QCD', instrument: '2', recordedOn: '2025-02-03' },
      },
    ]);
  });

  it('has nothing due for a lock that is paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: lock.id });

    expect((await list(owner)).body).toMatchObject([{ id: lock.id, status: 'paid', due: null }]);
  });

  it('has a property once that was locked several times, under its current lock', async () => {
    const owner = await createOwner();
    const earlier = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    await lockedOn(earlier.id, '2026-01-01');
    await buildAlert(earlier.id);
    await releaseLock(owner, earlier);
    const current = await buildLock(owner, { propertyAddress: '12 Main Street, Austin, TX 78701' });

    expect((await list(owner)).body).toMatchObject([
      { id: current.id, status: 'due', openAlerts: { CRITICAL: 1 } },
    ]);
  });

  it('keeps two units of a house apart', async () => {
    const owner = await createOwner();
    await buildLock(owner, { propertyAddress: '12 Main St Apt 1, Austin, TX 78701' });
    await buildLock(owner, { propertyAddress: '12 Main St Apt 2, Austin, TX 78701' });

    expect((await list(owner)).body).toHaveLength(2);
  });

  it('has nothing of another account, also where both have locked one property', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const propertyAddress = '12 Main St, Austin, TX 78701';
    const own = await buildLock(owner, { propertyAddress });
    const foreign = await buildLock(other, { propertyAddress });
    await buildAlert(foreign.id);

    expect((await list(owner)).body).toMatchObject([
      { id: own.id, contested: true, openAlerts: { CRITICAL: 0 } },
    ]);
  });

  it('goes on behind a property of one’s own, and behind no other', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const first = await buildLock(owner);
    await lockedOn(first.id, '2026-01-01');
    const second = await buildLock(owner);
    const foreign = await buildLock(other);

    expect((await list(owner, `?after=${second.id}`)).body).toMatchObject([{ id: first.id }]);
    expect((await list(owner, `?after=${foreign.id}`)).status).toBe(404);
    expect((await list(owner, '?after=x')).status).toBe(422);
  });

  it('asks as much of the database for many properties as for one', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await list(owner);
    const forOne = await countQueries(() => list(owner));
    for (let index = 0; index < 5; index += 1) await buildAlert((await buildLock(owner)).id);
    await buildRecordings(lock.id, [{ instrument: '1', recordedOn: '2020-01-01' }]);

    expect(await countQueries(() => list(owner))).toBe(forOne);
  });
});
