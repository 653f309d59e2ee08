import { inches, type FeeSchedule, type StatePageRules } from '@/lib/catalog/rules/page-rules';
import { california } from './california';
import { factsOf } from './ruled';

const { read, ruled } = factsOf(california);

const FORM = 'At least ½ inch on the two vertical sides.';
const LOS_ANGELES_FEE = 'In Los Angeles the first page comes to $15.';
const LOS_ANGELES_ADD_ONS = 'In Los Angeles a deed or deed of trust costs $7 more';
const HOUSING = '$75 for each document about real property';
const ODD_SIZE = 'If any page has another size';
const STATE_FEE = 'At most $10 for the first page';

const ofTheState: FeeSchedule['addOns'] = [
  read(HOUSING, {
    label: 'Building Homes and Jobs Act',
    cents: 7_500,
    when: 'Unless transfer tax is paid, or a home goes to somebody who lives in it',
  }),
  read('A county may charge a documentary transfer tax', {
    label: 'Documentary transfer tax',
    cents: null,
    of: ['conveyance'],
    when: 'By the price: $0.55 for each $500, and what a city adds',
  }),
  read('A Preliminary Change of Ownership Report', {
    label: 'No Preliminary Change of Ownership Report',
    cents: 2_000,
    of: ['conveyance'],
    when: 'If the report does not come with the deed',
  }),
];

export const californiaPages: StatePageRules = {
  state: 'CA',
  rules: {
    size: ruled(ODD_SIZE, { width: inches(8.5), height: inches(11), isExact: true }, 'fee'),
    margins: [
      ruled(
        FORM,
        { pages: 'all', sides: { left: inches(0.5), right: inches(0.5), top: 0, bottom: 0 } },
        'reject',
      ),
    ],
    reserved: [
      ruled(
        FORM,
        {
          pages: 'first',
          leavesLeft: inches(3.5),
          anyOf: [{ width: inches(5), height: inches(2.5) }],
        },
        'reject',
      ),
    ],
    leastType: read('Print of a size and color that reproduces legibly.', 'none'),
    elements: [
      ruled('The top left of the first page', { element: 'return-address', on: 'first page' }, 'reject'),
      ruled('The top left of the first page', { element: 'title', on: 'first page' }, 'warn'),
      ruled(
        'The first page of a deed shows',
        { element: 'tax-address', on: 'first page', of: ['conveyance'] },
        'reject',
      ),
      ruled(
        'The signature is acknowledged before a notary',
        { element: 'certificate', on: 'any page' },
        'reject',
      ),
    ],
    coverPage: read(FORM, {
      by: 'anybody',
      says: 'A separate page that keeps the space and shows the title goes in front of a first page that does not.',
    }),
    fees: {
      firstPage: read(STATE_FEE, null),
      furtherPage: read(STATE_FEE, 300),
      addOns: ofTheState,
      penalty: read(ODD_SIZE, { kind: 'by page, for an odd size', cents: 300 }),
    },
  },
  countiesMayAskMore: 'unknown',
  counties: {
    '06037': {
      fees: {
        firstPage: read(LOS_ANGELES_FEE, 1_500),
        furtherPage: read(STATE_FEE, 300),
        addOns: [
          read(LOS_ANGELES_ADD_ONS, {
            label: 'Notice to the owner',
            cents: 700,
            of: ['conveyance', 'mortgage'],
          }),
          read(LOS_ANGELES_ADD_ONS, {
            label: 'Program on restrictive covenants',
            cents: 200,
            when: 'Unless the document is exempt',
          }),
          ...ofTheState,
        ],
        penalty: read(ODD_SIZE, { kind: 'by page, for an odd size', cents: 300 }),
      },
    },
  },
};
