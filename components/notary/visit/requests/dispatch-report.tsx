'use client';

import { milesInWords, offerWords } from '@/components/notary/visit/requests/dispatch-words';
import { DispatchRound } from '@/components/notary/visit/requests/dispatch-round';
import { readDispatch } from '@/components/notary/queries';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { useRead } from '@/components/kit/use-read';
import type { DispatchExplanation } from '@/lib/notary/schema/offers';

/** For admins: whom the request was offered to, and why every other notary was not. */
export function DispatchReport({ id, initial }: { id: string; initial: DispatchExplanation }) {
  const { data } = useRead({ ...readDispatch(id), initialData: initial });

  return (
    <section aria-labelledby="dispatch" className="mt-16">
      <h2 id="dispatch" className="text-2xl sm:text-3xl">
        How we looked for a notary
      </h2>
      <p className="mt-2 measure text-muted-foreground">
        Only admins see this. Each round shows who could be asked, in what order, and why others could not, as
        things were at that moment.
      </p>
      <h3 className="mt-8 text-xl">Offers</h3>
      {data.offers.length === 0 ? (
        <p className="mt-2 text-muted-foreground">No notary has been asked yet.</p>
      ) : (
        <div className="mt-3">
          <Offers offers={data.offers} />
        </div>
      )}
      <h3 className="mt-10 text-xl">Rounds</h3>
      {data.rounds.length === 0 && <p className="mt-2 text-muted-foreground">No round has been run yet.</p>}
      <div className="mt-3 grid gap-4">
        {data.rounds
          .map((round, index) => (
            <DispatchRound
              key={round.at}
              round={round}
              number={index + 1}
              isNewest={index === data.rounds.length - 1}
            />
          ))
          .reverse()}
      </div>
    </section>
  );
}

function Offers({ offers }: Pick<DispatchExplanation, 'offers'>) {
  return (
    <TableScroll label="Offers" folds>
      <table className="w-full text-left text-[0.9375rem] [&_td]:py-2.5 [&_td]:pr-6 [&_th]:py-2.5 [&_th]:pr-6 [&_th]:font-medium">
        <thead className="border-b">
          <tr>
            <th scope="col">Notary</th>
            <th scope="col">Distance</th>
            <th scope="col">Asked</th>
            <th scope="col">Open until</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {[...offers]
            .reverse()
            .map(({ id, name, status, distanceMiles, createdAt, expiresAt, answeredAt }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label="Distance" className="tabular-nums">
                  {milesInWords(distanceMiles)}
                </td>
                <td data-label="Asked">
                  <RelativeTime value={createdAt} />
                </td>
                <td data-label="Open until">
                  <RelativeTime value={expiresAt} />
                </td>
                <td data-label="Answer">
                  {offerWords[status]}
                  {answeredAt && (
                    <>
                      , <RelativeTime value={answeredAt} />
                    </>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
