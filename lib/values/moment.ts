/**
 * Moments as people read them. In American English they are written by hand, in the zones of America and UTC: the first `Intl`
 * format of a page costs a slow phone 150 to 250 ms, in the moment in which it wakes.
 */
import { americanFormat, localDay, mediumDay, ownFormat } from './date-format';

/** How `Intl` shortens the names of zones, by the name that a `Date` gives. That of Hawaii is another one on the Aleutians. */
const ZONES: Partial<Record<string, string>> = {
  'Coordinated Universal Time': 'UTC',
  'Eastern Standard Time': 'EST',
  'Eastern Daylight Time': 'EDT',
  'Central Standard Time': 'CST',
  'Central Daylight Time': 'CDT',
  'Mountain Standard Time': 'MST',
  'Mountain Daylight Time': 'MDT',
  'Pacific Standard Time': 'PST',
  'Pacific Daylight Time': 'PDT',
  'Alaska Standard Time': 'AKST',
  'Alaska Daylight Time': 'AKDT',
};

const dayParts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const parts: Intl.DateTimeFormatOptions = {
  ...dayParts,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** `Nov 24, 2026`, the day that it is in UTC, or where somebody reads it. */
export function americanDay(moment: Date, zone?: 'UTC'): string {
  return zone ? mediumDay(moment) : localDay(moment);
}

/** `Nov 24, 2026, 5:12 PM CST`, in UTC or in the zone of whoever reads it. */
export function americanMoment(moment: Date, zone?: 'UTC'): string {
  const name = zone ?? shortZone(moment);
  if (!name) return americanFormat(parts).format(moment);
  return `${americanDay(moment, zone)}, ${timeOfDay(moment, zone)} ${name}`;
}

/** As `americanDay`, in the language of whoever reads it. */
export function ownDay(moment: Date, zone?: 'UTC'): string {
  return readsAmerican()
    ? americanDay(moment, zone)
    : ownFormat({ ...dayParts, timeZone: zone }).format(moment);
}

/** As `americanMoment`, in the language of whoever reads it. */
export function ownMoment(moment: Date, zone?: 'UTC'): string {
  return readsAmerican()
    ? americanMoment(moment, zone)
    : ownFormat({ ...parts, timeZone: zone }).format(moment);
}

/** Of whoever reads it, where it is one of ours. */
function shortZone(moment: Date): string | undefined {
  const [, longName = ''] = String(moment).split(/[()]/);
  return ZONES[longName];
}

/** For a browser alone: a server has no reader. */
const readsAmerican = () => navigator.language === 'en-US';

function timeOfDay(moment: Date, zone?: 'UTC'): string {
  const [hours, minutes] = zone
    ? [moment.getUTCHours(), moment.getUTCMinutes()]
    : [moment.getHours(), moment.getMinutes()];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
