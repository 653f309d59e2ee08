import 'server-only';
import { mayGoOut } from '@/lib/notifications/commands/go-out';
import { sendMail } from '@/lib/notifications/commands/mail';
import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { formatMoney } from '@/lib/values/money';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { stableId } from '@/lib/platform/stable-id';
import { priceLines, totalWithAddOn } from '@/lib/pricing/rules/price-lines';
import { earnedOf, travelFeeOf, withTravel } from '@/lib/pricing/rules/quote';
import { appointmentSelect, appointmentWords, appointmentZone } from '../content/appointment-words';
import { findStatePlace } from '../queries/place';
import { REMOTE_LINK, REMOTE_NOTARY } from '../content/remote-session';
import { demoNote } from '../rules/demo';
import { offerMinutes } from '../rules/offer-window';
import { agreedTravel, priceSelect, toPriced } from '../rules/request-price';
import { requestTitle } from '../rules/services';
import { wayMiles } from '../rules/travel';
import { pricedMiles } from '@/lib/values/miles';
import { momentsIn } from '@/lib/values/time-zone';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const columns = {
  id: true,
  userId: true,
  type: true,
  title: true,
  message: true,
  href: true,
  user: { select: { email: true, timeZone: true, notaryProfile: { select: { isDemo: true } } } },
} as const;

type Notification = NonNullable<Awaited<ReturnType<typeof findNotification>>>;
type Letter = Parameters<typeof mailTemplate>[0];

/**
 * Tells somebody by email what a notification of a request, an offer or a plan says, unless it was read, is over or is of
 * yesterday, or its reader wants no such email; in quiet hours it waits for their end. Demo notaries have no mailbox. Safe to
 * run twice: the email has its own id.
 */
export async function mailNotification(id: string): Promise<{ sent: boolean }> {
  const notification = await findNotification(id);
  if (!notification || notification.user.notaryProfile?.isDemo) return { sent: false };
  if (!(await mayGoOut({ id, channel: 'email' }))) return { sent: false };
  const letter = await write(notification);
  if (!letter) return { sent: false };
  await sendMail({
    kind: 'notice',
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

async function write(notification: Notification): Promise<Letter | null> {
  return notification.type === 'offer.received' ? writeOffer(notification) : writeNews(notification);
}

const ABOUT_ACCOUNT = 'You are receiving this because it is about your account.';

/** What the button of an email says, and why it came, by the page that it leads to. */
const purposes = [
  {
    path: '/requests/',
    label: 'See the request',
    reason: 'You are receiving this because it is about one of your notary requests.',
  },
  {
    path: '/deedguard-protection',
    label: 'See your properties',
    reason: 'You are receiving this because it is about a property that you locked.',
  },
  {
    path: '/alerts/',
    label: 'See the alert',
    reason: 'You are receiving this because it is about something that you protect with us.',
  },
  {
    path: '/cases/',
    label: 'See the case',
    reason: 'You are receiving this because you reported fraud while logged in.',
  },
  {
    path: '/payment/deedguard',
    label: 'Pay now',
    reason: 'You are receiving this because you locked this property and have not paid for it yet.',
  },
  {
    path: '/payment/',
    label: 'See the payment',
    reason: 'You are receiving this because it is about a payment of yours.',
  },
  {
    path: '/pay/',
    label: 'See the invoice',
    reason: 'You are receiving this because you were billed at this address.',
  },
  {
    path: '/invoices/',
    label: 'See the invoice',
    reason: 'You are receiving this because it is about an invoice of yours.',
  },
  {
    path: '/settings/plan',
    label: 'See your plan',
    reason: 'You are receiving this because it is about your plan.',
  },
  {
    path: '/settings/data',
    label: 'See your data',
    reason: 'You are receiving this because you asked for the data of your account.',
  },
  {
    path: '/settings/apps',
    label: 'See your connected apps',
    reason: 'You are receiving this because it is about the security of your account.',
  },
  {
    path: '/organization',
    label: 'See your organization',
    reason: 'You are receiving this because it is about an organization that you belong to.',
  },
  {
    path: '/properties/',
    label: 'See the property',
    reason: 'You are receiving this because it is about a property that you protect with us.',
  },
  { path: '/contact', label: 'Write to us', reason: ABOUT_ACCOUNT },
  { path: '/login', label: 'Log in', reason: ABOUT_ACCOUNT },
  { path: '/admin/', label: 'Open the list', reason: 'You are receiving this because you are an admin.' },
] as const;

const otherPurpose = { label: 'Open your settings', reason: ABOUT_ACCOUNT };

async function writeNews(notification: Notification): Promise<Letter> {
  const { type, title, message, href } = notification;
  const { label, reason } = purposes.find(({ path }) => href?.startsWith(path)) ?? otherPurpose;
  const request = href?.startsWith('/requests/') ? await findRequest(href) : null;
  return {
    title,
    paragraphs: [message, ...(request ? describe(request, notification) : [])],
    amounts: type === 'request.assigned' && request ? listAmounts(request) : undefined,
    action: href ? { label, href: `${env().NEXTAUTH_URL}${href}` } : undefined,
    reason,
  };
}

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The request at an address of ours. */
function findRequest(href: string) {
  return db.notaryRequest.findUnique({
    where: { id: href.replace('/requests/', '') },
    select: {
      ...priceSelect,
      ...appointmentSelect,
      travelAskedCents: true,
      status: true,
      clientId: true,
      notary: { select: { isDemo: true } },
    },
  });
}

/** When and where, and to the client of a demo notary that nobody comes. */
function describe(request: FoundRequest, { userId, user }: Notification): string[] {
  const words = `The appointment: ${appointmentWords(request, user.timeZone)}.`;
  const isDemo = request.clientId === userId && request.notary?.isDemo && request.status === 'assigned';
  if (isDemo) return [words, demoNote(request.isRemote)];
  const isMeeting = request.isRemote && request.status === 'assigned' && request.clientId === userId;
  return isMeeting ? [words, `${REMOTE_LINK} ${REMOTE_NOTARY}`] : [words];
}

/** Its price line by line, with the travel that its client is asked about. */
function listAmounts(request: FoundRequest): Letter['amounts'] {
  const agreed = toPriced(request);
  const { travelAskedCents } = request;
  const price = travelAskedCents === null ? agreed : withTravel(agreed, travelAskedCents);
  const lines = priceLines(price).map(({ name, note, cents }) => ({
    label: note ? `${name}, ${note}` : name,
    amount: cents === null ? 'open' : formatMoney(cents),
  }));
  return [...lines, { label: 'Total', amount: formatMoney(totalWithAddOn(price)) }];
}

const offerColumns = {
  distanceMiles: true,
  expiresAt: true,
  request: {
    select: {
      serviceType: true,
      documentType: true,
      appointmentAt: true,
      mode: true,
      location: true,
      officeAddress: true,
      state: true,
      basePriceCents: true,
      travelFeeCents: true,
      isTravelOpen: true,
      rushFeeCents: true,
    },
  },
} as const;

/** What the dashboard shows of an offer, and no more: neither the client nor the address. Null once it is over. */
async function writeOffer({ id, title, href, user }: Notification): Promise<Letter | null> {
  const at = now();
  const offer = await db.offer.findFirst({
    // An offer and its notification have one id.
    where: { id, status: 'open', expiresAt: { gt: at }, request: { status: 'pending' } },
    select: offerColumns,
  });
  if (!offer) return null;
  const { request, distanceMiles, expiresAt } = offer;
  const { basePriceCents, rushFeeCents, appointmentAt } = request;
  const travelFeeCents = travelFeeOf(distanceMiles && wayMiles(distanceMiles), agreedTravel(request));
  const earnedCents = earnedOf({ basePriceCents, travelFeeCents, rushFeeCents });
  const minutes = Math.max(1, offerMinutes(at, expiresAt));
  const when = momentsIn(appointmentZone(request, user.timeZone));
  return {
    title,
    paragraphs: [
      `${requestTitle(request)}, ${placeOf(request, distanceMiles)}.`,
      `It is on ${when.dayAndTime(appointmentAt)}, ${fromNow(appointmentAt, at)}. ${when.isUtc ? 'Your dashboard shows it in your own time zone.' : ''}`.trim(),
      `Please answer within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, by ${when.time(expiresAt)}. After that another notary is asked.`,
    ],
    amounts: [
      { label: 'Service', amount: formatMoney(basePriceCents) },
      {
        label: request.isTravelOpen ? 'Travel, once the client agrees to it' : 'Travel',
        amount: formatMoney(travelFeeCents),
      },
      ...(rushFeeCents > 0 ? [{ label: 'Rush', amount: formatMoney(rushFeeCents) }] : []),
      { label: 'You earn', amount: formatMoney(earnedCents) },
    ],
    action: { label: 'Accept or decline', href: `${env().NEXTAUTH_URL}${href}` },
    reason:
      'You are receiving this because you are available for requests. To stop, turn that off on your dashboard.',
  };
}

type Where = { location: string | null; state: string | null };

function placeOf({ location, state }: Where, distanceMiles: number | null): string {
  if (location === null) return state ? `a remote session, client in ${state}` : 'a remote session';
  const city = findStatePlace(location)?.name.replace(/ \d{5}$/, '') ?? 'near you';
  if (distanceMiles === null) return city;
  const miles = wayMiles(distanceMiles);
  return miles === 0 ? `${city}, ${pricedMiles(miles)}` : `${city}. From your home: ${pricedMiles(miles)}`;
}

/** `in 25 hours` */
function fromNow(then: Date, at: Date): string {
  const ms = then.getTime() - at.getTime();
  const words = new Intl.RelativeTimeFormat('en-US');
  if (ms < 2 * HOUR_MS) return words.format(Math.round(ms / MINUTE_MS), 'minute');
  if (ms < 48 * HOUR_MS) return words.format(Math.round(ms / HOUR_MS), 'hour');
  return words.format(Math.round(ms / (24 * HOUR_MS)), 'day');
}
