import { askAboutOverdue } from '@/lib/notary/commands/overdue';
import { sweepRequests, withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { billCancellation } from '@/lib/invoices/commands/invoices';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { listJobs, listNotifications } from '@/tests/support/offers';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const appointment_at = '2026-11-20T16:00:00.000Z';

describe('a visit that should have begun', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('is asked about on both sides a quarter of an hour after its time, once', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at });
    advanceClock({ minutes: 75, ms: -1 });
    const before = await snapshot();
    expect(await sweepRequests()).toMatchObject({ overdue: 0 });
    expect(await snapshot()).toEqual(before);

    advanceClock({ ms: 1 });
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 0, overdue: 1 });
    expect(
      await query('SELECT user_id, type, title, message, href FROM notifications ORDER BY title'),
    ).toEqual([
      {
        user_id: client.actor.id,
        type: 'request.overdue',
        title: 'Has your notary arrived?',
        message:
          'Real estate: Deed: the time of your appointment has passed, and we do not see that the notary has arrived. Write to them, or cancel the request and ask again; you will not be charged while they have not arrived.',
        href: `/requests/${id}`,
      },
      {
        user_id: notary.actor.id,
        type: 'request.overdue',
        title: 'Is this visit under way?',
        message:
          'Real estate: Deed: the time of the appointment has passed, and we do not see that you have arrived. The client was told. If you can’t make it, please withdraw.',
        href: `/requests/${id}`,
      },
    ]);
    expect(await listAudit(id)).toEqual([
      { type: 'request.overdue', actor_id: null, subject_id: id, data: { notaryId: notary.actor.id } },
    ]);
    expect(await listJobs('notification-mail')).toHaveLength(2);

    const settled = await snapshot();
    advanceClock({ minutes: 5 });
    expect(await sweepRequests()).toMatchObject({ overdue: 0 });
    expect(await snapshot()).toEqual(settled);
  });

  it('is asked about once by two sweeps at the same moment', async () => {
    const { id } = await buildVisit({ appointment_at });
    advanceClock({ minutes: 75 });
    await Promise.all([askAboutOverdue(id), askAboutOverdue(id)]);
    expect(await countRows('notifications')).toBe(2);
    expect(await listAudit(id)).toHaveLength(1);
  });

  it('is asked about when it is a remote session', async () => {
    const { client } = await buildVisit({ appointment_at, is_remote: true });
    advanceClock({ minutes: 75 });
    expect(await sweepRequests()).toMatchObject({ overdue: 1 });
    expect((await listNotifications(client.actor.id))[0]).toMatchObject({
      message: expect.stringContaining('you will not be charged while it has not begun') as string,
    });
  });

  it('is asked about while the notary says that they are on the way', async () => {
    await buildVisit({ appointment_at, underWay: true });
    advanceClock({ minutes: 75 });
    expect(await sweepRequests()).toMatchObject({ overdue: 1 });
  });

  it('at an office asks whether it was closed, which costs nothing', async () => {
    const { client } = await buildVisit({ appointment_at, mode: 'in-person' });
    advanceClock({ minutes: 75 });
    await sweepRequests();
    expect((await listNotifications(client.actor.id))[0]).toMatchObject({
      message: expect.stringContaining('If the office is closed, cancel the request and say so') as string,
    });
  });

  it('has a quarter of an hour from the assignment when that came after its time', async () => {
    await buildVisit({ appointment_at, assigned_at: '2026-11-20T16:10:00.000Z' });
    advanceClock({ minutes: 84 });
    expect(await sweepRequests()).toMatchObject({ overdue: 0 });
    advanceClock({ minutes: 1 });
    expect(await sweepRequests()).toMatchObject({ overdue: 1 });
  });

  it('is not asked about when the notary is there, has begun, or the client has cancelled', async () => {
    await buildVisit({
      appointment_at,
      travel_stage: 'arrived',
      departed_at: new Date(),
      arrived_at: new Date(),
    });
    const begun = await buildVisit({ appointment_at, begin_agreed_at: new Date(), is_remote: true });
    await changeRequestStatus(begun.notary.actor, begun.id, { status: 'in_progress' });
    const cancelled = await buildVisit({ appointment_at });
    const cancelling = { status: 'cancelled', fee: 25 } as const;
    await changeRequestStatus(cancelled.client.actor, cancelled.id, cancelling, billCancellation);
    advanceClock({ minutes: 75 });
    expect(await sweepRequests()).toMatchObject({ overdue: 0 });
  });

  it('tells the client that nobody comes anymore when the notary then gives it back', async () => {
    const { id, client, notary } = await buildVisit({ appointment_at });
    advanceClock({ minutes: 75 });
    await sweepRequests();
    await withdrawFromRequest(notary.actor, id);
    await sweepRequests();
    expect((await listNotifications(client.actor.id)).map(({ type }) => type)).toEqual([
      'request.unassigned',
      'request.cancelled',
    ]);
  });
});
