import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findSmsProvider } from '@/lib/vendor/sms';
import { mutableGroups, type PreferencesInput } from '../schema/preferences';
import { reconsiderHeld } from './go-out';
import { publishChange } from './publish';

/**
 * Writes down how somebody wants to be told; what waits for the end of quiet hours is looked at again. Throws
 * `validation_failed` for text messages where nobody sends them.
 */
export async function savePreferences(actor: Actor, input: PreferencesInput): Promise<void> {
  if (input.smsEnabled && !findSmsProvider()) {
    const smsEnabled = 'Text messages are not available yet.';
    throw new AppError('validation_failed', smsEnabled, { fields: { smsEnabled } });
  }
  const { quietHours, alertTypes, ...ways } = input;
  const data = {
    ...ways,
    quietEnabled: quietHours.enabled,
    quietStart: quietHours.start,
    quietEnd: quietHours.end,
    mutedGroups: mutableGroups.filter((group) => !alertTypes[group]),
    updatedAt: now(),
  };
  const userId = actor.id;
  await transaction(async (tx) => {
    await tx.notificationPreferences.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    await reconsiderHeld(tx, userId);
    await audit(tx, { type: 'notification_preferences.changed', actorId: userId, subjectId: userId });
    await publishChange(tx, { userId, id: userId });
  });
}
