import { service, type StructuredData } from '@/lib/site/structured-data';
import type { Plan } from './plans';

/** A plan for search engines; one that begins with a conversation is not in stock online. */
export function planData({ name, description, monthlyCents, yearlyCents, button }: Plan): StructuredData {
  const availability = `https://schema.org/${button.href ? 'InStoreOnly' : 'InStock'}`;
  return {
    ...service({ name, description, path: '/pricing' }),
    offers: [
      offer(monthlyCents, { unitCode: 'MON', availability }),
      offer(yearlyCents, { unitCode: 'ANN', availability }),
    ],
  };
}

/** `unitCode` after UN/CEFACT: a month or a year. */
function offer(cents: number, { unitCode, availability }: { unitCode: 'MON' | 'ANN'; availability: string }) {
  const price = (cents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    },
  };
}
