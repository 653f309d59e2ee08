import { service, type StructuredData } from '@/lib/site/structured-data';
import type { Plan } from './plans';

/** A plan for search engines; it cannot be bought yet, and says so. */
export function planData({ name, description, monthlyCents, yearlyCents }: Plan): StructuredData {
  return {
    ...service({ name, description, path: '/pricing' }),
    offers: [offer(monthlyCents, 'MON'), offer(yearlyCents, 'ANN')],
  };
}

/** `unitCode` after UN/CEFACT: a month or a year. */
function offer(cents: number, unitCode: 'MON' | 'ANN') {
  const price = (cents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/OutOfStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}
