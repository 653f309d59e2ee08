import 'server-only';
import { newId } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { enqueue } from '@/lib/platform/jobs';
import { notify, type NotificationInput } from './notify';

/** Tells an account something that cannot wait until somebody looks: the job that emails it is written with the notification. */
export async function notifyByMail(tx: Tx, { id = newId(), ...input }: NotificationInput): Promise<void> {
  await notify(tx, { id, ...input });
  await enqueue(tx, 'notification-mail', id);
}
