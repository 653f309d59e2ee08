import { FileLink } from '@/components/files/file-link';
import { HistoryFilter } from '@/components/properties/history-filter';
import { OlderEntries } from '@/components/properties/older-entries';
import { TimelineList } from '@/components/properties/timeline-list';
import { buttonVariants } from '@/components/ui/button';
import type { PropertyHistory as History } from '@/lib/properties/queries/history';
import { sayDay } from '@/lib/properties/rules/title-words';

type PropertyHistoryProps = { id: string; history: History; kind?: string };

/** Everything that happened, on one line of time, now or as of a day, and as one file to print. */
export function PropertyHistory({ id, history: { entries, next, asOf }, kind }: PropertyHistoryProps) {
  const day = asOf ?? undefined;
  return (
    <section aria-labelledby="history">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h2 id="history">History{asOf ? ` as of ${sayDay(asOf)}` : ''}</h2>
        <FileLink
          href={`/api/properties/${id}/history.pdf${day ? `?asOf=${day}` : ''}`}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'max-sm:min-h-11' })}
        >
          Print as PDF
        </FileLink>
      </div>
      <HistoryFilter id={id} asOf={day} kind={kind} />
      <div className="mt-4">
        {entries.length === 0 ? (
          <p className="border-y py-4 text-muted-foreground">There are no entries to show.</p>
        ) : (
          <TimelineList entries={entries} label="History, newest first" />
        )}
        {next && <OlderEntries key={next} id={id} asOf={day} kind={kind} after={next} />}
      </div>
    </section>
  );
}
