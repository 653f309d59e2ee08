import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { addTimeOff } from '@/lib/notary/commands/time-off';
import { getRequest } from '@/lib/notary/queries/requests';
import { listTimeOff } from '@/lib/notary/queries/time-off';
import { disconnect } from '@/lib/platform/db';
import { createOwner } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAsked } from '@/tests/support/offers';

/** As initdb sets it from the machine's own zone. */
async function setServerZone(setting: string): Promise<void> {
  const [row] = await query<{ name: string }>('SELECT current_database() AS name');
  await query(`ALTER DATABASE "${row!.name}" ${setting}`);
  await disconnect();
}

const appointment = new Date('2026-11-21T16:00:00.000Z');
const around = {
  startsAt: new Date('2026-11-21T15:00:00.000Z'),
  endsAt: new Date('2026-11-21T19:00:00.000Z'),
};

describe('with a database server in Chicago', () => {
  beforeEach(async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    await setServerZone("SET timezone TO 'America/Chicago'");
  });
  afterEach(async () => {
    await setServerZone('RESET timezone');
    releaseClock();
  });

  it('keeps a time as the moment that it is', async () => {
    const notary = await buildNotary();
    await addTimeOff(notary.actor, notary.actor.id, around);
    expect(await query('SELECT starts_at, ends_at FROM notary_time_off')).toEqual([
      { starts_at: around.startsAt, ends_at: around.endsAt },
    ]);
  });

  it('reads a time as the moment that it is', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client, { appointment_at: appointment });
    expect((await getRequest(client.actor, id)).appointmentDate).toBe(appointment.toISOString());
  });

  it('keeps a time that Chicago skips when its clocks are set', async () => {
    const notary = await buildNotary();
    const skipped = {
      startsAt: new Date('2027-03-14T02:30:00.000Z'),
      endsAt: new Date('2027-03-14T05:00:00.000Z'),
    };
    await addTimeOff(notary.actor, notary.actor.id, skipped);
    expect(await listTimeOff(notary.actor, notary.actor.id)).toMatchObject([
      { startsAt: '2027-03-14T02:30:00.000Z' },
    ]);
  });

  it('asks nobody who is away at the hour of the appointment', async () => {
    const notary = await buildNotary();
    await addTimeOff(notary.actor, notary.actor.id, around);
    const { id } = await writeRequest(await createOwner(), { appointment_at: appointment });
    expect(await dispatchRequest(id)).toEqual({ requestId: id, outcome: 'exhausted' });
    expect(await listAsked(id)).toEqual([]);
  });
});
