import { milesInWords, reasonWords } from '@/components/notary/visit/requests/dispatch-words';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import type { Considered, DispatchExplanation } from '@/lib/notary/schema/offers';

type Named = DispatchExplanation['rounds'][number]['considered'][number];
type DispatchRoundProps = {
  round: DispatchExplanation['rounds'][number];
  number: number;
  isNewest: boolean;
};

export function DispatchRound({ round: { at, considered }, number, isNewest }: DispatchRoundProps) {
  const ranked = considered.filter(({ rank }) => rank !== null);
  const others = considered.filter(({ rank }) => rank === null);

  return (
    <details className="rounded-lg border bg-card" open={isNewest}>
      <summary className="px-4 py-3 font-medium">
        Round {number}, <RelativeTime value={at} />: {ranked.length} could be asked, {others.length} could not
      </summary>
      <div className="grid gap-6 border-t p-4">
        <Ranked notaries={ranked} />
        <Others notaries={others} />
      </div>
    </details>
  );
}

function Ranked({ notaries }: { notaries: Named[] }) {
  if (notaries.length === 0) return <p className="text-muted-foreground">Nobody could be asked.</p>;
  return (
    <TableScroll label="Could be asked" folds>
      <table className="w-full text-left text-[0.9375rem] [&_td]:py-2 [&_td]:pr-6 [&_td]:tabular-nums [&_th]:py-2 [&_th]:pr-6 [&_th]:font-medium">
        <thead className="border-b">
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Notary</th>
            <th scope="col">Score</th>
            <th scope="col">Distance</th>
            <th scope="col">Rating</th>
            <th scope="col">Accepts</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {notaries.map((notary) => (
            <tr key={notary.notaryId}>
              <td data-label="Rank">{notary.rank}</td>
              <th scope="row">{notary.name}</th>
              <td data-label="Score">{notary.score?.toFixed(3) ?? '–'}</td>
              <td data-label="Distance">{milesInWords(notary.distanceMiles)}</td>
              <td data-label="Rating">{notary.rating?.toFixed(1) ?? 'none yet'}</td>
              <td data-label="Accepts">{acceptanceInWords(notary)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Others({ notaries }: { notaries: Named[] }) {
  if (notaries.length === 0) return null;
  return (
    <div>
      <h4 className="font-sans text-base font-medium">Could not be asked</h4>
      <ul className="mt-2 grid gap-1.5 text-[0.9375rem] leading-6">
        {notaries.map(({ notaryId, name, distanceMiles, reasons }) => (
          <li key={notaryId}>
            {name}
            <span className="text-muted-foreground">
              {distanceMiles !== null && ` (${milesInWords(distanceMiles)})`}:{' '}
              {reasons.map((reason) => reasonWords[reason]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function acceptanceInWords({ acceptanceRate }: Considered): string {
  return acceptanceRate === null ? 'not asked yet' : `${Math.round(acceptanceRate * 100)}%`;
}
