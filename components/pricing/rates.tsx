import { TableScroll } from '@/components/kit/table-scroll';
import { ESTIMATED_WAY, ROAD_FACTOR } from '@/lib/values/miles';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { formatRate } from '@/lib/pricing/content/quote-lines';
import { serviceLabels } from '@/lib/pricing/content/services';
import { ADD_ON_NAME, ADD_ON_SAYS, DEED_GUARD_ADD_ON_CENTS } from '@/lib/pricing/rules/add-on';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import {
  CANCELLATION_CENTS,
  CANCELLATION_EXCEPTIONS,
  CANCELLATION_RULE,
  MOBILE_CANCELLATION_CENTS,
} from '@/lib/pricing/rules/cancellation';
import {
  CORPORATE_TERMS_DAYS,
  EXTRA_PAGE_CENTS,
  OTHER_STATE_HUNDREDTHS,
  RUSH_PERCENT,
  SERVICE_CENTS,
  STATE_HUNDREDTHS,
  TAX_PERCENT,
  TAX_SAYS,
} from '@/lib/pricing/rules/quote';
import { serviceTypes } from '@/lib/pricing/rules/service-types';

const stateRates = [...STATE_HUNDREDTHS].map(([code, rate]) => `${code} × ${formatRate(rate)}`);

const rates: { name: string; rate: string; says: string }[] = [
  ...serviceTypes.map((type) => ({
    name: serviceLabels[type].name,
    rate: formatPrice(SERVICE_CENTS[type]),
    says: `${serviceLabels[type].says} The first page is included.`,
  })),
  {
    name: 'Each further page',
    rate: formatPrice(EXTRA_PAGE_CENTS),
    says: 'A service fee for handling the page, not a notarial fee.',
  },
  {
    name: 'State rate',
    rate: `${stateRates.join(', ')}, other states × ${formatRate(OTHER_STATE_HUNDREDTHS)}`,
    says: 'Multiplies the service and its pages; the result is the base price. The state is where the visit is, or where you are during an online session.',
  },
  {
    name: 'Travel',
    rate: `${formatMoney(MILEAGE_CENTS)} a mile`,
    says: `For a mobile notary only, by road from the notary’s home, ${ESTIMATED_WAY}: ${ROAD_FACTOR} times the straight line. You agree to it before the notary sets off.`,
  },
  {
    name: 'Rush',
    rate: `+${RUSH_PERCENT}%`,
    says: 'Of the base price, for an appointment less than an hour ahead.',
  },
  {
    name: 'Tax',
    rate: `${TAX_PERCENT}%`,
    says: TAX_SAYS,
  },
  {
    name: 'Cancellation',
    rate: `${formatPrice(CANCELLATION_CENTS)} or ${formatPrice(MOBILE_CANCELLATION_CENTS)}`,
    says: `${CANCELLATION_RULE} ${CANCELLATION_EXCEPTIONS}`,
  },
  {
    name: ADD_ON_NAME,
    rate: formatPrice(DEED_GUARD_ADD_ON_CENTS),
    says: `${ADD_ON_SAYS} You choose it with a request; its price goes to GuardSign, not to the notary.`,
  },
  {
    name: 'Companies',
    rate: `Net ${CORPORATE_TERMS_DAYS}`,
    says: `An invoice is due ${CORPORATE_TERMS_DAYS} days after its date.`,
  },
];

/** Every number that the calculator uses. */
export function Rates() {
  return (
    <TableScroll label="Rates">
      <table>
        <caption className="sr-only">What makes up a price</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ name, rate, says }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className="block font-normal text-muted-foreground">{says}</span>
              </th>
              <td>{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
