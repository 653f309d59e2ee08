import 'server-only';
import { randomBytes } from 'node:crypto';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { notify } from '@/lib/notifications/commands/notify';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { hashShareToken, shareTokenFrom } from '@/lib/vault/rules/link';
import { assertOwnNotary, noSuchNotary } from '../queries/own-notary';
import type { CalendarFeed } from '../schema/profile';
import { holdProfile } from './hold-profile';

/**
 * Makes the address of a notary's calendar feed, which this answer alone says; an earlier one stops working. Only the notary
 * gets one: anyone who has the address sees every appointment, also after every session has ended. So a guarded account
 * confirms it, and is told. Throws `not_found` and `step_up_required`.
 */
export async function makeCalendarFeed(actor: Actor, userId: string): Promise<CalendarFeed> {
  if (actor.id !== userId) throw noSuchNotary();
  await assertOwnNotary(actor, userId);
  await assertSteppedUp(actor);
  const token = shareTokenFrom(randomBytes(32));
  await transaction(async (tx) => {
    await holdProfile(tx, userId);
    await tx.notaryProfile.update({
      where: { userId },
      data: { calendarTokenHash: hashShareToken(token) },
      select: { userId: true },
    });
    await audit(tx, {
      type: 'notary.calendar_changed',
      actorId: actor.id,
      subjectId: userId,
      data: { change: 'feed_made' },
    });
    await notify(tx, {
      userId,
      type: 'calendar.opened',
      title: 'Calendar feed made',
      message:
        'Anyone who has the address of your calendar feed can read your appointments. If it was not you who made it, please remove it in your schedule and log out everywhere.',
      href: '/dashboard/notary/schedule',
    });
  });
  return { url: `${env().NEXTAUTH_URL}/api/calendar/${token}` };
}

/** Ends the feed at once. Without one nothing changes. Throws `not_found`. */
export async function removeCalendarFeed(actor: Actor, userId: string): Promise<void> {
  await assertOwnNotary(actor, userId);
  await transaction(async (tx) => {
    const { count } = await tx.notaryProfile.updateMany({
      where: { userId, calendarTokenHash: { not: null } },
      data: { calendarTokenHash: null },
    });
    if (count === 0) return;
    await audit(tx, {
      type: 'notary.calendar_changed',
      actorId: actor.id,
      subjectId: userId,
      data: { change: 'feed_removed' },
    });
  });
}
