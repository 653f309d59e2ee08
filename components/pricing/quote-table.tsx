import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { formatMoney } from '@/lib/values/money';
import { quoteLines } from '@/lib/pricing/content/quote-lines';
import type { Quote, QuoteRequest } from '@/lib/pricing/rules/quote';

type QuoteTableProps = {
  request: QuoteRequest;
  quote: Quote;
  stateName: string;
  /** What the law says about the notarial fee, in a few words. */
  limit?: string;
};

/** Each amount with how it was worked out and who sets it. */
export function QuoteTable({ request, quote, stateName, limit }: QuoteTableProps) {
  return (
    <table className="w-full border-collapse text-[0.9375rem] leading-6 tabular-nums">
      <caption className="sr-only">The quote line by line</caption>
      <thead className="text-[0.8125rem] text-muted-foreground">
        <tr>
          <Name isColumn>Line</Name>
          <th scope="col" className="px-3 py-2 text-left font-medium">
            Set by
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {quoteLines(request, quote, stateName).map(({ name, working, setBy, cents, isSum }) => (
          <tr key={name} className="border-t align-top">
            <Name working={working} isStrong={isSum}>
              {name}
            </Name>
            <td className="px-3 py-2 text-muted-foreground">{setBy}</td>
            <td className={cn('py-2 text-right', isSum && 'font-semibold')}>{formatMoney(cents)}</td>
          </tr>
        ))}
        <tr className="border-t border-foreground align-baseline">
          <Name isStrong>Total</Name>
          <td />
          <td className="py-2 text-right font-serif text-2xl font-semibold">
            {formatMoney(quote.totalCents)}
          </td>
        </tr>
        {limit && (
          <tr className="border-t align-top">
            <Name working={`Within the total, ${limit}`}>Notarial fee</Name>
            <td className="px-3 py-2 text-muted-foreground">State law</td>
            <td className="py-2 text-right">included</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type NameProps = { isColumn?: boolean; isStrong?: boolean; working?: string; children: ReactNode };

function Name({ isColumn = false, isStrong = false, working, children }: NameProps) {
  return (
    <th
      scope={isColumn ? 'col' : 'row'}
      className={cn('py-2 text-left', isStrong ? 'font-semibold' : 'font-medium')}
    >
      {children}
      {working && <span className="block text-sm font-normal text-muted-foreground">{working}</span>}
    </th>
  );
}
