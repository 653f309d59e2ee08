import { EarlierReading } from '@/components/shell/earlier-reading';
import { notaryChecks, quotedNotaryFigures } from '@/lib/notary/content/product';

/** What is looked at before a notary is asked, and what a client sees of it. */
export function NotaryChecks() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
      <dl className="border-t-2 border-primary">
        {notaryChecks.map(({ what, how }) => (
          <div key={what} className="grid gap-x-6 border-b py-3.5 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <dt className="font-medium">{what}</dt>
            <dd className="text-muted-foreground">{how}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="text-xl">What you see of a notary</h3>
        <p className="mt-3 text-[0.9375rem] leading-6">
          The rating is the average of what clients wrote after a completed visit. A notary whom nobody has
          reviewed yet shows none.
        </p>
        <EarlierReading quotes={quotedNotaryFigures} className="mt-4">
          Nobody has measured these.
        </EarlierReading>
      </div>
    </div>
  );
}
