import 'server-only';
import { audit } from '@/lib/platform/audit';
import type { Tx } from '@/lib/platform/db';
import type { AlertKind } from '../schema/alerts';
import { announceAlert } from './announce';
import { raiseAlert, type NewAlert } from './raise';

/**
 * Raises an alert, or the level of the one that was raised before about the same thing and is not resolved: its title and
 * reasons are then those of today.
 */
export async function raiseAlertOrLevel<Kind extends AlertKind>(
  tx: Tx,
  alert: NewAlert<Kind>,
): Promise<void> {
  const { userId, kind, subject, level, title, reasons } = alert;
  if (await raiseAlert(tx, alert)) return;
  const raised = await tx.alert.updateManyAndReturn({
    where: { userId, kind, subject, status: { not: 'resolved' }, level: { not: level } },
    data: { level, title, reasons },
    select: { id: true },
  });
  for (const { id } of raised) {
    await audit(tx, { type: 'alert.level_raised', actorId: null, subjectId: id, data: { level } });
    await announceAlert(tx, { userId, id });
  }
}
