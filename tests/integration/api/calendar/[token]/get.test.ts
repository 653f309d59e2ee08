import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/calendar/[token]/route';
import { makeCalendarFeed } from '@/lib/notary/commands/calendar';
import { logger } from '@/lib/platform/telemetry/logger';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { parseCalendar } from '@/tests/support/ics';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeVisit } from '@/tests/support/completed-visits';

const read = (token: string) => callRoute(GET, { url: `/api/calendar/${token}`, params: { token } });

async function build(): Promise<{ notary: Person; token: string }> {
  const notary = await buildNotary();
  const { url } = await makeCalendarFeed(notary.actor, notary.actor.id);
  return { notary, token: url.split('/').at(-1) ?? '' };
}

async function writeTimeOff(notary: Person, startsAt: string, endsAt: string): Promise<string> {
  const id = randomUUID();
  await query("INSERT INTO notary_time_off VALUES ($1, $2, $3, $4, 'Surgery')", [
    id,
    notary.actor.id,
    startsAt,
    endsAt,
  ]);
  return id;
}

describe('GET /api/calendar/{token}', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('is a calendar of the appointment, without the client’s last name', async () => {
    const { notary, token } = await build();
    const { id } = await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      appointment_at: '2026-11-22T15:00:00Z',
      special_instructions: 'The key is under the mat',
    });
    const answer = await read(token);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { properties, events } = parseCalendar(answer.text);
    expect(properties).toMatchObject({ BEGIN: 'VCALENDAR', VERSION: '2.0', NAME: 'GuardSign' });
    expect(events).toEqual([
      {
        UID: `request-${id}@localhost:3000`,
        SEQUENCE: '0',
        DTSTAMP: '20261120T150000Z',
        DTSTART: '20261122T150000Z',
        DTEND: '20261122T163000Z',
        SUMMARY: 'Real estate: Deed with Ada',
        LOCATION: '500 Congress Ave, Austin, TX 78701',
        DESCRIPTION: `http://localhost:3000/requests/${id}`,
        URL: `http://localhost:3000/requests/${id}`,
      },
    ]);
    expect(answer.text).not.toMatch(/Lovelace|under the mat/);
  });

  it('lists what is assigned, in progress or completed in 90 days, and time off; nothing else', async () => {
    const { notary, token } = await build();
    const client = await createOwner();
    const notary_id = notary.actor.id;
    const open = async (status: string, day: string) => {
      const { id } = await writeRequest(client, {
        notary_id,
        status,
        appointment_at: `2026-11-${day}T15:00:00Z`,
      });
      return `request-${id}`;
    };
    const expected = [
      await open('assigned', '25'),
      await open('in_progress', '20'),
      `request-${await writeVisit(client, notary, { completedAt: '2026-08-22T15:00:00Z' })}`,
      `time-off-${await writeTimeOff(notary, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z')}`,
      `time-off-${await writeTimeOff(notary, '2026-08-20T00:00:00Z', '2026-08-22T15:00:00Z')}`,
    ];
    await open('cancelled', '26');
    await writeVisit(client, notary, { completedAt: '2026-08-22T14:59:59Z' });
    await writeTimeOff(notary, '2026-08-20T00:00:00Z', '2026-08-22T14:59:59Z');
    const other = await buildNotary();
    await writeRequest(client, { notary_id: other.actor.id });
    await writeTimeOff(other, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z');

    const { text } = await read(token);
    const { events } = parseCalendar(text);
    expect(events.map(({ UID }) => UID?.split('@')[0]).sort()).toEqual(expected.sort());
    expect(events.find(({ UID }) => UID?.startsWith('time-off'))).toMatchObject({ SUMMARY: 'Time off' });
    expect(text).not.toContain('Surgery');
  });

  it('gives a remote session an hour and no address', async () => {
    const { notary, token } = await build();
    await writeRequest(await createOwner(), {
      notary_id: notary.actor.id,
      is_remote: true,
      service_type: 'legal',
      appointment_at: '2026-11-22T15:00:00Z',
    });

    expect(parseCalendar((await read(token)).text).events).toEqual([
      expect.objectContaining({
        SUMMARY: 'Legal: Deed with Ada',
        LOCATION: 'Online',
        DTEND: '20261122T160000Z',
      }),
    ]);
  });

  it('names an entry the same at each reading', async () => {
    const { notary, token } = await build();
    await writeRequest(await createOwner(), { notary_id: notary.actor.id });
    await writeTimeOff(notary, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z');

    expect((await read(token)).text).toBe((await read(token)).text);
  });

  it('is empty without appointments, and still a calendar', async () => {
    const { token } = await build();

    expect(parseCalendar((await read(token)).text).events).toEqual([]);
  });

  it.each([['a'.repeat(43)], ['a'.repeat(42)], ['not-a-token'], ['%00']])(
    'does not know the token %s',
    async (token) => {
      await build();
      const answer = await read(token);

      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    },
  );

  it('is in no log with its token', async () => {
    const { token } = await build();
    const info = jest.spyOn(logger, 'info');
    await read(token);

    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/calendar/***' }));
    expect(JSON.stringify(info.mock.calls)).not.toContain(token);
    info.mockRestore();
  });
});
