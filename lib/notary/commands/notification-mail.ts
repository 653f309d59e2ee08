import 'server-only';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { formatMoney } from '@/lib/values/money';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { travelFeeOf } from '@/lib/pricing/rules/dispatch-price';
import { findStatePlace } from '../queries/place';
import { offerMinutes } from '../rules/offer-window';
import { requestTitle } from '../rules/services';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What is older would read like news, which it no longer is; the site has it. */
const FRESH_MS = 24 * HOUR_MS;

const columns = {
  id: true,
  type: true,
  title: true,
  message: true,
  href: true,
  readAt: true,
  createdAt: true,
  user: { select: { email: true, notaryProfile: { select: { isDemo: true } } } },
} as const;

type Notification = NonNullable<Awaited<ReturnType<typeof findNotification>>>;
type Letter = Parameters<typeof mailTemplate>[0];

/**
 * Tells somebody by email what a notification of a request, an offer or a plan says, unless it was read, is over or is of yesterday.
 * Demo notaries have no mailbox. Safe to run twice: the email has its own id.
 */
export async function mailNotification(id: string): Promise<{ sent: boolean }> {
  const notification = await findNotification(id);
  const letter = notification && isWanted(notification) ? await write(notification) : null;
  if (!notification || !letter) return { sent: false };
  await sendMail({
    id: stableId('notification mail', id),
    to: notification.user.email,
    subject: letter.title,
    ...mailTemplate(letter),
  });
  return { sent: true };
}

function findNotification(id: string) {
  return db.notification.findUnique({ where: { id }, select: columns });
}

function isWanted({ readAt, createdAt, user }: Notification): boolean {
  const isFresh = now().getTime() - createdAt.getTime() < FRESH_MS;
  return readAt === null && isFresh && !user.notaryProfile?.isDemo;
}

async function write(notification: Notification): Promise<Letter | null> {
  return notification.type === 'offer.received' ? writeOffer(notification) : writeNews(notification);
}

function writeNews({ type, title, message, href }: Notification): Letter {
  const isPlan = type.startsWith('plan.');
  const settings = isPlan ? 'See your plan' : 'Open your settings';
  const label = href?.startsWith('/requests/') ? 'See the request' : settings;
  return {
    title,
    paragraphs: [message],
    action: href ? { label, href: `${env().NEXTAUTH_URL}${href}` } : undefined,
    reason: `You are receiving this because it is about ${isPlan ? 'your plan' : 'one of your notary requests'}.`,
  };
}

const offerColumns = {
  distanceMiles: true,
  expiresAt: true,
  request: {
    select: {
      serviceType: true,
      documentType: true,
      appointmentAt: true,
      location: true,
      basePriceCents: true,
      travelFeeCents: true,
    },
  },
} as const;

/** What the dashboard shows of an offer, and no more: neither the client nor the address. Null once it is over. */
async function writeOffer({ id, title, href }: Notification): Promise<Letter | null> {
  const at = now();
  const offer = await db.offer.findFirst({
    // An offer and its notification have one id.
    where: { id, status: 'open', expiresAt: { gt: at }, request: { status: 'pending' } },
    select: offerColumns,
  });
  if (!offer) return null;
  const { request, distanceMiles, expiresAt } = offer;
  const { basePriceCents, travelFeeCents, appointmentAt } = request;
  const fee = travelFeeOf(distanceMiles, travelFeeCents);
  const minutes = Math.max(1, offerMinutes(at, expiresAt));
  return {
    title,
    paragraphs: [
      `${requestTitle(request)}, ${placeOf(request.location, distanceMiles)}.`,
      `It is on ${dayAndTime(appointmentAt)}, ${fromNow(appointmentAt, at)}. Your dashboard shows it in your own time zone.`,
      `Please answer within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, by ${timeOfDay(expiresAt)}. After that another notary is asked.`,
    ],
    amounts: [
      { label: 'Service', amount: formatMoney(basePriceCents) },
      { label: 'Travel', amount: formatMoney(fee) },
      { label: 'You earn', amount: formatMoney(basePriceCents + fee) },
    ],
    action: { label: 'Accept or decline', href: `${env().NEXTAUTH_URL}${href}` },
    reason:
      'You are receiving this because you are available for requests. To stop, turn that off on your dashboard.',
  };
}

function placeOf(location: string | null, distanceMiles: number | null): string {
  if (location === null) return 'a remote session';
  const city = findStatePlace(location)?.name.replace(/ \d{5}$/, '') ?? 'near you';
  return distanceMiles === null
    ? city
    : `${city}, ${distanceMiles.toFixed(1)} miles from your home in a straight line`;
}

/** An email does not know its reader's time zone. */
function dayAndTime(at: Date): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-US', style).format(at)} UTC`;
}

function timeOfDay(at: Date): string {
  return `${new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
}

/** `in 25 hours` */
function fromNow(then: Date, at: Date): string {
  const ms = then.getTime() - at.getTime();
  const words = new Intl.RelativeTimeFormat('en-US');
  if (ms < 2 * HOUR_MS) return words.format(Math.round(ms / MINUTE_MS), 'minute');
  if (ms < 48 * HOUR_MS) return words.format(Math.round(ms / HOUR_MS), 'hour');
  return words.format(Math.round(ms / (24 * HOUR_MS)), 'day');
}
