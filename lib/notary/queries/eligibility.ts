import 'server-only';
import { now } from '@/lib/platform/clock';
import { isSuspended } from '@/lib/platform/suspension';
import { Prisma } from '@/prisma/generated/client';
import { appointmentMinutes } from '../rules/busy-time';
import { dayOf, neededService, OFFICE_MILES } from '../rules/eligibility';
import { ROAD_FACTOR } from '@/lib/values/miles';
import { MILES_PER_HOUR } from '../rules/travel';
import type { Wanted } from '../rules/wanted';
import { ineligibleReasons, type IneligibleReason } from '../schema/offers';
import { isOutsideHours } from './hours';
import {
  insuranceLapsed,
  oneByOne,
  remoteCredentialProblems,
  visitCredentialProblems,
} from './credential-problems';

/*
 * Each is true for a notary who cannot be asked, of a row `n` of a profile with `miles`, the way from home to the place
 * in a straight line. They are SQL, because a search for the nearest must stop as soon as it has found enough.
 */
function problems(wanted: Wanted): Record<IneligibleReason, Prisma.Sql> {
  const service = neededService({ isRemote: wanted.place === null, serviceType: wanted.serviceType });
  const day = Prisma.sql`${dayOf(wanted.at)}::date`;
  return {
    ...(wanted.request ? calendarProblems(wanted, wanted.request) : noCalendarProblems),
    ...(wanted.place ? visitProblems(wanted.place, day) : remoteProblems(day)),
    cannot_arrive: cannotArrive(wanted),
    not_verified: Prisma.sql`n.verified_at IS NULL`,
    suspended: isSuspended(Prisma.sql`n.user_id`),
    unavailable: Prisma.sql`NOT n.is_available`,
    service_not_offered: Prisma.sql`NOT (${service}::text = ANY (n.service_types))`,
    insurance_lapsed: insuranceLapsed(day),
  };
}

const no = Prisma.sql`FALSE`;
const noCalendarProblems = { already_asked: no, own_request: no, busy: no, time_off: no, outside_hours: no };

function visitProblems({ state: code, isAtOffice }: NonNullable<Wanted['place']>, day: Prisma.Sql) {
  const state = Prisma.sql`${code}::text`;
  const most = isAtOffice ? Prisma.sql`${OFFICE_MILES}::float8` : Prisma.sql`n.travel_radius_miles`;
  return {
    ...visitCredentialProblems(state, day),
    state_not_covered: Prisma.sql`NOT (${state} = ANY (n.states))`,
    too_far: Prisma.sql`(n.miles IS NULL OR n.miles > ${most})`,
    // An act takes place where the office is, under the law of that state.
    no_office: isAtOffice ? Prisma.sql`n.office_state IS DISTINCT FROM ${state}` : no,
  };
}

function remoteProblems(day: Prisma.Sql) {
  return { ...remoteCredentialProblems(day), state_not_covered: no, too_far: no, no_office: no };
}

function calendarProblems(
  { serviceType, at, place }: Wanted,
  { id, clientId }: { id: string; clientId: string },
) {
  const busy = busyRange({ serviceType, at, place });
  return {
    already_asked: Prisma.sql`EXISTS (SELECT 1 FROM offers o
      WHERE o.request_id = ${id}::uuid AND o.notary_id = n.user_id ${oneByOne})`,
    own_request: Prisma.sql`n.user_id = ${clientId}::uuid`,
    busy: hasAppointment(busy),
    time_off: hasTimeOff(busy),
    outside_hours: isOutsideHours(Prisma.sql`${at.toISOString()}::timestamptz`),
  };
}

/** The notary of row `n` has an appointment that overlaps a range of time. */
export function hasAppointment(range: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM notary_requests r
    WHERE r.notary_id = n.user_id AND r.status IN ('assigned', 'in_progress')
      AND tstzrange(r.busy_from, r.busy_to) && ${range} ${oneByOne})`;
}

/** The notary of row `n` has time off that overlaps a range of time. */
export function hasTimeOff(range: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM notary_time_off t
    WHERE t.notary_id = n.user_id AND t.ends_at > lower(${range}) AND t.starts_at < upper(${range}) ${oneByOne})`;
}

/** What `busyTime` says, for each row's own way; nobody travels to their own office. */
function busyRange({ serviceType, at, place }: Wanted): Prisma.Sql {
  const start = Prisma.sql`${at.toISOString()}::timestamptz`;
  const miles = place?.isAtOffice ? Prisma.sql`0` : Prisma.sql`coalesce(n.miles, 0)`;
  const way = wayThere(miles);
  const length = Prisma.sql`make_interval(mins => ${appointmentMinutes(serviceType)}::int)`;
  return Prisma.sql`tstzrange(${start} - ${way}, ${start} + ${length} + ${way})`;
}

/** `etaMinutes` of `roadMiles`. */
function wayThere(milesByAir: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`make_interval(mins =>
    ceil(${milesByAir} * ${ROAD_FACTOR}::float8 / ${MILES_PER_HOUR}::float8 * 60)::int)`;
}

/** Whoever sets off at home at this moment comes too late. */
function cannotArrive({ place, arriveBy }: Wanted): Prisma.Sql {
  if (!arriveBy || !place || place.isAtOffice) return no;
  const way = wayThere(Prisma.sql`coalesce(n.miles, 0)`);
  return Prisma.sql`${now().toISOString()}::timestamptz + ${way} > ${arriveBy.toISOString()}::timestamptz`;
}

/** A condition: the notary of row `n` can be asked. */
export function isEligible(wanted: Wanted): Prisma.Sql {
  const conditions = Object.values(problems(wanted)).map((problem) => Prisma.sql`NOT (${problem})`);
  return Prisma.join(conditions, ' AND ');
}

/** A column: every reason why the notary of row `n` cannot be asked. */
export function reasonsColumn(wanted: Wanted): Prisma.Sql {
  const found = problems(wanted);
  const cases = ineligibleReasons.map(
    (reason) => Prisma.sql`CASE WHEN ${found[reason]} THEN ${reason}::text END`,
  );
  return Prisma.sql`array_remove(ARRAY[${Prisma.join(cases)}], NULL) AS reasons`;
}
