import {
  inches,
  type FeeSchedule,
  type PageRules,
  type StatePageRules,
} from '@/lib/catalog/rules/page-rules';
import { factsOf } from './ruled';
import { newYork } from './new-york';

const { read, ruled } = factsOf(newYork);

const SIZE = 'Up to 9 by 14 inches';
const CITY_FEE = 'City Register: $32';
const RICHMOND_FEE = 'Richmond County: $10';
const WESTCHESTER_FEE = 'Outside the city, for example in Westchester';

const taxes: FeeSchedule['addOns'] = [
  read('Real estate transfer tax', {
    label: 'Real estate transfer tax',
    cents: null,
    of: ['conveyance'],
    when: 'By the price: $2 for each $500, and what is added from $1 million',
  }),
  read('Mortgage recording tax', {
    label: 'Mortgage recording tax',
    cents: null,
    of: ['mortgage'],
    when: 'By the debt: $0.50 for each $100, and what the place adds',
  }),
  read('With a deed come the transfer tax return', {
    label: 'Filing of TP-584 and RP-5217',
    cents: null,
    of: ['conveyance'],
    when: 'With a deed; ask what is taken for the forms',
  }),
];

const cityCover: PageRules['coverPage'] = read('In New York City a recording and endorsement page', {
  by: 'the office',
  says: 'The recording and endorsement page comes from the City Register’s own system (ACRIS). We cannot make it.',
});

const cityRegister: Partial<PageRules> = {
  leastType: ruled('In New York City smaller type is accepted', 8, 'fee'),
  coverPage: cityCover,
  fees: {
    base: read(CITY_FEE, 3_200),
    firstPage: read(CITY_FEE, 500),
    furtherPage: read(CITY_FEE, 500),
    addOns: [
      read(CITY_FEE, { label: 'Cover page', cents: 500 }),
      read(CITY_FEE, {
        label: 'Further blocks and lots',
        cents: null,
        when: '$2 for each further block and $3 for each further lot',
      }),
      ...taxes,
    ],
    smallType: read('In New York City smaller type is accepted', { base: 4_900, page: 1_000 }),
  },
};

const smaller = {
  size: ruled(SIZE, { width: inches(8.5), height: inches(14), isExact: false }, 'reject'),
};

export const newYorkPages: StatePageRules = {
  state: 'NY',
  rules: {
    size: ruled(SIZE, { width: inches(9), height: inches(14), isExact: false }, 'reject'),
    margins: 'unknown',
    reserved: [],
    leastType: ruled('Type of at least 8 points.', 8, 'reject'),
    elements: [
      ruled(
        'A conveyance states the residence',
        { element: 'grantee-address', on: 'any page', of: ['conveyance'] },
        'reject',
      ),
      ruled(
        'A conveyance is recorded when it is acknowledged',
        { element: 'certificate', on: 'any page' },
        'reject',
      ),
    ],
    seal: read('New York asks for no seal', 'none'),
    fees: {
      firstPage: read(WESTCHESTER_FEE, null),
      furtherPage: read(WESTCHESTER_FEE, null),
      addOns: taxes,
    },
  },
  countiesMayAskMore: 'unknown',
  counties: {
    '36005': cityRegister,
    '36047': cityRegister,
    '36061': cityRegister,
    '36081': cityRegister,
    '36085': {
      coverPage: cityCover,
      fees: {
        base: read(RICHMOND_FEE, 1_000),
        firstPage: read(RICHMOND_FEE, 200),
        furtherPage: read(RICHMOND_FEE, 200),
        addOns: [
          read(RICHMOND_FEE, { label: 'Surcharge', cents: 2_000 }),
          read(RICHMOND_FEE, { label: 'Endorsement page', cents: 200 }),
          ...taxes,
        ],
      },
    },
    '36119': {
      fees: {
        base: read(WESTCHESTER_FEE, 4_500),
        firstPage: read(WESTCHESTER_FEE, 500),
        furtherPage: read(WESTCHESTER_FEE, 500),
        addOns: taxes,
      },
    },
    '36009': smaller,
    '36021': smaller,
    '36025': smaller,
    '36043': smaller,
    '36055': smaller,
    '36077': smaller,
  },
};
