import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/alerts/[id]/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { aRecording } from '@/tests/support/alert-facts';
import { buildAlert } from '@/tests/support/alerts';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';

const get = (as: Person | null, id: string) =>
  callRoute(GET, { url: `/api/alerts/${id}`, params: { id }, as });

describe('GET /api/alerts/{id}', () => {
  afterEach(releaseClock);

  it('gives the alert with what was seen, and what happened with it and its lock, newest first', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    const lock = await buildLock(owner);
    advanceClock({ minutes: 5 });
    const id = await buildAlert(owner, { lockId: lock.id });

    const answer = await get(owner, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      level: 'CRITICAL',
      status: 'active',
      propertyId: lock.id,
      kind: 'recording.matched',
      facts: { recording: aRecording, isAnnounced: false },
      recording: aRecording,
      resolvedAt: null,
      resolvedReason: null,
      isSettled: false,
      timeline: [
        { type: 'alert.raised', at: '2026-11-20T15:05:00.000Z', by: 'service', detail: 'CRITICAL' },
        { type: 'deed.locked', at: '2026-11-20T15:00:00.000Z', by: 'owner' },
      ],
    });
  });

  it('hides the alert of somebody else like one that there is not', async () => {
    const id = await buildAlert(await createOwner());
    const other = await createOwner();
    const answers = [await get(other, id), await get(other, randomUUID()), await get(other, 'sample-x')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
