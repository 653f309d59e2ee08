import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { maxFeeText } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw, UsState } from '@/lib/catalog/schema';

type FeeCap = { state: UsState['name']; cap: NotaryLaw['maxFeePerActCents'] };

/** The most a notary may charge for one acknowledgment on paper, in a few states, with where that is stated. */
export function FeeCapFigure({ caps }: { caps: FeeCap[] }) {
  return (
    <figure>
      <figcaption className="eyebrow">The most for one acknowledgment on paper</figcaption>
      <dl className="mt-2 border-t">
        {caps.map(({ state, cap }) => (
          <div
            key={state}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b py-3 sm:grid-cols-[8rem_4rem_1fr]"
          >
            <dt className="font-serif text-lg font-semibold">{state}</dt>
            <dd className="text-right font-serif text-lg font-semibold text-primary tabular-nums">
              {maxFeeText(cap)}
            </dd>
            <dd className="max-sm:col-span-2">
              <SourceNote fact={cap} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Link href="/state-documents" prefetch={false} className="text-link">
          Notary law in all 50 states
        </Link>
      </p>
    </figure>
  );
}
