import { ownFormat } from '@/lib/values/date-format';
import { relativeWords } from '@/lib/values/relative-words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What is older says where the notary was, not where they are. */
const STALE_AFTER_MS = 2 * MINUTE_MS;

export type LastSeen = {
  ageMs: number;
  /** `Seen 3 minutes ago` */
  ago: string;
  /** `No news since 5:12 PM`, in the reader's zone; null while the place may be taken for that of now */
  noNews: string | null;
};

/** How old a place is, in words. `at` is ISO 8601, `now` in milliseconds. */
export function lastSeen(at: string, now: number): LastSeen {
  const ageMs = now - Date.parse(at);
  return {
    ageMs,
    ago: `Seen ${agoInWords(ageMs)}`,
    noNews: ageMs > STALE_AFTER_MS ? `No news since ${clockTime(at, ageMs)}` : null,
  };
}

function agoInWords(ageMs: number): string {
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return relativeWords(-Math.floor(ageMs / MINUTE_MS), 'minute');
  return relativeWords(-Math.floor(ageMs / HOUR_MS), 'hour');
}

/** With its day, once the hour alone would be taken for one of today. */
function clockTime(at: string, ageMs: number): string {
  const dateStyle = ageMs > 12 * HOUR_MS ? 'medium' : undefined;
  return ownFormat({ timeStyle: 'short', dateStyle }).format(new Date(at));
}
