import { answerDemoOffer, driveDemoNotary } from '@/lib/notary/commands/demo';
import { playDemoVisit } from '@/lib/notary/commands/demo-start';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { answerDemoMessage, sendMessage } from '@/lib/notary/commands/messages';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { getThread } from '@/lib/notary/queries/messages';
import { getTracking } from '@/lib/notary/queries/tracking';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { asWritten, query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listOffers, offerRequest } from '@/tests/support/offers';
import { listJobs, readRequest } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';
import { listPositions } from '@/tests/support/visits';

const inADay = () => new Date(Date.now() + 24 * 60 * 60_000);
const inAnHour = () => new Date(Date.now() + 60 * 60_000);

beforeEach(() => holdClock());
afterEach(releaseClock);

/** Of an appointment that is now, where not said otherwise. */
async function assignedToDemo(overrides: Parameters<typeof writeRequest>[1] = {}, home = 'Austin, TX 78701') {
  const client = await createOwner();
  const demo = await buildNotary({ isDemo: true, home });
  const { requestId, offerId } = await offerRequest(client, { appointment_at: new Date(), ...overrides });
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
    const { client, demo, requestId } = await assignedToDemo(
      { appointment_at: inAnHour() },
      'Austin, TX 78758',
    );
    advanceClock({ minutes: 60 });
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

  it('sets off some streets away when it lives at the appointment', async () => {
    const { requestId } = await assignedToDemo();
    await driveDemoNotary(requestId);
    const [first] = await listPositions(requestId);
    expect(first?.distance_miles).toBeGreaterThan(0.5);
    expect(first?.distance_miles).toBeLessThan(1);
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
    const { requestId, offerId } = await offerRequest(client, { appointment_at: new Date() });
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
    const { client, requestId } = await assignedToDemo({ appointment_at: inADay() });
    await playDemoVisit(client.actor, requestId);
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

describe('the hour of a demo visit', () => {
  it('is kept: until it nobody sets off, and nothing is completed before it', async () => {
    const { requestId } = await assignedToDemo({ appointment_at: inADay(), add_deed_guard: true });
    const hour = ((await readRequest(requestId)).appointment_at as Date).getTime();
    const [first] = await query<{ start_after: Date }>(
      "SELECT start_after FROM pgboss.job WHERE name = 'demo-drive'",
    );
    expect(hour - first!.start_after.getTime()).toBe(3 * 60_000);
    expect(await driveDemoNotary(requestId)).toEqual({ requestId, outcome: 'waiting' });
    expect(await readRequest(requestId)).toMatchObject({ status: 'assigned', travel_stage: null });

    const outcomes = await driveToTheEnd(requestId);
    expect(outcomes.slice(0, 2)).toEqual(['waiting', 'departed']);
    const { departed_at, started_at, completed_at } = await readRequest(requestId);
    expect(hour - (departed_at as Date).getTime()).toBe(3 * 60_000);
    expect((started_at as Date).getTime()).toBeGreaterThanOrEqual(hour);
    expect((completed_at as Date).getTime()).toBeGreaterThan(hour);
  });

  it('is kept by a remote session', async () => {
    const { requestId } = await assignedToDemo({
      is_remote: true,
      location: null,
      appointment_at: inADay(),
    });
    expect(await driveToTheEnd(requestId)).toEqual(['waiting', 'began', 'completed']);
  });

  it('does not count once it is played: the drive is over in minutes, and marked as demo wherever it is kept', async () => {
    const { client, requestId } = await assignedToDemo({ appointment_at: inADay(), add_deed_guard: true });
    await playDemoVisit(client.actor, requestId);
    const outcomes = await driveToTheEnd(requestId);
    expect([outcomes[0], outcomes.at(-1)]).toEqual(['departed', 'completed']);
    const { completed_at, appointment_at, log_index } = await readRequest(requestId);
    expect((completed_at as Date).getTime()).toBeLessThan((appointment_at as Date).getTime());

    const [opening] = await query<{ record: string }>('SELECT record FROM log_openings WHERE index = $1', [
      log_index,
    ]);
    expect(JSON.parse(opening!.record)).toMatchObject({ type: 'visit.completed', demo: true });
    const acts = (await listAudit(requestId)).filter(({ type }) => type !== 'request.offered');
    expect(acts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(
        ['assigned', 'played', 'departed', 'arrived', 'started', 'completed'].map((act) => `request.${act}`),
      ),
    );
    for (const { data } of acts) expect(data).toMatchObject({ demo: true });
    const told = await query<{ title: string; message: string }>(
      "SELECT title, message FROM notifications WHERE type LIKE 'request.%' ORDER BY created_at",
    );
    expect(told).toHaveLength(5);
    for (const { title, message } of told) expect(`${title} ${message}`).toMatch(/demo notary/);
  });
});

describe('a demo notary who is written to', () => {
  const readThread = (requestId: string) =>
    query<{ sender_id: string; body: string }>(
      `SELECT sender_id, body FROM request_messages WHERE request_id = $1 ORDER BY ${asWritten}`,
      [requestId],
    );

  it('answers by itself, once, and says so', async () => {
    const { client, demo, requestId } = await assignedToDemo();
    const { id } = await sendMessage(client.actor, requestId, { body: 'When do you come?' });
    expect(await listJobs('demo-message')).toEqual([id]);
    advanceClock({ ms: 3_000 });
    expect(await answerDemoMessage(id)).toEqual({ messageId: id, answered: true });
    expect(await answerDemoMessage(id)).toEqual({ messageId: id, answered: false });
    const [asked, answer, ...more] = await readThread(requestId);
    expect([asked?.sender_id, answer?.sender_id, more]).toEqual([client.actor.id, demo.actor.id, []]);
    expect(answer?.body).toMatch(/^I am a demo notary: this answer is automatic/);
    const { messages } = await getThread(client.actor, requestId);
    expect(messages.map(({ isAutomatic, readAt }) => [isAutomatic, readAt !== null])).toEqual([
      [false, true],
      [true, false],
    ]);
    // Its own answer is not answered.
    expect(await listJobs('demo-message')).toEqual([id]);
  });

  it('says nothing once the visit is over', async () => {
    const { client, requestId } = await assignedToDemo({ appointment_at: inADay() });
    const { id } = await sendMessage(client.actor, requestId, { body: 'Hello' });
    await changeRequestStatus(client.actor, requestId, { status: 'cancelled' });
    advanceClock({ ms: 3_000 });
    expect(await answerDemoMessage(id)).toEqual({ messageId: id, answered: false });
    expect(await readThread(requestId)).toHaveLength(1);
  });

  it('is not answered for when it is a person', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { id: requestId } = await writeRequest(client, { notary_id: notary.actor.id });
    const { id } = await sendMessage(client.actor, requestId, { body: 'Hello' });
    expect(await listJobs('demo-message')).toEqual([]);
    expect(await answerDemoMessage(id)).toEqual({ messageId: id, answered: false });
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
