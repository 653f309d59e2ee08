import { findRonNote, listRonStates } from '@/lib/catalog/queries';
import { ESTIMATED_WAY, ROAD_FACTOR } from '@/lib/values/miles';
import { CANCELLATION_EXCEPTIONS, CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import { RUSH_PERCENT, SERVICE_CENTS, TAX_PERCENT, TAX_SAYS } from '@/lib/pricing/rules/quote';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { figures } from '../figures';
import { integration, route, unit, value, type Claim } from './claim';

const mile = formatMoney(MILEAGE_CENTS);
const net = value(figures.corporateTermsDays ?? '', 'CORPORATE_TERMS_DAYS');
const inOperation = listRonStates().length;
const california = findRonNote('CA') ?? '';

/** Prices of visits and companies, and what is counted from the catalog. */
export const moneyClaims: Claim[] = [
  ...[
    ['Remote online notarization', SERVICE_CENTS.ron],
    ['In-person notary', SERVICE_CENTS['in-person']],
    ['Mobile notary', SERVICE_CENTS.mobile],
  ].map(([name, cents]): Claim => ({
    says: `${name}, ${formatPrice(Number(cents))}`,
    on: ['/pricing/calculator'],
    proof: [value(formatPrice(Number(cents)), 'SERVICE_CENTS'), route('POST /api/pricing/estimate')],
  })),
  {
    says: `Rush, which adds ${RUSH_PERCENT}% of the base price`,
    on: ['/pricing/calculator'],
    proof: [value(`${RUSH_PERCENT}%`, 'RUSH_PERCENT')],
  },
  {
    says: `${TAX_SAYS} ${TAX_PERCENT}%`,
    on: ['/pricing/calculator'],
    proof: [
      value(`${TAX_PERCENT}%`, 'TAX_PERCENT'),
      unit('invoices/visit-lines', 'say whose each is, and bear the tax where it is the notary’s'),
      unit('invoices/visit-lines', 'is the fee, without tax'),
    ],
  },
  {
    says: `${mile} a mile`,
    on: ['/pricing/calculator', '/guardsign'],
    proof: [value(mile, 'MILEAGE_CENTS')],
  },
  {
    says: `is paid at ${mile} a mile, counted by road: ${ROAD_FACTOR} times the straight line, ${ESTIMATED_WAY}, up to`,
    on: ['/notary-waitlist'],
    proof: [value(mile, 'MILEAGE_CENTS'), value(ROAD_FACTOR, 'ROAD_FACTOR')],
  },
  {
    says: 'A notarial fee is never charged per page.',
    on: ['/legal/terms'],
    proof: [unit('notary/product', 'separate the notarial fee from the number of pages')],
  },
  {
    says: `Companies are invoiced in US dollars and pay within ${figures.corporateTermsDays} days.`,
    on: ['/enterprise'],
    proof: [net],
  },
  {
    says: 'The amount is fixed on our server.',
    on: ['/legal/terms'],
    proof: [integration('api/create-payment-intent/post', 'refuses a price of $%s')],
  },
  {
    says: `The ${inOperation} in operation are counted from the law.`,
    on: ['/compliance/ron'],
    proof: [value(inOperation, 'listRonStates, over the law of the 50 states')],
  },
  {
    says: `In operation in ${inOperation} states`,
    on: ['/county-documents'],
    proof: [value(inOperation, 'listRonStates, over the law of the 50 states')],
  },
  {
    says: california,
    on: ['/compliance/ron', '/county-documents'],
    proof: [value(california, 'the dated fact of California')],
  },
  {
    says: CANCELLATION_RULE,
    on: ['/guardsign', '/legal/terms'],
    proof: [
      value(CANCELLATION_RULE, 'CANCELLATION_RULE'),
      unit('pricing/cancellation', 'is one rule in one sentence'),
    ],
  },
  {
    says: CANCELLATION_EXCEPTIONS,
    on: ['/guardsign', '/legal/terms', '/pricing/calculator'],
    proof: [
      value(CANCELLATION_EXCEPTIONS, 'CANCELLATION_EXCEPTIONS'),
      unit('pricing/cancellation', 'says from when on a notary who has not come is owed nothing'),
      unit('notary/cancelling', '%s'),
    ],
  },
  {
    says: `begins with a ${figures.trialDays}-day free trial, once for each account.`,
    on: ['/legal/terms'],
    proof: [value(figures.trialDays ?? '', 'TRIAL_DAYS'), route('POST /api/plans/checkout')],
  },
  {
    says: `A document that you delete gives back its space; it still counts toward the ${figures.basicDocuments} of its month.`,
    on: ['/legal/terms'],
    proof: [
      value(figures.basicDocuments ?? '', 'quotasOf.basic'),
      integration(
        'api/vault/documents/post-plan',
        'counts a document of the month that was deleted since: it was new all the same',
      ),
    ],
  },
  {
    says: `keeps up to ${figures.freeDocuments} documents and ${figures.freeSpace} for each account, at no cost.`,
    on: ['/legal/terms'],
    proof: [
      value(figures.freeDocuments ?? '', 'quotasOf.none'),
      value(figures.freeSpace ?? '', 'quotasOf.none'),
    ],
  },
];
