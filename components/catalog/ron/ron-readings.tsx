import { EarlierReading } from '@/components/shell/earlier-reading';
import { quotedRonStates, ronReadings } from '@/lib/catalog/content/ron';
import { stateName } from '@/lib/catalog/content/states';
import { countRonStandings, lastRead, ronStandings } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw, RonStanding } from '@/lib/catalog/schema';
import { monthAndYear } from '@/lib/values/date-format';

const order: RonStanding[] = ['permanent', 'enacted', 'not_authorized'];

/** What the law of the 50 states says, counted and dated; then, small, what an earlier list of ours said. */
export function RonReadings({ laws }: { laws: NotaryLaw[] }) {
  const counts = countRonStandings(laws);
  const month = lastRead(laws);

  return (
    <div className="grid rounded-lg border max-md:divide-y md:grid-cols-2 md:divide-x">
      <div className="bg-card p-5 sm:p-8">
        <h3 className="text-xl">The law, as we read it</h3>
        <dl className="mt-3 divide-y">
          {order.map((standing) => (
            <div key={standing} className="flex justify-between gap-4 py-2">
              <dt>{ronStandings[standing]}</dt>
              <dd className="font-medium tabular-nums">{counts[standing]}</dd>
            </div>
          ))}
          {counts.unknown > 0 && (
            <div className="flex justify-between gap-4 py-2">
              <dt>Unknown</dt>
              <dd className="font-medium tabular-nums">{counts.unknown}</dd>
            </div>
          )}
        </dl>
        <p className="mt-3 text-sm text-muted-foreground">
          States, of 50, counted from the table below: each has its date and source there, the latest of{' '}
          <time dateTime={month}>{monthAndYear(month)}</time>.
        </p>
      </div>
      <div className="p-5 sm:p-8">
        <EarlierReading quotes={[quotedRonStates]}>
          The {counts.permanent} in operation are counted from the law.
        </EarlierReading>
        <dl className="mt-4 grid gap-3 text-sm text-muted-foreground">
          {ronReadings.map(({ reading, codes }) => (
            <div key={reading}>
              <dt>An earlier list of ours: “{reading}”</dt>
              <dd>
                {codes.map((code) => `${stateName(code)} (today: ${standingOf(laws, code)})`).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function standingOf(laws: NotaryLaw[], wanted: string): string {
  const ron = laws.find(({ code }) => code === wanted)?.ron ?? 'unknown';
  return ron === 'unknown' ? 'unknown' : ronStandings[ron.value].toLowerCase();
}
