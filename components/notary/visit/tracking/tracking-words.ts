import type { LastSeen } from '@/components/notary/visit/tracking/last-seen';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { Tracking } from '@/lib/notary/schema/tracking';
import { milesInWords } from '@/lib/values/miles';
import { ownFormat } from '@/lib/values/date-format';

type Status = Tracking['status'];

const sentences: Record<Status, string> = {
  pending: 'A notary is being found.',
  assigned: 'The visit is booked. The notary has not set off yet.',
  en_route: 'The notary is on the way.',
  arrived: 'The notary has arrived.',
  in_progress: 'The signing is under way.',
  completed: 'The visit is completed.',
  cancelled: 'The visit is cancelled.',
};

export function statusSentence(status: Status, isRemote = false): string {
  if (isRemote && status === 'assigned')
    return 'The session is booked. It begins at the time of the appointment.';
  return sentences[status];
}

export function minutesInWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Minutes at which somebody who listens is told again. */
const MILESTONES = [1, 2, 5, 10, 15, 30, 45, 60];

/** For a live region: the same words until something changes that is worth an interruption. `noNews` as in LastSeen. */
export function announcement(
  { status, eta }: Pick<Tracking, 'status' | 'eta'>,
  isRemote = false,
  noNews: string | null = null,
): string {
  const sentence = statusSentence(status, isRemote);
  if (noNews) return `${sentence} ${noNews}.`;
  if (status !== 'en_route' || eta === null) return sentence;
  const milestone = MILESTONES.find((minutes) => eta <= minutes);
  if (milestone === undefined) return `${sentence} More than an hour away.`;
  return `${sentence} ${minutesInWords(milestone)} away, or less.`;
}

/** How much of the way is behind the notary, 0 to 100; null while that is not known. */
export function routePercent({ status, distance, totalDistance }: Tracking): number | null {
  if (status === 'arrived' || status === 'in_progress' || status === 'completed') return 100;
  if (status !== 'en_route' || distance === null || !totalDistance) return null;
  return Math.round(Math.min(1, Math.max(0, 1 - distance / totalDistance)) * 100);
}

const MINUTE_MS = 60_000;
/** From this far away nobody drives to the minute. */
const ROUNDED_FROM = 15;
const ROUNDED_MS = 5 * MINUTE_MS;

type Way = Pick<Tracking, 'status' | 'eta' | 'position'>;

/** Whole minutes until arrival from now on: what was left where the notary was seen last, less the time since. */
export function minutesAway({ eta }: Pick<Tracking, 'eta'>, seen: LastSeen | null): number | null {
  const since = Math.floor(Math.max(0, seen?.ageMs ?? 0) / MINUTE_MS);
  return eta === null ? null : Math.max(0, eta - since);
}

/** `Arrives about 12:55 AM CST`, on the reader's clock; null while nobody is under way, or there is no news of them. */
export function arrivalSentence(way: Way, seen: LastSeen | null, isNotary = false): string | null {
  const { status, eta, position } = way;
  if (status !== 'en_route' || eta === null || !position || seen?.noNews) return null;
  const step = eta < ROUNDED_FROM ? MINUTE_MS : ROUNDED_MS;
  const at = Math.ceil((Date.parse(position.at) + eta * MINUTE_MS) / step) * step;
  return `${isNotary ? 'You arrive' : 'Arrives'} about ${ownFormat(clock).format(at)}`;
}

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** What the map shows, in sentences. */
export function wayInWords(
  tracking: Tracking,
  { location, notary }: RequestView,
  seen: LastSeen | null,
): string {
  const { status, position, distance } = tracking;
  const name = notary?.name ?? 'The notary';
  if (!position) {
    const who =
      status === 'en_route' ? `${name} is on the way, but we do not know where` : 'Nobody is on the way';
    return `The map shows the place of the appointment: ${location}. ${who}.`;
  }
  if (seen?.noNews) {
    return `${name} is on the way to ${location}. ${seen.noNews}: the map shows where they were then.`;
  }
  return [
    `${name} is on the way to ${location}.`,
    ...awaySentences(minutesAway(tracking, seen), distance),
  ].join(' ');
}

/** `About 2 minutes away, in your area.` */
function awaySentences(minutes: number | null, distance: number | null): string[] {
  const miles = distance === null ? null : milesInWords(distance);
  if (minutes === null) return miles ? [`${capital(miles)}.`] : [];
  const about = minutes < 1 ? capital(minutesInWords(minutes)) : `About ${minutesInWords(minutes)}`;
  return [`${about} away${miles ? `, ${miles}` : ''}.`];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
