import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { getHours } from '../queries/hours';
import { assertOwnNotary } from '../queries/own-notary';
import { assertTimeZone } from '../queries/time-zone';
import { minuteOf, type WeeklyHours } from '../rules/hours';
import type { HoursInput } from '../schema/hours';
import { holdProfile } from './hold-profile';

/**
 * Sets when a notary takes appointments; without a day, at any time. Appointments that were accepted stay. Throws
 * `not_found`, and `validation_failed` for what is no time zone.
 */
export async function setHours(
  actor: Actor,
  userId: string,
  { zone, days }: HoursInput,
): Promise<WeeklyHours> {
  await assertOwnNotary(actor, userId);
  await assertTimeZone(zone, 'zone');
  await transaction(async (tx) => {
    await holdProfile(tx, userId);
    await tx.notaryHours.deleteMany({ where: { notaryId: userId } });
    await tx.notaryHours.createMany({
      data: days.map(({ weekday, from, until }) => ({
        notaryId: userId,
        weekday,
        startMinute: minuteOf(from),
        endMinute: minuteOf(until),
      })),
    });
    await tx.notaryProfile.update({
      where: { userId },
      data: { hoursZone: days.length > 0 ? zone : null },
      select: { userId: true },
    });
    await audit(tx, {
      type: 'notary.calendar_changed',
      actorId: actor.id,
      subjectId: userId,
      data: { change: 'hours_set' },
    });
  });
  return getHours(actor, userId);
}
