import { POST } from '@/app/api/notaries/[userId]/time-off/route';
import type { TimeOff } from '@/lib/notary/schema/profile';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const hours = { startsAt: '2026-12-24T08:00:00-06:00', endsAt: '2026-12-24T18:00:00-06:00' };

const post = (as: Person | null, userId: string, body: unknown = hours) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/notaries/${userId}/time-off`,
    params: { userId },
    as,
    body,
  });

describe('POST /api/notaries/{userId}/time-off', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('keeps hours free, also for a notary without a profile', async () => {
    const notary = await createNotary();
    const answer = await post(notary, notary.actor.id, { ...hours, note: ' Family ' });

    expect(answer.status).toBe(201);
    const { id } = answer.body as TimeOff;
    expect(answer.body).toEqual({
      id,
      startsAt: '2026-12-24T14:00:00.000Z',
      endsAt: '2026-12-25T00:00:00.000Z',
      note: 'Family',
    });
    expect(await query('SELECT * FROM notary_time_off')).toEqual([
      {
        id,
        notary_id: notary.actor.id,
        starts_at: new Date('2026-12-24T14:00:00Z'),
        ends_at: new Date('2026-12-25T00:00:00Z'),
        note: 'Family',
      },
    ]);
    expect(await listAudit(notary.actor.id)).toEqual([
      {
        type: 'notary.calendar_changed',
        actor_id: notary.actor.id,
        subject_id: notary.actor.id,
        data: { change: 'time_off_added', timeOffId: id },
      },
    ]);
  });

  it('lets an admin enter it for the notary', async () => {
    const notary = await buildNotary();

    expect((await post(await createAdmin(), notary.actor.id)).status).toBe(201);
  });

  it('takes the same hours once, also of a double click', async () => {
    const notary = await buildNotary();
    const answers = await Promise.all([post(notary, notary.actor.id), post(notary, notary.actor.id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('notary_time_off')).toBe(1);
  });

  it('refuses hours that hold an appointment', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      appointment_at: '2026-12-24T14:15:00Z',
    });
    const before = await snapshot();
    const answer = await post(notary, notary.actor.id);

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message:
        'You have an appointment in these hours. Please withdraw from it first, or choose other hours.',
    });
    expect(await snapshot()).toEqual(before);
  });

  it('takes hours beside an appointment, and those of one that was completed or is somebody else’s', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();
    const appointment_at = '2026-12-24T16:00:00Z';
    await writeRequest(owner, { notary_id: notary.actor.id, status: 'completed', appointment_at });
    await writeRequest(owner, { notary_id: (await buildNotary()).actor.id, appointment_at });
    await writeRequest(owner, { notary_id: notary.actor.id, appointment_at: '2026-12-25T00:30:00Z' });

    expect((await post(notary, notary.actor.id)).status).toBe(201);
  });

  it.each([
    ['startsAt', { ...hours, startsAt: 'tomorrow' }],
    ['startsAt', { ...hours, startsAt: '2026-12-24T08:00:00' }],
    ['endsAt', { startsAt: hours.startsAt }],
    ['endsAt', { startsAt: hours.endsAt, endsAt: hours.startsAt }],
    ['endsAt', { startsAt: '2026-11-19T08:00:00Z', endsAt: '2026-11-20T15:00:00Z' }],
    ['startsAt', { startsAt: '0000-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }],
    ['startsAt', { startsAt: '9998-12-30T00:00:00Z', endsAt: '9998-12-30T23:00:00-12:00' }],
    ['note', { ...hours, note: '<b>off</b>' }],
    ['note', { ...hours, note: 'x'.repeat(101) }],
    ['repeat', { ...hours, repeat: 'weekly' }],
  ])('refuses a bad %s (%j) and changes nothing', async (field, body) => {
    const notary = await createNotary();
    const before = await snapshot();
    const answer = await post(notary, notary.actor.id, body);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await snapshot()).toEqual(before);
  });

  it('does not know somebody else, nor an account that is no notary’s', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();

    expect((await post(await createNotary(), notary.actor.id)).status).toBe(404);
    expect((await post(owner, owner.actor.id)).status).toBe(404);
    expect((await post(visitor, notary.actor.id)).status).toBe(401);
    expect(await countRows('notary_time_off')).toBe(0);
  });
});
