import { GET } from '@/app/api/alerts/route';
import type { AlertView } from '@/lib/alerts/schema/alerts';
import { LIST_PAGE } from '@/lib/platform/list';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { aRecording } from '@/tests/support/alert-facts';
import { buildAlert } from '@/tests/support/alerts';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { query } from '@/tests/support/database';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/alerts${search}`, as });
const idsOf = ({ body }: { body: unknown }) => (body as AlertView[]).map(({ id }) => id);

describe('GET /api/alerts', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('gives each alert with its reasons, its property and what was recorded', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const id = await buildAlert(owner, { lockId: lock.id });

    const answer = await get(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id,
        level: 'CRITICAL',
        status: 'active',
        title: 'A quitclaim deed was recorded for 12 Main St',
        timestamp: '2026-11-20T15:00:00.000Z',
        propertyId: lock.id,
        property: { address: '12 Main St, Austin, TX 78701', county: 'Travis County', state: 'TX' },
        reasons: ['The address is that of your lock.', 'You had not announced a deed.'],
        recording: aRecording,
      },
    ]);
    expect(answer.headers.get('link')).toBeNull();
  });

  it('has the newest first, and those of nobody else', async () => {
    const owner = await createOwner();
    const first = await buildAlert(owner);
    advanceClock({ minutes: 1 });
    const second = await buildAlert(owner);
    await buildAlert(await createOwner());
    expect(idsOf(await get(owner))).toEqual([second, first]);
  });

  it('is filtered by level and status', async () => {
    const owner = await createOwner();
    const critical = await buildAlert(owner);
    const low = await buildAlert(owner, { level: 'LOW' });
    await query("UPDATE alerts SET status = 'resolved' WHERE id = $1", [low]);
    expect(idsOf(await get(owner, '?level=CRITICAL'))).toEqual([critical]);
    expect(idsOf(await get(owner, '?status=resolved'))).toEqual([low]);
    expect(idsOf(await get(owner, '?level=&status='))).toHaveLength(2);
    expect(idsOf(await get(owner, '?level=CRITICAL&status=resolved'))).toEqual([]);
  });

  it('goes on behind the last one of a page', async () => {
    const owner = await createOwner();
    for (let index = 0; index <= LIST_PAGE; index += 1) await buildAlert(owner);
    const first = await get(owner, '?level=CRITICAL');
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    expect(next).toContain('level=CRITICAL');
    const second = await get(owner, next.replace('/api/alerts', ''));
    expect(idsOf(first)).toHaveLength(LIST_PAGE);
    expect(idsOf(second)).toHaveLength(1);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(LIST_PAGE + 1);
    expect(second.headers.get('link')).toBeNull();
  });

  it('refuses a level that there is not, and a page behind an alert of somebody else', async () => {
    const owner = await createOwner();
    expect(await get(owner, '?level=LOUD')).toMatchObject({
      status: 422,
      body: { fields: { level: 'Please choose CRITICAL, HIGH, MEDIUM or LOW.' } },
    });
    expect((await get(owner, '?status=gone')).status).toBe(422);
    const foreign = await buildAlert(await createOwner());
    expect((await get(owner, `?after=${foreign}`)).status).toBe(404);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});
