import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import { guideName } from '@/lib/catalog/content/state-readings';
import { lawRows, type LawRow } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw, StateReading } from '@/lib/catalog/schema';

/** The dated law of one state, and what our guide says about the same, most visibly where the two differ. */
export function StateFacts({ law, reading }: { law: NotaryLaw; reading: StateReading | null }) {
  return (
    <>
      <dl className="divide-y border-y">
        {lawRows(law, reading).map((row) => (
          <div key={row.name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr_14rem]">
            <dt className="font-medium">{row.name}</dt>
            <dd>
              <p className={row.fact === 'unknown' ? 'text-muted-foreground' : 'font-medium tabular-nums'}>
                {row.value}
              </p>
              {row.note && <p className="text-[0.9375rem] leading-6">{row.note}</p>}
              <SourceNote fact={row.fact} />
            </dd>
            {row.reading && (
              <dd className="max-sm:mt-2 max-sm:border-l-2 max-sm:pl-3">
                <GuideReading {...row} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-3 measure text-sm text-muted-foreground">
        The commission fee is what the office that commissions notaries charges for the application and the
        commission. It does not include examinations, or what a county charges for recording.
      </p>
    </>
  );
}

function GuideReading({ value, reading, readingNote, isDifferent }: LawRow) {
  return (
    <>
      <p className="text-sm text-muted-foreground">{guideName}</p>
      <p className="flex flex-wrap items-baseline gap-2 text-sm text-muted-foreground tabular-nums">
        {reading === value ? 'The same' : reading}
        {isDifferent && <Badge variant="waiting">Differs from the law</Badge>}
      </p>
      {readingNote && <p className="text-sm text-muted-foreground">{readingNote}</p>}
    </>
  );
}
