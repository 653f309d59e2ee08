import type { ReactNode } from 'react';
import { NotaryCard } from '@/components/notary/client/booking/notary-card';
import type { NotaryListing } from '@/lib/notary/schema/search';

type NotaryResultsProps = { notaries: NotaryListing[]; actions: (notary: NotaryListing) => ReactNode };

export function NotaryResults({ notaries, actions }: NotaryResultsProps) {
  return (
    <section aria-labelledby="notaries-found">
      <h2 id="notaries-found" className="text-2xl">
        {countOf(notaries)}, the nearest first
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {notaries.map((notary) => (
          <li key={notary.id} className="grid">
            <NotaryCard notary={notary}>{actions(notary)}</NotaryCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `1 notary`, `3 notaries` */
export function countOf({ length }: NotaryListing[]): string {
  return length === 1 ? '1 notary' : `${length} notaries`;
}
