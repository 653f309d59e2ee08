import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/offers/[id]/accept/route';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import type { RequestView } from '@/lib/notary/schema/requests';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
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

const at = '2026-11-20T15:00:00.000Z';
const appointment_at = '2026-11-21T16:00:00.000Z';
const over = 'The time to answer this offer is up, so we are asking another notary.';
const gone = 'This request was taken or cancelled, so there is nothing left to answer.';

const accept = (id: string, as: Person | null) => callRoute(POST, { method: 'POST', params: { id }, as });
const conflict = (message: string) => ({ message, code: 'conflict' });

async function expectRefused(
  id: string,
  as: Person | null,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  const before = await snapshot();
  const answer = await accept(id, as);
  expect([answer.status, answer.body]).toEqual([status, body]);
  expect(await snapshot()).toEqual(before);
}

describe('POST /api/offers/{id}/accept', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  describe('by the notary who is asked', () => {
    it('assigns the request, keeps the time free, and tells the client', async () => {
      const client = await createOwner();
      const notary = await buildNotary({ home: 'Round Rock, TX 78664' });
      const { requestId, offerId } = await offerRequest(client, { appointment_at });
      advanceClock({ minutes: 3 });
      const answer = await accept(offerId, notary);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        id: requestId,
        status: 'assigned',
        notaryId: notary.actor.id,
        clientName: 'Ada Lovelace',
        assignedAt: '2026-11-20T15:03:00.000Z',
      } satisfies Partial<RequestView>);
      // 49 minutes by road, 90 minutes for real estate.
      expect(await readRequest(requestId)).toMatchObject({
        status: 'assigned',
        notary_id: notary.actor.id,
        busy_from: new Date('2026-11-21T15:11:00.000Z'),
        busy_to: new Date('2026-11-21T18:19:00.000Z'),
      });
      expect(await listOffers(requestId)).toMatchObject([
        { status: 'accepted', answered_at: new Date('2026-11-20T15:03:00.000Z') },
      ]);
      expect(await readCounters(notary.actor.id)).toEqual({ answered: 1, accepted: 1 });
      expect((await listAudit(requestId)).at(-1)).toEqual({
        type: 'request.assigned',
        actor_id: notary.actor.id,
        subject_id: requestId,
        data: { offerId, notaryId: notary.actor.id },
      });
      expect(await listNotifications(client.actor.id)).toEqual([
        {
          type: 'request.assigned',
          message: 'Real estate: Deed: Ada Lovelace has accepted it.',
          href: `/requests/${requestId}`,
        },
      ]);
      expect(await listJobs('demo-drive')).toEqual([]);
    });

    it.each([
      ['shortly before the hour', '2026-11-21T15:57:00.000Z', appointment_at],
      ['at once when the hour has come', '2026-11-20T15:00:08.000Z', '2026-11-20T15:01:00.000Z'],
    ])('lets a demo notary set off by a job, %s', async (_, start, appointment_at) => {
      const notary = await buildNotary({ isDemo: true });
      const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
      await accept(offerId, notary);
      expect(await listJobs('demo-drive')).toEqual([{ id: requestId, start_after: new Date(start) }]);
    });

    it('does not count the way for a remote session', async () => {
      const notary = await buildNotary({ home: 'Round Rock, TX 78664' });
      const { requestId, offerId } = await offerRequest(await createOwner(), {
        appointment_at,
        is_remote: true,
        service_type: 'legal',
      });
      await accept(offerId, notary);
      expect(await readRequest(requestId)).toMatchObject({
        busy_from: new Date(appointment_at),
        busy_to: new Date('2026-11-21T17:00:00.000Z'),
      });
    });

    it('is refused from the moment on at which the time is up', async () => {
      const notary = await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      advanceClock({ minutes: 15 });
      await expectRefused(offerId, notary, { status: 409, body: conflict(over) });
    });

    it('is refused when the offer is expired', async () => {
      const notary = await buildNotary();
      const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
      advanceClock({ minutes: 15 });
      await dispatchRequest(requestId);
      await expectRefused(offerId, notary, { status: 409, body: conflict(over) });
    });

    it('is refused when the client has cancelled', async () => {
      const notary = await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      await query("UPDATE offers SET status = 'withdrawn'");
      await query("UPDATE notary_requests SET status = 'cancelled'");
      await expectRefused(offerId, notary, { status: 409, body: conflict(gone) });
    });

    it('is refused when the request is taken', async () => {
      const notary = await buildNotary();
      const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
      const other = await buildNotary();
      await query(
        `UPDATE notary_requests SET status = 'assigned', notary_id = $2, busy_from = appointment_at,
           busy_to = appointment_at + interval '1 hour' WHERE id = $1`,
        [requestId, other.actor.id],
      );
      await expectRefused(offerId, notary, { status: 409, body: conflict(gone) });
    });

    it.each([
      ['commission', 'Your commission is not in force on the day of this appointment.'],
      ['bond', 'Your bond is not in force on the day of this appointment.'],
      ['insurance', 'Your E&O insurance is not in force on the day of this appointment.'],
    ])('is refused when the %s will have lapsed', async (kind, message) => {
      const notary = await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      await query(
        `UPDATE notary_credentials SET expires_on = '2026-11-20' WHERE kind = $1::"CredentialKind"`,
        [kind],
      );
      const body = conflict(`${message} Please check your credentials in the settings.`);
      await expectRefused(offerId, notary, { status: 409, body });
    });

    it('is refused when the verification was taken back', async () => {
      const notary = await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      await query('UPDATE notary_profiles SET verified_at = NULL');
      const body = conflict(
        'Your credentials are not verified right now, so you cannot accept requests. Please check your credentials in the settings.',
      );
      await expectRefused(offerId, notary, { status: 409, body });
    });

    it('is refused when another appointment overlaps', async () => {
      const notary = await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      await writeRequest(await createOwner(), { notary_id: notary.actor.id, appointment_at });
      await expectRefused(offerId, notary, { status: 409, body: conflict(overlap) });
    });
  });

  describe('twice at once', () => {
    it('assigns once, when the same notary sends it twice', async () => {
      const notary = await buildNotary();
      const { offerId, requestId } = await offerRequest(await createOwner(), { appointment_at });
      const answers = await Promise.all([accept(offerId, notary), accept(offerId, notary)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await readCounters(notary.actor.id)).toEqual({ answered: 1, accepted: 1 });
      expect((await listAudit(requestId)).filter(({ type }) => type === 'request.assigned')).toHaveLength(1);
    });

    it('gives it to the one who is asked, when somebody who was asked before accepts, too', async () => {
      const first = await buildNotary();
      const second = await buildNotary({ home: 'Round Rock, TX 78664' });
      const { offerId, requestId } = await offerRequest(await createOwner(), { appointment_at });
      advanceClock({ minutes: 15 });
      await dispatchRequest(requestId);
      const open = (await listOffers(requestId))[1]!;
      const answers = await Promise.all([accept(offerId, first), accept(open.id, second)]);
      expect(answers.map(({ status }) => status)).toEqual([409, 200]);
      expect(await readRequest(requestId)).toMatchObject({ notary_id: second.actor.id });
      expect(await listAsked(requestId)).toEqual([
        [first.actor.id, 'expired'],
        [second.actor.id, 'accepted'],
      ]);
      expect(await readCounters(first.actor.id)).toEqual({ answered: 1, accepted: 0 });
    });

    it('assigns or moves on, and never both, when the time is up at the same moment', async () => {
      const first = await buildNotary();
      await buildNotary({ home: 'Round Rock, TX 78664' });
      const { offerId, requestId } = await offerRequest(await createOwner(), { appointment_at });
      advanceClock({ minutes: 15, ms: -1 });
      const [answer] = await Promise.all([
        accept(offerId, first),
        Promise.resolve(advanceClock({ ms: 1 })).then(() => dispatchRequest(requestId)),
      ]);
      const asked = await listAsked(requestId);
      const isTaken = answer.status === 200;
      expect(asked.map(([, status]) => status)).toEqual(isTaken ? ['accepted'] : ['expired', 'open']);
      expect((await readRequest(requestId)).status).toBe(isTaken ? 'assigned' : 'pending');
    });

    it('lets one of two overlapping requests of a notary win, and changes nothing of the other', async () => {
      const notary = await buildNotary();
      const [one, other] = [
        await offerRequest(await createOwner(), { appointment_at }),
        await offerRequest(await createOwner(), { appointment_at: '2026-11-21T17:00:00.000Z' }),
      ] as const;
      expect(other.notaryId).toBe(notary.actor.id);
      const answers = await Promise.all([accept(one.offerId, notary), accept(other.offerId, notary)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isFirst = answers[0].status === 200;
      const [winner, loser] = isFirst ? [one, other] : [other, one];
      expect((isFirst ? answers[1] : answers[0]).body).toEqual(conflict(overlap));
      expect(await readRequest(winner.requestId)).toMatchObject({ status: 'assigned' });
      expect(await readRequest(loser.requestId)).toMatchObject({
        status: 'pending',
        notary_id: null,
        busy_from: null,
      });
      expect(await listAsked(loser.requestId)).toEqual([[notary.actor.id, 'open']]);
      expect(await readCounters(notary.actor.id)).toEqual({ answered: 1, accepted: 1 });
      expect((await listAudit(loser.requestId)).map(({ type }) => type)).toEqual(['request.offered']);
    });
  });

  describe('by anybody else', () => {
    it('answers 404 for an offer of somebody else, also to an admin, and for one that does not exist', async () => {
      await buildNotary();
      const { offerId } = await offerRequest(await createOwner(), { appointment_at });
      const body = { message: 'There is no such offer.', code: 'not_found' };
      await expectRefused(offerId, await buildNotary(), { status: 404, body });
      await expectRefused(offerId, await createAdmin(), { status: 404, body });
      await expectRefused(randomUUID(), await buildNotary(), { status: 404, body });
      expect((await accept('1', await buildNotary())).status).toBe(404);
    });

    it('is for notaries who are signed in', async () => {
      await buildNotary();
      const client = await createOwner();
      const { offerId } = await offerRequest(client, { appointment_at });
      await expectRefused(offerId, client, {
        status: 403,
        body: { message: 'Your account may not do this.', code: 'forbidden' },
      });
      await expectRefused(offerId, visitor, {
        status: 401,
        body: { message: 'Please log in to continue.', code: 'not_signed_in' },
      });
    });
  });
});

const overlap =
  'You have another appointment at this time, counting the travel there and back. Please decline this request.';
