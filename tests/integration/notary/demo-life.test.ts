import { answerDemoOffer, driveDemoNotary } from '@/lib/notary/commands/demo';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { getTracking } from '@/lib/notary/queries/tracking';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listOffers, offerRequest } from '@/tests/support/offers';
import { listJobs, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { listPositions } from '@/tests/support/visits';

beforeEach(() => holdClock());
afterEach(releaseClock);

async function assignedToDemo(overrides: Parameters<typeof writeRequest>[1] = {}, home = 'Austin, TX 78758') {
  const client = await createOwner();
  const demo = await buildNotary({ isDemo: true, home });
  const { requestId, offerId } = await offerRequest(client, overrides);
  expect(await answerDemoOffer(offerId)).toEqual({ offerId, outcome: 'accepted' });
  return { client, demo, requestId };
}

/** Runs the job of each step when it is due, as the worker does, until it asks for no other. */
async function driveToTheEnd(requestId: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (let step = 0; step < 100; step += 1) {
    await query("DELETE FROM pgboss.job WHERE name = 'demo-drive'");
    const { outcome } = await driveDemoNotary(requestId);
    outcomes.push(outcome);
    const [job] = await query<{ start_after: Date }>(
      "SELECT start_after FROM pgboss.job WHERE name = 'demo-drive'",
    );
    if (!job) return outcomes;
    advanceClock({ ms: job.start_after.getTime() - Date.now() });
  }
  throw new Error('The drive does not end.');
}

describe('a demo notary', () => {
  it('accepts, sets off, drives, arrives, begins and completes', async () => {
    const { client, demo, requestId } = await assignedToDemo();
    expect(await listJobs('demo-drive')).toEqual([requestId]);
    const outcomes = await driveToTheEnd(requestId);
    expect(outcomes[0]).toBe('departed');
    expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(24);
    expect(outcomes.slice(-2)).toEqual(['began', 'completed']);

    const positions = await listPositions(requestId);
    const left = positions.map(({ distance_miles: miles }) => miles as number);
    expect(left).toHaveLength(25);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left.at(-1)).toBe(0);
    expect(await readRequest(requestId)).toMatchObject({
      status: 'completed',
      notary_id: demo.actor.id,
      travel_stage: 'arrived',
    });
    expect((await listAudit(requestId)).map(({ type, actor_id }) => [type, actor_id])).toEqual(
      expect.arrayContaining(
        ['assigned', 'departed', 'arrived', 'started', 'completed'].map((what) => [
          `request.${what}`,
          demo.actor.id,
        ]),
      ),
    );
    expect((await getTracking(client.actor, requestId)).status).toBe('completed');
    expect(await driveDemoNotary(requestId)).toEqual({ requestId, outcome: 'nothing' });
  });

  it('sets off some miles away when it lives at the appointment', async () => {
    const { requestId } = await assignedToDemo({}, 'Austin, TX 78701');
    await driveDemoNotary(requestId);
    const [first] = await listPositions(requestId);
    expect(first?.distance_miles).toBeGreaterThan(2);
  });

  it('holds a remote session without a way', async () => {
    const { requestId } = await assignedToDemo({ is_remote: true, location: null });
    expect(await driveToTheEnd(requestId)).toEqual(['began', 'completed']);
    expect(await listPositions(requestId)).toEqual([]);
  });

  it('continues from where it is after hours without a worker', async () => {
    const { requestId } = await assignedToDemo();
    await driveDemoNotary(requestId);
    advanceClock({ minutes: 300 });
    expect(await driveDemoNotary(requestId)).toMatchObject({ outcome: 'moved' });
    expect(await readRequest(requestId)).toMatchObject({ travel_stage: 'arrived' });
    expect((await driveToTheEnd(requestId)).at(-1)).toBe('completed');
  });

  it('answers and moves once, although its job runs twice', async () => {
    const client = await createOwner();
    await buildNotary({ isDemo: true });
    const { requestId, offerId } = await offerRequest(client);
    const answers = await Promise.all([answerDemoOffer(offerId), answerDemoOffer(offerId)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'nothing']);
    expect((await listAudit(requestId)).filter(({ type }) => type === 'request.assigned')).toHaveLength(1);
    await driveDemoNotary(requestId);
    advanceClock({ ms: 4_000 });
    await driveDemoNotary(requestId);
    const before = await snapshot();
    const jobs = await listJobs('demo-drive');
    expect(await driveDemoNotary(requestId)).toEqual({ requestId, outcome: 'nothing' });
    expect(await snapshot()).toEqual(before);
    expect(await listJobs('demo-drive')).toEqual(jobs);
  });

  it('stops when the client cancels', async () => {
    const { client, requestId } = await assignedToDemo();
    await driveDemoNotary(requestId);
    await changeRequestStatus(client.actor, requestId, { status: 'cancelled' });
    const before = await snapshot();
    expect(await driveDemoNotary(requestId)).toMatchObject({ outcome: 'nothing' });
    expect(await snapshot()).toEqual(before);
  });

  it('waits with a second visit until it has arrived at the first', async () => {
    const { client, requestId } = await assignedToDemo();
    const later = new Date(Date.now() + 72 * 60 * 60_000);
    const second = await offerRequest(client, { appointment_at: later });
    await answerDemoOffer(second.offerId);
    await driveDemoNotary(requestId);
    expect(await driveDemoNotary(second.requestId)).toMatchObject({ outcome: 'waiting' });
    expect(await readRequest(second.requestId)).toMatchObject({ travel_stage: null });
    advanceClock({ ms: 4_000 });
    expect((await driveToTheEnd(requestId)).at(-1)).toBe('completed');
    expect((await driveToTheEnd(second.requestId)).at(-1)).toBe('completed');
  });

  it('declines what it cannot accept, so that the next one is asked', async () => {
    const client = await createOwner();
    const demo = await buildNotary({ isDemo: true });
    const { requestId, offerId } = await offerRequest(client);
    await query('UPDATE notary_credentials SET expires_on = $1', ['2026-01-01']);
    expect(await answerDemoOffer(offerId)).toEqual({ offerId, outcome: 'declined' });
    expect(await listOffers(requestId)).toMatchObject([{ notary_id: demo.actor.id, status: 'declined' }]);
    expect(await dispatchRequest(requestId)).toMatchObject({ requestId });
  });
});

describe('a notary who is a person', () => {
  it('is never answered for, nor driven', async () => {
    const client: Person = await createOwner();
    const notary = await buildNotary();
    const { offerId } = await offerRequest(client);
    const { id } = await writeRequest(client, {
      notary_id: notary.actor.id,
      appointment_at: new Date(Date.now() + 72 * 60 * 60_000),
    });
    const before = await snapshot();
    expect(await answerDemoOffer(offerId)).toEqual({ offerId, outcome: 'nothing' });
    expect(await driveDemoNotary(id)).toEqual({ requestId: id, outcome: 'nothing' });
    expect(await snapshot()).toEqual(before);
  });
});
