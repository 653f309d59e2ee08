import type { Fact, NotaryLaw } from '@/lib/catalog/schema';
import { formatMoney, type Cents } from '@/lib/values/money';
import { quoteFor, TAX_PERCENT, type Quote } from '@/lib/pricing/rules/quote';

const MILES = 12;

type Part = { name: string; amount: string; cents: Cents; color: string };

/** One price taken apart: what the state limits, and what is ours. */
export function PriceSplit({ texasLimit }: { texasLimit: NotaryLaw['maxFeePerActCents'] }) {
  if (!isAmount(texasLimit)) return null;
  const quote = quoteFor({ service: 'mobile', state: 'TX', pages: 1, miles: MILES, isRush: false });
  const parts = partsOf(quote, texasLimit.value);

  return (
    <figure>
      <figcaption className="eyebrow">
        For example: a mobile visit in Texas, one page, {formatMoney(quote.totalCents)}
      </figcaption>
      <div aria-hidden className="mt-3 flex h-10 gap-0.5">
        {parts.map(({ name, cents, color }) => (
          <span key={name} className={color} style={{ flexGrow: cents }} />
        ))}
      </div>
      <dl className="mt-3 text-[0.9375rem] leading-6">
        {parts.map(({ name, amount, color }) => (
          <div key={name} className="flex items-baseline gap-3 py-1">
            <span aria-hidden className={`size-2.5 shrink-0 ${color}`} />
            <dt className="grow">{name}</dt>
            <dd className="text-right text-muted-foreground tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function partsOf(quote: Quote, limitCents: Cents): Part[] {
  return [
    {
      name: 'Notarial fee, limited by the state',
      amount: `at most ${formatMoney(limitCents)}`,
      cents: limitCents,
      color: 'bg-foreground',
    },
    {
      name: 'Service fee, set by us',
      amount: `the rest of ${formatMoney(quote.basePriceCents)}`,
      cents: quote.basePriceCents - limitCents,
      color: 'bg-primary',
    },
    {
      name: `Travel, ${MILES} miles, set by us`,
      amount: formatMoney(quote.travelFeeCents ?? 0),
      cents: quote.travelFeeCents ?? 0,
      color: 'bg-primary/55',
    },
    {
      name: `Tax, ${TAX_PERCENT}%`,
      amount: formatMoney(quote.taxCents),
      cents: quote.taxCents,
      color: 'bg-input/60',
    },
  ];
}

function isAmount(limit: NotaryLaw['maxFeePerActCents']): limit is Fact<Cents> {
  return limit !== 'unknown' && limit.value !== 'no_limit';
}
