import type { ComponentProps } from 'react';
import { FeeCapFigure } from '@/components/products/fee-cap-figure';
import { PriceSplit } from '@/components/products/price-split';

/** What of a price is the state’s to limit, with one price taken apart and the limits of a few states. */
export function StateFees({
  caps,
  texasLimit,
}: ComponentProps<typeof FeeCapFigure> & ComponentProps<typeof PriceSplit>) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <p className="text-lg leading-8">
          Where a state limits what a notary may charge, the limit counts <strong>acts</strong>, such as one
          acknowledgment. It never counts the pages of the document. On the bill, the notary’s fee for the act
          and our service fee are one line, which names the state’s limit where we know it. Travel and rush
          have lines of their own, and tax is added. You agree to all of it before the visit.
        </p>
        <PriceSplit texasLimit={texasLimit} />
      </div>
      <FeeCapFigure caps={caps} />
    </div>
  );
}
