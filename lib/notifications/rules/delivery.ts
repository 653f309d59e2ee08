import type { Preferences } from './preferences';
import { quietUntil } from './quiet-hours';
import { ruleOfKept, type NotificationPriority } from './types';

export type Channel = 'email' | 'push';

type Told = { type: string; priority: NotificationPriority };

type Circumstances = {
  channel: Channel;
  preferences: Preferences;
  timeZone: string | null;
  at: Date;
};

/**
 * Whether a notice goes out now, never, or when the quiet hours end. A critical one, and one that secures the account or is
 * over soon, is emailed in any case; it is pushed wherever somebody lets push in.
 */
export function decideDelivery(
  { type, priority }: Told,
  { channel, preferences, timeZone, at }: Circumstances,
): 'now' | 'never' | { until: Date } {
  const { group, always } = ruleOfKept(type);
  const passes = always === true || priority === 'critical';
  if (channel === 'push' && !preferences.pushEnabled) return 'never';
  if (passes) return 'now';
  if (channel === 'push' && priority === 'low') return 'never';
  if (channel === 'email' && !preferences.emailEnabled) return 'never';
  if (preferences.mutedGroups.includes(group)) return 'never';
  const until = quietUntil(preferences.quietHours, { at, timeZone });
  return until ? { until } : 'now';
}
