import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { pushPublicKey, sendPush, type PushMessage } from '@/lib/vendor/push';
import { ofLivingSessions } from '../queries/push';
import { mayGoOut } from './go-out';
import { openTarget } from './push-subscriptions';

const MAX_TITLE = 200;

type Outcome = 'sent' | 'gone' | 'failed';

/**
 * Tells the browsers of an account of a notice: its title and the page, and no more. One that has unsubscribed is
 * forgotten. Safe to run twice: a browser that was told is left out. Throws `unavailable` while a service does not answer,
 * once all others were told.
 */
export async function pushNotification(id: string): Promise<{ sent: number; gone: number }> {
  if (!pushPublicKey() || !(await mayGoOut({ id, channel: 'push' }))) return { sent: 0, gone: 0 };
  const notice = await db.notification.findUnique({
    where: { id },
    select: { userId: true, title: true, href: true, priority: true },
  });
  if (!notice) return { sent: 0, gone: 0 };
  const { userId, title, href, priority } = notice;
  const message: PushMessage = {
    topic: id.replaceAll('-', ''),
    isUrgent: priority === 'critical' || priority === 'high',
    payload: JSON.stringify({ id, title: title.slice(0, MAX_TITLE), href: href ?? '/notifications' }),
  };
  const browsers = await listUntold({ id, userId });
  const outcomes = await Promise.all(browsers.map((browser) => tell(browser, { id, message })));
  if (outcomes.includes('failed')) {
    throw new AppError('unavailable', 'A push service could not be reached. We will try again later.');
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { sent: count('sent'), gone: count('gone') };
}

type Browser = { id: string; sealed: string };

function listUntold({ id, userId }: { id: string; userId: string }): Promise<Browser[]> {
  return db.pushSubscription.findMany({
    where: { userId, ...ofLivingSessions(), pushes: { none: { notificationId: id } } },
    select: { id: true, sealed: true },
  });
}

async function tell(
  browser: Browser,
  { id, message }: { id: string; message: PushMessage },
): Promise<Outcome> {
  const outcome = await sendPush(openTarget(browser), message).catch((error: unknown) => {
    if (error instanceof AppError) return 'failed' as const;
    throw error;
  });
  if (outcome === 'gone') await db.pushSubscription.deleteMany({ where: { id: browser.id } });
  if (outcome === 'sent') await noteTold(browser.id, id);
  return outcome;
}

/** Neither notice nor browser needs to be there any more. */
async function noteTold(subscriptionId: string, notificationId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO push_deliveries (notification_id, subscription_id, sent_at)
    SELECT n.id, s.id, ${now()} FROM notifications n, push_subscriptions s
    WHERE n.id = ${notificationId}::uuid AND s.id = ${subscriptionId}::uuid
    ON CONFLICT DO NOTHING`;
}
