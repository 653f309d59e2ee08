import Link from 'next/link';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { buttonVariants } from '@/components/ui/button';
import { COMPARED_DAYS } from '@/lib/properties/rules/watching';
import type { Comparisons } from '@/lib/properties/schema/comparisons';
import { formatNumber } from '@/lib/values/numbers';

/** What is watched for the actor, and what came of it by county. */
export function OwnFraudDetection({ comparisons }: { comparisons: Comparisons }) {
  const { locks, watches, counties } = comparisons;
  return (
    <>
      <p className="measure text-muted-foreground">
        Recordings that a county’s index tells us of are compared with your locked properties, and with the
        names and parcels that you watch. Rules of ours compare them; no AI model does. Counties keep their
        own indexes, and we do not promise which of them are delivered to us.
      </p>
      <div className="mt-6">
        <FigureTiles figures={figuresOf(comparisons)} />
      </div>
      {locks + watches === 0 ? (
        <p className="mt-6 border-y py-8 text-muted-foreground">
          No property, name or parcel is watched yet. Once you lock a property, it is watched by its address,
          its parcel number and the owner’s name.
        </p>
      ) : (
        counties.length > 0 && <Counties comparisons={comparisons} />
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
          Protect a property
        </Link>
        <Link href="/settings/watches" prefetch={false} className="text-link">
          Names and parcels that you watch
        </Link>
      </p>
    </>
  );
}

function figuresOf({ locks, withoutCounty, watches, totals }: Comparisons) {
  const { recordings, matches, announced } = totals;
  return [
    {
      name: 'Locked properties',
      value: formatNumber(locks),
      says:
        withoutCounty === 0 ? 'Watched until their lock ends' : `${withoutCounty} of a county we do not know`,
    },
    { name: 'Names and parcels', value: formatNumber(watches), says: 'Watched further' },
    {
      name: 'Recordings compared',
      value: formatNumber(recordings),
      says: `New in the last ${COMPARED_DAYS} days`,
    },
    {
      name: 'Matches',
      value: formatNumber(matches),
      says: announced === 0 ? 'About what you watch' : `${announced} of them you had announced`,
    },
  ];
}

function Counties({ comparisons: { counties, moreCounties } }: { comparisons: Comparisons }) {
  return (
    <section aria-labelledby="compared" className="mt-8">
      <h3 id="compared" className="text-xl">
        The last {COMPARED_DAYS} days by county
      </h3>
      <div className="mt-3">
        <TableScroll label="Recordings by county" folds>
          <table>
            <thead>
              <tr>
                <th scope="col">County</th>
                <th scope="col">Recordings compared</th>
                <th scope="col">Last delivery</th>
                <th scope="col">Matches</th>
              </tr>
            </thead>
            <tbody>
              {counties.map(({ county, recordings, deliveredAt, matches }) => (
                <tr key={county ?? ''}>
                  <th scope="row">{county ?? 'Other counties'}</th>
                  <td data-label="Recordings compared">{formatNumber(recordings)}</td>
                  <td data-label="Last delivery">
                    {deliveredAt ? <LocalTime value={deliveredAt} isDay /> : 'None in these days'}
                  </td>
                  <td data-label="Matches">{formatNumber(matches)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
      {moreCounties > 0 && (
        <p className="mt-3 text-sm text-muted-foreground">
          And {moreCounties} more, with fewer matches and recordings. The figures above count them too.
        </p>
      )}
    </section>
  );
}
