import { parseCalendar } from '@/tests/support/ics';
import { writeCalendar, type CalendarEvent } from '@/lib/vendor/calendar';

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'request-1@localhost:3000',
  startsAt: new Date('2026-11-22T15:00:00Z'),
  endsAt: new Date('2026-11-22T16:30:00Z'),
  summary: 'Real estate: Deed with Ada',
  location: '500 Congress Ave, Austin, TX 78701',
  description: 'http://localhost:3000/requests/1',
  url: 'http://localhost:3000/requests/1',
  ...overrides,
});
const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'GuardSign', events, writtenAt: new Date('2026-11-21T12:00:00Z') });

describe('writeCalendar', () => {
  it('writes an event with times in UTC', () => {
    const { properties, events } = parseCalendar(write(event()));

    expect(properties).toMatchObject({
      BEGIN: 'VCALENDAR',
      VERSION: '2.0',
      PRODID: '-//DeedGuard and GuardSign//GuardSign//EN',
      NAME: 'GuardSign',
      END: 'VCALENDAR',
    });
    expect(events).toEqual([
      {
        UID: 'request-1@localhost:3000',
        SEQUENCE: '0',
        DTSTAMP: '20261121T120000Z',
        DTSTART: '20261122T150000Z',
        DTEND: '20261122T163000Z',
        SUMMARY: 'Real estate: Deed with Ada',
        LOCATION: '500 Congress Ave, Austin, TX 78701',
        DESCRIPTION: 'http://localhost:3000/requests/1',
        URL: 'http://localhost:3000/requests/1',
      },
    ]);
  });

  it('escapes commas, semicolons, backslashes and line breaks, so that nobody writes lines of their own', () => {
    const text = write(event({ location: 'Suite 4; a\\b, Main St\nBEGIN:VEVENT\r\nUID:evil' }));

    expect(text.replace(/\r\n /g, '')).toContain(
      'LOCATION:Suite 4\\; a\\\\b\\, Main St\\nBEGIN:VEVENT\\nUID:evil\r\n',
    );
    expect(parseCalendar(text).events).toHaveLength(1);
    expect(parseCalendar(text).events[0]?.LOCATION).toBe('Suite 4; a\\b, Main St\nBEGIN:VEVENT\nUID:evil');
  });

  it('folds long lines at 75 octets without cutting a character in half', () => {
    const location = `${'Straße der Häuser 🏠 '.repeat(12)}Austin`;
    const text = write(event({ location }));

    expect(parseCalendar(text).events[0]?.LOCATION).toBe(location);
    expect(text).not.toContain('\ufffd');
  });

  it('leaves out what there is not, and writes a calendar without events', () => {
    const { events } = parseCalendar(write(event({ location: null, description: null, url: null })));

    expect(Object.keys(events[0] ?? {})).toEqual([
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
    ]);
    expect(parseCalendar(write()).events).toEqual([]);
  });
});
