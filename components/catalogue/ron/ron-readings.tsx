import { ClaimText } from '@/components/shell/claim';
import { ronReadings, ronStatesClaim } from '@/lib/catalogue/content/ron';
import { stateName } from '@/lib/catalogue/content/states';
import { countRonStandings, ronStandings } from '@/lib/catalogue/rules/notary-law';
import type { NotaryLaw, RonStanding } from '@/lib/catalogue/schema';

const order: RonStanding[] = ['permanent', 'enacted', 'not_authorized'];

/** What we say, and what the law of the 50 states says, side by side. */
export function RonReadings({ laws }: { laws: NotaryLaw[] }) {
  const counts = countRonStandings(laws);

  return (
    <div className="grid rounded-lg border max-md:divide-y md:grid-cols-2 md:divide-x">
      <div className="p-5 sm:p-8">
        <h3 className="text-xl">Our reading</h3>
        <p className="mt-3">
          <ClaimText claim={ronStatesClaim} />
        </p>
        <dl className="mt-4 grid gap-4">
          {ronReadings.map(({ reading, codes }) => (
            <div key={reading}>
              <dt className="text-sm text-muted-foreground">{reading}</dt>
              <dd>{codes.map(stateName).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
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
          States, of 50. Each has its date and source in the table. Where the two differ, the law prevails.
        </p>
      </div>
    </div>
  );
}
