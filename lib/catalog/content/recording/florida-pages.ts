import { inches, type StatePageRules } from '@/lib/catalog/rules/page-rules';
import { florida } from './florida';
import { factsOf } from './ruled';

const { read, ruled } = factsOf(florida);

const SPACE = 'A space of 3 by 3 inches';
const NAMES = 'The names of signers, witnesses and the notary';
const LAND = ['conveyance', 'mortgage', 'release'] as const;

export const floridaPages: StatePageRules = {
  state: 'FL',
  rules: {
    size: ruled(
      'The fee for a page covers up to 14',
      { width: inches(8.5), height: inches(14), isExact: false },
      'warn',
    ),
    margins: 'unknown',
    reserved: [
      ruled(SPACE, { pages: 'first', anyOf: [{ width: inches(3), height: inches(3) }] }, 'reject'),
      // The section names 1 by 3 inches and no direction.
      ruled(
        SPACE,
        {
          pages: 'later',
          anyOf: [
            { width: inches(3), height: inches(1) },
            { width: inches(1), height: inches(3) },
          ],
        },
        'reject',
      ),
    ],
    leastType: 'unknown',
    elements: [
      ruled(NAMES, { element: 'printed-names', on: 'any page', of: LAND }, 'reject'),
      ruled(NAMES, { element: 'preparer', on: 'any page', of: LAND }, 'reject'),
      ruled(NAMES, { element: 'grantee-address', on: 'any page', of: ['conveyance'] }, 'reject'),
      ruled(
        'A deed is signed before two witnesses',
        { element: 'witnesses', on: 'any page', of: ['conveyance'] },
        'reject',
      ),
      ruled('The signature is acknowledged', { element: 'certificate', on: 'any page' }, 'reject'),
    ],
    fees: {
      firstPage: read('$10 for the first page', 1_000),
      furtherPage: read('$10 for the first page', 850),
      addOns: [
        read('$1 for each name beyond the first four', {
          label: 'Names beyond the first four',
          cents: null,
          when: '$1 for each name that is indexed',
        }),
        read('Documentary stamp tax on a deed', {
          label: 'Documentary stamp tax',
          cents: null,
          of: ['conveyance'],
          when: 'By the price: $0.70 for each $100, in Miami-Dade $0.60 and a surtax',
        }),
        read('On a mortgage: $0.35', {
          label: 'Documentary stamp and intangible tax',
          cents: null,
          of: ['mortgage'],
          when: 'By the debt: $0.35 for each $100, and 2 mills',
        }),
      ],
    },
  },
  countiesMayAskMore: 'unknown',
  // Its own page repeats what the statutes say of both.
  counties: { '12086': {} },
};
