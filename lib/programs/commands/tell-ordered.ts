import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Tx } from '@/lib/platform/db';

type Ordered = {
  userId: string;
  lockId: string;
  propertyAddress: string;
  /** the organization or the app that asked for it */
  by: string;
  /** what the lock form says once it is locked: whether there is something to pay */
  message: string;
};

/** Tells an owner of a lock that a program asked for, by email too: it costs money, and nobody sits at a form of ours. */
export function tellOrdered(
  tx: Tx,
  { userId, lockId, propertyAddress, by, message }: Ordered,
): Promise<void> {
  return notifyByMail(tx, {
    userId,
    type: 'deed.ordered',
    title: 'A lock for your property is in place',
    message: `${by.charAt(0).toUpperCase()}${by.slice(1)} asked for a lock for ${propertyAddress}. ${message} If you do not want it, release it on the page of the property.`,
    href: `/properties/${lockId}`,
  });
}
