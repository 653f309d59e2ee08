import { formatMoney, type Cents } from '@/lib/values/money';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import {
  EXTRA_PAGE_CENTS,
  RUSH_PERCENT,
  TAX_PERCENT,
  type Quote,
  type QuoteRequest,
} from '@/lib/pricing/rules/quote';
import { formatNumber } from '@/lib/values/numbers';
import { counted } from './quote-texts';
import { serviceLabels } from './services';

export type QuoteLine = {
  name: string;
  /** How the amount was worked out. */
  working: string;
  /** Who sets it. */
  setBy: string;
  cents: Cents;
  isSum?: boolean;
};

const us = 'Us';

/** The quote line by line, with its sums in between; the lines that are no sums add up to the total. */
export function quoteLines(request: QuoteRequest, quote: Quote, stateName: string): QuoteLine[] {
  const { serviceCents, extraPagesCents, stateCents, basePriceCents, subtotalCents } = quote;
  const beforeState = formatMoney(serviceCents + extraPagesCents);
  return [
    {
      name: serviceLabels[request.service].name,
      working: 'Service fee, with the first page',
      setBy: us,
      cents: serviceCents,
    },
    { name: 'Additional pages', working: pagesWorking(request.pages), setBy: us, cents: extraPagesCents },
    {
      name: `${stateName} rate`,
      working: rateWorking(quote.stateHundredths, beforeState),
      setBy: us,
      cents: stateCents,
    },
    {
      name: 'Base price',
      working: 'Service, pages and state',
      setBy: '',
      cents: basePriceCents,
      isSum: true,
    },
    ...travelLines(request, quote),
    ...rushLines(request, quote),
    { name: 'Subtotal', working: subtotalWorking(request), setBy: '', cents: subtotalCents, isSum: true },
    {
      name: 'Tax',
      working: `${TAX_PERCENT}% of ${formatMoney(subtotalCents)}`,
      setBy: 'Flat rate',
      cents: quote.taxCents,
    },
  ];
}

/** 120 hundredths are `1.20`. */
export function formatRate(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

function rateWorking(hundredths: number, before: string) {
  const more = hundredths - 100;
  return more === 0
    ? '× 1.00, which adds nothing'
    : `× ${formatRate(hundredths)}, which adds ${more}% of ${before}`;
}

function pagesWorking(pages: number) {
  return pages === 1
    ? 'The first page is in the service fee'
    : `${formatNumber(pages - 1)} × ${formatMoney(EXTRA_PAGE_CENTS)}`;
}

function travelLines({ service, miles }: QuoteRequest, { travelFeeCents }: Quote): QuoteLine[] {
  if (service !== 'mobile') return [];
  const working = `${counted(miles, 'mile')} × ${formatMoney(MILEAGE_CENTS)}`;
  return [{ name: 'Travel', working, setBy: us, cents: travelFeeCents ?? 0 }];
}

function rushLines({ isRush }: QuoteRequest, { basePriceCents, rushFeeCents }: Quote): QuoteLine[] {
  if (!isRush) return [];
  const working = `${RUSH_PERCENT}% of ${formatMoney(basePriceCents)}`;
  return [{ name: 'Rush', working, setBy: us, cents: rushFeeCents }];
}

function subtotalWorking({ service, isRush }: QuoteRequest) {
  const parts = ['Base price', ...(service === 'mobile' ? ['travel'] : []), ...(isRush ? ['rush'] : [])];
  if (parts.length === 1) return 'The base price';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
