import { HistoryFilter } from '@/components/properties/history-filter';
import { HistoryHeading } from '@/components/properties/history-heading';
import { OlderEntries } from '@/components/properties/older-entries';
import { TimelineList } from '@/components/properties/timeline-list';
import type { PropertyHistory as History } from '@/lib/properties/queries/history';
import { propertyUrl } from '@/lib/properties/rules/urls';
import { timelineKinds } from '@/lib/properties/schema/timeline';

type PropertyHistoryProps = { id: string; history: History; kind?: string };

/** Everything that happened, on one line of time, now or as of a day, and as one file to print. */
export function PropertyHistory({ id, history: { entries, next, asOf }, kind }: PropertyHistoryProps) {
  const day = asOf ?? undefined;
  return (
    <section aria-labelledby="history">
      <HistoryHeading asOf={asOf} pdf={`${propertyUrl(id)}/history.pdf`} />
      <HistoryFilter page={`/properties/${id}`} kinds={timelineKinds} asOf={day} kind={kind} />
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
