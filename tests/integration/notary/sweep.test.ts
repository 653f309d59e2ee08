import { declineOffer } from '@/lib/notary/commands/offers';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { reassignFrom, sweepRequests } from '@/lib/notary/commands/reassign';
import { setVerified } from '@/lib/notary/commands/verification';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAsked, listJobs, listNotifications, offerRequest, readRequest } from '@/tests/support/offers';
import { listAudit, snapshot } from '@/tests/support/rows';

const appointment_at = '2026-11-21T16:00:00.000Z';

describe('the job after an admin took a verification back', () => {
  const visit = { appointment_at: '2026-11-21T16:00:00.000Z' };
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  async function unverifiedWith(row: Record<string, unknown>) {
    const [client, notary, admin] = [await createOwner(), await buildNotary(), await createAdmin()];
    const { id } = await writeRequest(client, { notary_id: notary.actor.id, ...row });
    await setVerified(admin.actor, notary.actor.id, { verified: false });
    return { client, notary, id };
  }

  it('takes their appointments, tells both sides why, and asks somebody else', async () => {
    const { client, notary, id } = await unverifiedWith(visit);
    expect(await listJobs('reassign')).toMatchObject([{ id: notary.actor.id }]);
    expect(await reassignFrom(notary.actor.id)).toEqual({ reassigned: 1 });
    expect(await readRequest(id)).toMatchObject({ status: 'pending', notary_id: null, busy_from: null });
    expect(await listAudit(id)).toEqual([
      {
        type: 'request.unassigned',
        actor_id: null,
        subject_id: id,
        data: { notaryId: notary.actor.id, reason: 'verification' },
      },
    ]);
    expect((await listNotifications(notary.actor.id)).at(-1)).toMatchObject({
      type: 'request.unassigned',
      message: expect.stringContaining('your verification was withdrawn, so we are asking another notary'),
    });
    expect(await listNotifications(client.actor.id)).toMatchObject([{ type: 'request.unassigned' }]);
    expect(await listJobs('dispatch')).toMatchObject([{ id }]);
    const settled = await snapshot();
    expect(await reassignFrom(notary.actor.id)).toEqual({ reassigned: 0 });
    expect(await snapshot()).toEqual(settled);
  });

  it.each(['in_progress', 'completed'])('leaves an appointment that is %s', async (status) => {
    const { notary } = await unverifiedWith({ ...visit, status });
    const before = await snapshot();
    expect(await reassignFrom(notary.actor.id)).toEqual({ reassigned: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('leaves all where an admin has verified them again meanwhile', async () => {
    const { notary } = await unverifiedWith(visit);
    await query('UPDATE notary_profiles SET verified_at = now()');
    const before = await snapshot();
    await reassignFrom(notary.actor.id);
    expect(await snapshot()).toEqual(before);
  });
});

describe('the sweep of requests', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('finds nothing to do for what goes its way', async () => {
    const notary = await buildNotary();
    await offerRequest(await createOwner(), { appointment_at });
    await writeRequest(await createOwner(), { notary_id: notary.actor.id, appointment_at });
    await writeRequest(await createOwner(), { status: 'cancelled' });
    const before = await snapshot();
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 0, overdue: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('asks a notary who came after nobody was left', async () => {
    const only = await buildNotary();
    const { requestId, offerId } = await offerRequest(await createOwner(), { appointment_at });
    await declineOffer(only.actor, offerId);
    await dispatchRequest(requestId);
    const late = await buildNotary();
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 1, overdue: 0 });
    expect(await listAsked(requestId)).toEqual([
      [only.actor.id, 'declined'],
      [late.actor.id, 'open'],
    ]);
  });

  it('moves on from an offer whose job was lost', async () => {
    const first = await buildNotary();
    const { requestId } = await offerRequest(await createOwner(), { appointment_at });
    await query('DELETE FROM pgboss.job');
    advanceClock({ minutes: 15 });
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 1, overdue: 0 });
    expect(await listAsked(requestId)).toEqual([[first.actor.id, 'expired']]);
  });

  it('cancels what nobody had accepted when its hour came', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client, { appointment_at });
    await dispatchRequest(id);
    advanceClock({ days: 1, minutes: 75 });
    await sweepRequests();
    expect(await readRequest(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'nobody_found' });
    const settled = await snapshot();
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 0, overdue: 0 });
    expect(await snapshot()).toEqual(settled);
  });

  it.each([
    ['commission', {}],
    ['bond', {}],
    ['insurance', {}],
    ['commission', { is_remote: true }],
    ['bond', { is_remote: true }],
  ])('takes an appointment back when the %s will have lapsed on its day', async (kind, row) => {
    const client = await createOwner();
    const notary = await buildNotary();
    const { id } = await writeRequest(client, { ...row, notary_id: notary.actor.id, appointment_at });
    await query(`UPDATE notary_credentials SET expires_on = '2026-11-21' WHERE kind = $1::"CredentialKind"`, [
      kind,
    ]);
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 0, overdue: 0 });
    await query(`UPDATE notary_credentials SET expires_on = '2026-11-20' WHERE kind = $1::"CredentialKind"`, [
      kind,
    ]);
    expect(await sweepRequests()).toMatchObject({ reassigned: 1 });
    expect(await readRequest(id)).toMatchObject({ status: 'pending', notary_id: null, busy_from: null });
    expect((await listAudit(id))[0]).toEqual({
      type: 'request.unassigned',
      actor_id: null,
      subject_id: id,
      data: { notaryId: notary.actor.id, reason: 'credentials' },
    });
    expect((await listNotifications(notary.actor.id)).map(({ type }) => type)).toEqual([
      'request.unassigned',
    ]);
    expect((await listNotifications(client.actor.id))[0]).toMatchObject({ type: 'request.unassigned' });
    expect(await listJobs('dispatch')).toMatchObject([{ id }]);
  });

  it('asks for those who wait although an appointment cannot be taken back, and says that it failed', async () => {
    const lapsed = await buildNotary({ commissionExpiresOn: '2020-12-31' });
    await writeRequest(await createOwner(), { notary_id: lapsed.actor.id, appointment_at });
    const free = await buildNotary();
    const { id } = await writeRequest(await createOwner(), { appointment_at });
    await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON notary_requests FOR EACH ROW WHEN (OLD.status = 'assigned')
      EXECUTE FUNCTION refuse()`);
    try {
      await expect(sweepRequests()).rejects.toThrow('1 of 2 requests failed.');
    } finally {
      await query('DROP TRIGGER refuse ON notary_requests; DROP FUNCTION refuse()');
    }
    expect(await listAsked(id)).toEqual([[free.actor.id, 'open']]);
  });

  it('leaves a visit alone that has begun, whatever lapses', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), { notary_id: notary.actor.id, status: 'in_progress' });
    await query("UPDATE notary_credentials SET expires_on = '2020-01-01'");
    expect(await sweepRequests()).toEqual({ reassigned: 0, dispatched: 0, overdue: 0 });
  });
});
