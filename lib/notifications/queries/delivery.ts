import 'server-only';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { decideDelivery, type Channel } from '../rules/delivery';
import type { NotificationPriority } from '../rules/types';
import { findPreferences } from './preferences';

type Asked = { userId: string; type: string; priority: NotificationPriority; channel: Channel };

/** Whether somebody is told now, never, or when their quiet hours end: as they want it at this moment. */
export async function findDelivery(tx: Tx, { userId, channel, ...told }: Asked) {
  const found = await findPreferences(tx, userId);
  if (!found) return 'never';
  const { preferences, timeZone } = found;
  return decideDelivery(told, { channel, preferences, timeZone, at: now() });
}
