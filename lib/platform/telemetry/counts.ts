import 'server-only';

/** What is counted for the metrics. No label holds what a stranger sent, as it was sent. */
export type Counts = {
  answer: (answer: { method: string; route: string; status: number; seconds: number }) => void;
  violation: (violation: { directive: string; blocked: string }) => void;
  /** of scripts/page-counts.mjs, which calls it itself */
  page: (answer: { route: string; status: number; seconds: number }) => void;
  job: (job: { queue: string; outcome: 'done' | 'failed'; seconds: number }) => void;
  /** `kept`: where no mail goes out */
  mail: (mail: { kind: string; outcome: 'sent' | 'kept' | 'failed' }) => void;
};

/** The bundle of each call has its own copy of this file; `startMetrics` says who counts for all of the process. */
const holder = globalThis as typeof globalThis & { counts?: Counts };

export function countWith(counts: Counts): void {
  holder.counts = counts;
}

/** Something that the content policy of a page stopped. */
export function countViolation(violation: Parameters<Counts['violation']>[0]): void {
  holder.counts?.violation(violation);
}

export function countJob(job: Parameters<Counts['job']>[0]): void {
  holder.counts?.job(job);
}

export function countMail(mail: Parameters<Counts['mail']>[0]): void {
  holder.counts?.mail(mail);
}

type Answered = { method: string; pathname: string; params: unknown; status: number; ms: number };

export function countAnswer({ method, pathname, params, status, ms }: Answered): void {
  holder.counts?.answer({ method, route: routeOf(pathname, params), status, seconds: ms / 1000 });
}

/** Of an address whose values are not found in it: no label ever holds what a stranger sent. */
const UNKNOWN = 'unknown';

/** `/api/requests/[id]`, of an address and the values that the router read from it: what is left are our own folders. */
export function routeOf(pathname: string, params: unknown): string {
  const segments = pathname.split('/').map(decoded);
  for (const [name, value] of Object.entries(params ?? {}).reverse()) {
    const values = [value].flat() as unknown[];
    const at = lastIndexOf(segments, values);
    if (at === -1) return UNKNOWN;
    segments.splice(at, values.length, Array.isArray(value) ? `[...${name}]` : `[${name}]`);
  }
  return segments.join('/');
}

/** From the end, where values stand. */
function lastIndexOf(segments: readonly string[], values: readonly unknown[]): number {
  for (let at = segments.length - values.length; at >= 0; at -= 1) {
    if (values.every((value, offset) => segments[at + offset] === value)) return at;
  }
  return -1;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
