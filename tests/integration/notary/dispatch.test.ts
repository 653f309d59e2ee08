import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { declineOffer } from '@/lib/notary/commands/offers';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import {
  listAsked,
  listJobs,
  listNotifications,
  listOffers,
  offerRequest,
  readCounters,
  readRequest,
} from '@/tests/support/offers';
import { listAudit, snapshot } from '@/tests/support/rows';

const at = new Date('2026-11-20T15:00:00.000Z');
const tomorrow = '2026-11-21T16:00:00.000Z';
const praised = [5, 5, 5, 5, 5];

const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('a dispatch', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  it('asks the best notary first, tells them, and comes back when their time is up', async () => {
    const client = await createOwner();
    await buildNotary({ home: 'Round Rock, TX 78664' });
    const best = await buildNotary({ ratings: praised, offersAnswered: 10, offersAccepted: 10 });
    const { id } = await writeRequest(client, { appointment_at: tomorrow });
    expect(await dispatchRequest(id)).toEqual({ requestId: id, outcome: 'offered' });

    const [offer, ...others] = await listOffers(id);
    expect(others).toEqual([]);
    expect(offer).toEqual({
      id: expect.any(String) as unknown,
      notary_id: best.actor.id,
      status: 'open',
      distance_miles: 0,
      created_at: at,
      expires_at: minutesLater(15),
      answered_at: null,
    });
    expect(await listNotifications(best.actor.id)).toEqual([
      {
        type: 'offer.received',
        message: 'Real estate: Deed. Please answer within 15 minutes.',
        href: '/dashboard/notary',
      },
    ]);
    expect(await listNotifications(client.actor.id)).toEqual([]);
    expect(await listAudit(id)).toEqual([
      {
        type: 'request.offered',
        actor_id: null,
        subject_id: id,
        data: { offerId: offer!.id, notaryId: best.actor.id },
      },
    ]);
    expect(await listJobs('dispatch')).toEqual([{ id, start_after: minutesLater(15) }]);
  });

  it.each([
    ['15 minutes for an appointment in more than an hour', 60 * 60_000 + 1, 15],
    ['2 minutes for an appointment within the hour', 60 * 60_000, 2],
    ['2 minutes for an appointment now', 0, 2],
  ])('gives %s', async (_, aheadMs, minutes) => {
    await buildNotary();
    const appointment = new Date(at.getTime() + aheadMs);
    const { requestId } = await offerRequest(await createOwner(), { appointment_at: appointment });
    const [offer] = await listOffers(requestId);
    expect(offer!.expires_at).toEqual(minutesLater(minutes));
  });

  it('changes nothing while somebody is being asked', async () => {
    await buildNotary();
    await buildNotary();
    const { requestId } = await offerRequest(await createOwner(), { appointment_at: tomorrow });
    advanceClock({ minutes: 15, ms: -1 });
    const before = await snapshot();
    expect(await dispatchRequest(requestId)).toEqual({ requestId, outcome: 'waiting' });
    expect(await snapshot()).toEqual(before);
  });

  it('offers once, when two run at the same time', async () => {
    await buildNotary();
    await buildNotary();
    const { id } = await writeRequest(await createOwner(), { appointment_at: tomorrow });
    const outcomes = await Promise.all([dispatchRequest(id), dispatchRequest(id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['offered', 'waiting']);
    expect(await listOffers(id)).toHaveLength(1);
  });

  it('comes again, when the queue’s clock is a little ahead of ours', async () => {
    await buildNotary();
    const { requestId } = await offerRequest(await createOwner(), { appointment_at: tomorrow });
    await query('DELETE FROM pgboss.job');
    advanceClock({ minutes: 15, ms: -200 });
    expect((await dispatchRequest(requestId)).outcome).toBe('waiting');
    expect(await listJobs('dispatch')).toEqual([{ id: requestId, start_after: minutesLater(15) }]);
  });

  it('moves on at once when the notary declines', async () => {
    const near = await buildNotary();
    const far = await buildNotary({ home: 'Round Rock, TX 78664' });
    const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at: tomorrow });
    await declineOffer(near.actor, offerId);
    expect((await dispatchRequest(requestId)).outcome).toBe('offered');
    expect(await listAsked(requestId)).toEqual([
      [near.actor.id, 'declined'],
      [far.actor.id, 'open'],
    ]);
  });

  it('moves on when the time is up, which counts as an answer', async () => {
    const near = await buildNotary();
    const far = await buildNotary({ home: 'Round Rock, TX 78664' });
    const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at: tomorrow });
    advanceClock({ minutes: 15 });
    expect((await dispatchRequest(requestId)).outcome).toBe('offered');
    expect(await listAsked(requestId)).toEqual([
      [near.actor.id, 'expired'],
      [far.actor.id, 'open'],
    ]);
    expect(await readCounters(near.actor.id)).toEqual({ answered: 1, accepted: 0 });
    expect(await listAudit(offerId)).toEqual([
      {
        type: 'offer.expired',
        actor_id: null,
        subject_id: offerId,
        data: { requestId, notaryId: near.actor.id },
      },
    ]);
  });

  it('tells the client once when nobody is left, and keeps the request pending', async () => {
    const client = await createOwner();
    const only = await buildNotary();
    const { requestId, offerId } = await offerRequest(client, { appointment_at: tomorrow });
    await declineOffer(only.actor, offerId);
    expect((await dispatchRequest(requestId)).outcome).toBe('exhausted');
    const told = await snapshot();
    advanceClock({ minutes: 5 });
    expect((await dispatchRequest(requestId)).outcome).toBe('exhausted');
    expect(await snapshot()).toEqual(told);
    expect(await readRequest(requestId)).toMatchObject({ status: 'pending', exhausted_at: at });
    expect(await listNotifications(client.actor.id)).toEqual([
      {
        type: 'request.exhausted',
        message: expect.stringContaining('nobody who could do it is free right now') as unknown,
        href: `/requests/${requestId}`,
      },
    ]);
  });

  it('asks somebody who came later, and no longer says that nobody is left', async () => {
    const { id } = await writeRequest(await createOwner(), { appointment_at: tomorrow });
    expect((await dispatchRequest(id)).outcome).toBe('exhausted');
    const late = await buildNotary();
    expect((await dispatchRequest(id)).outcome).toBe('offered');
    expect(await listAsked(id)).toEqual([[late.actor.id, 'open']]);
    expect((await readRequest(id)).exhausted_at).toBeNull();
  });

  it('asks the preferred notary first, and then the best', async () => {
    const best = await buildNotary({ ratings: praised });
    const preferred = await buildNotary({ home: 'Round Rock, TX 78664' });
    const client = await createOwner();
    const { requestId, offerId, notaryId } = await offerRequest(client, {
      appointment_at: tomorrow,
      preferred_notary_id: preferred.actor.id,
    });
    expect(notaryId).toBe(preferred.actor.id);
    await declineOffer(preferred.actor, offerId);
    await dispatchRequest(requestId);
    expect(await listAsked(requestId)).toEqual([
      [preferred.actor.id, 'declined'],
      [best.actor.id, 'open'],
    ]);
  });

  it('asks the best one while the preferred notary is not available', async () => {
    const best = await buildNotary();
    const preferred = await buildNotary({ isAvailable: false });
    const { notaryId } = await offerRequest(await createOwner(), {
      preferred_notary_id: preferred.actor.id,
    });
    expect(notaryId).toBe(best.actor.id);
  });

  it('lets a demo notary answer by a job', async () => {
    await buildNotary({ isDemo: true });
    const { offerId } = await offerRequest(await createOwner(), { appointment_at: tomorrow });
    expect(await listJobs('demo-answer')).toEqual([
      { id: offerId, start_after: new Date(at.getTime() + 5_000) },
    ]);
  });

  it.each(['assigned', 'cancelled'] as const)('does nothing for a request that is %s', async (status) => {
    const notary = await buildNotary();
    const client = await createOwner();
    const row = status === 'assigned' ? { notary_id: notary.actor.id } : { status };
    const { id } = await writeRequest(client, row);
    const before = await snapshot();
    expect((await dispatchRequest(id)).outcome).toBe('nothing');
    expect(await snapshot()).toEqual(before);
  });

  it('cancels a request a quarter of an hour after its appointment, and tells the client', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client, { appointment_at: at });
    advanceClock({ minutes: 15, ms: -1 });
    expect((await dispatchRequest(id)).outcome).toBe('exhausted');
    advanceClock({ ms: 1 });
    expect((await dispatchRequest(id)).outcome).toBe('cancelled');
    expect(await readRequest(id)).toMatchObject({
      status: 'cancelled',
      cancelled_at: minutesLater(15),
      cancelled_by: 'nobody_found',
    });
    const after = '15 minutes after the time of the appointment';
    expect(await listNotifications(client.actor.id)).toMatchObject([
      {
        type: 'request.exhausted',
        message: expect.stringContaining(`We keep looking until ${after};`) as unknown,
      },
      {
        type: 'request.cancelled',
        message: expect.stringContaining(`nobody had accepted it by ${after}.`) as unknown,
      },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'request.cancelled',
      actor_id: null,
      subject_id: id,
      data: { from: 'pending', by: 'nobody_found' },
    });
  });
});
