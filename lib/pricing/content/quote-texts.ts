import { formatMoney } from '@/lib/values/money';
import type { Quote, QuoteRequest } from '@/lib/pricing/rules/quote';
import { formatNumber } from '@/lib/values/numbers';
import { serviceLabels } from './services';

/** `Mobile notary in California, 3 pages, 12 miles, rush` */
export function quoteSubject({ service, pages, miles, isRush }: QuoteRequest, stateName: string): string {
  return [
    `${serviceLabels[service].name} in ${stateName}`,
    counted(pages, 'page'),
    ...(service === 'mobile' ? [counted(miles, 'mile')] : []),
    ...(isRush ? ['rush'] : []),
  ].join(', ');
}

/** The whole quote in one breath, for whoever listens. */
export function quoteSummary(request: QuoteRequest, quote: Quote): string {
  const parts = [
    `base price ${formatMoney(quote.basePriceCents)}`,
    ...(request.service === 'mobile' ? [`travel ${formatMoney(quote.travelFeeCents ?? 0)}`] : []),
    ...(request.isRush ? [`rush ${formatMoney(quote.rushFeeCents)}`] : []),
    `tax ${formatMoney(quote.taxCents)}`,
  ];
  return `Your quote: ${formatMoney(quote.totalCents)} in total. It is made up of ${parts.join(', ')}.`;
}

export function counted(count: number, one: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;
}
