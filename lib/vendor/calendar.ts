import 'server-only';
import ical from 'ical-generator';

export type CalendarEvent = {
  /** the same at each reading, so that a calendar changes its entry and adds none */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string | null;
  description: string | null;
  url: string | null;
};

const REFRESH_SECONDS = 15 * 60;

/** A calendar as text (iCalendar, RFC 5545), every time in UTC. `writtenAt` is in each event. */
export function writeCalendar({
  name,
  events,
  writtenAt,
}: {
  name: string;
  events: readonly CalendarEvent[];
  writtenAt: Date;
}): string {
  const calendar = ical({
    name,
    prodId: { company: 'DeedGuard and GuardSign', product: 'GuardSign', language: 'EN' },
    ttl: REFRESH_SECONDS,
    events: events.map(({ uid, startsAt, endsAt, ...event }) => ({
      id: uid,
      start: startsAt,
      end: endsAt,
      stamp: writtenAt,
      ...event,
    })),
  });
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}
