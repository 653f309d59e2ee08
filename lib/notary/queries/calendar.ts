import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { notSuspended } from '@/lib/platform/suspension';
import { hashShareToken } from '@/lib/vault/rules/link';
import { writeCalendar, type CalendarEvent } from '@/lib/vendor/calendar';
import { appointmentMinutes } from '../rules/busy-time';
import { requestTitle } from '../rules/services';

const KEPT_MS = 90 * 24 * 60 * 60_000;
/** Eleven visits on each of 90 days; to write this many takes 0.3 s. */
const MOST_EVENTS = 1_000;

/**
 * The appointments and the time off of the notary whose feed this token opens, as iCalendar text: those to come and those
 * of the last 90 days. A client's last name and instructions are left out. Throws `not_found`, also while
 * the notary is suspended.
 */
export async function getCalendar(token: string): Promise<string> {
  const profile = await db.notaryProfile.findUnique({
    where: { calendarTokenHash: hashShareToken(token), user: notSuspended },
    select: { userId: true },
  });
  if (!profile) throw new AppError('not_found', 'There is no such calendar.');
  const writtenAt = now();
  const since = new Date(writtenAt.getTime() - KEPT_MS);
  const [appointments, timeOff] = await Promise.all([
    listAppointments(profile.userId, since),
    listHoursOff(profile.userId, since),
  ]);
  return writeCalendar({ name: 'GuardSign', events: [...appointments, ...timeOff], writtenAt });
}

async function listAppointments(notaryId: string, since: Date): Promise<CalendarEvent[]> {
  const rows = await db.notaryRequest.findMany({
    where: {
      notaryId,
      OR: [
        { status: { in: ['assigned', 'in_progress'] } },
        { status: 'completed', completedAt: { gte: since } },
      ],
    },
    orderBy: { appointmentAt: 'desc' },
    take: MOST_EVENTS,
    select: {
      id: true,
      serviceType: true,
      documentType: true,
      appointmentAt: true,
      location: true,
      officeAddress: true,
      client: { select: { firstName: true } },
    },
  });
  return rows.map(({ id, appointmentAt, location, officeAddress, client, ...request }) => {
    const url = `${env().NEXTAUTH_URL}/requests/${id}`;
    return {
      uid: `request-${id}@${host()}`,
      startsAt: appointmentAt,
      endsAt: new Date(appointmentAt.getTime() + appointmentMinutes(request.serviceType) * 60_000),
      summary: `${requestTitle(request)} with ${client.firstName}`,
      location: officeAddress ?? location ?? 'Online',
      // Many calendars show this, and not the address beside it.
      description: url,
      url,
    };
  });
}

async function listHoursOff(notaryId: string, since: Date): Promise<CalendarEvent[]> {
  const rows = await db.notaryTimeOff.findMany({
    where: { notaryId, endsAt: { gte: since } },
    orderBy: { startsAt: 'desc' },
    take: MOST_EVENTS,
    select: { id: true, startsAt: true, endsAt: true },
  });
  return rows.map(({ id, startsAt, endsAt }) => ({
    uid: `time-off-${id}@${host()}`,
    startsAt,
    endsAt,
    summary: 'Time off',
    location: null,
    // The note is the notary's alone; the feed may be shared with a family.
    description: null,
    url: null,
  }));
}

function host(): string {
  return new URL(env().NEXTAUTH_URL).host;
}
