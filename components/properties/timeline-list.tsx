import { LocalTime } from '@/components/kit/local-time';
import type { TimelineEntry } from '@/lib/properties/schema/timeline';

/** What happened to a property, newest first. */
export function TimelineList({ entries, label }: { entries: TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label} className="divide-y border-y">
      {entries.map((entry) => (
        <li key={entry.id} className="py-3 wrap-anywhere">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{entry.title}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              <LocalTime value={entry.at} isDay={entry.isDay} zone={entry.isDay ? 'UTC' : undefined} />
            </span>
          </p>
          {entry.details.map((detail) => (
            <p key={detail} className="text-sm text-muted-foreground">
              {detail}
            </p>
          ))}
          <EntryLink entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function EntryLink({ entry: { href, logIndex, title } }: { entry: TimelineEntry }) {
  if (!href) return null;
  const isFile = href.startsWith('/api/');
  const label = isFile ? `Proof${logIndex === null ? '' : `, log entry ${logIndex}`}` : 'Open';
  return (
    <p className="text-sm">
      <a href={href} download={isFile} className="inline-flex items-center text-link max-sm:min-h-11">
        {label}
        <span className="sr-only"> of {title}</span>
      </a>
    </p>
  );
}
