import { inches, type PageRules, type StatePageRules } from '@/lib/catalog/rules/page-rules';
import { illinois } from './illinois';
import { factsOf } from './ruled';

const { read, ruled } = factsOf(illinois);

const PEOPLE = 'The name and address of whoever prepared';
const COOK = 'Cook County asks for the preparer';
const COUNTY_PRICES = 'Counties set one price for each class';
const COOK_PRICE = 'Cook County: $107';

const ofGrantee: PageRules['elements'] = [
  ruled(
    'A conveyance contains the name and address of the grantee',
    { element: 'tax-address', on: 'any page', of: ['conveyance'] },
    'reject',
  ),
  ruled(
    'A conveyance contains the name and address of the grantee',
    { element: 'grantee-address', on: 'any page', of: ['conveyance'] },
    'reject',
  ),
  ruled('One county asks for a notary’s signature', { element: 'certificate', on: 'any page' }, 'warn'),
];

export const illinoisPages: StatePageRules = {
  state: 'IL',
  rules: {
    size: ruled(
      'Single sheets of 8½ by 11',
      { width: inches(8.5), height: inches(11), isExact: true },
      'fee',
    ),
    margins: [
      ruled(
        'A clean margin of at least ½ inch',
        {
          pages: 'all',
          sides: { left: inches(0.5), right: inches(0.5), top: inches(0.5), bottom: inches(0.5) },
          except: 'Page numbers, form numbers and notes that decide nothing may be in it.',
        },
        'fee',
      ),
    ],
    reserved: [
      // The standard names 3 by 5 inches and no direction.
      ruled(
        'A blank space of at least 3 by 5 inches',
        {
          pages: 'first',
          anyOf: [
            { width: inches(5), height: inches(3) },
            { width: inches(3), height: inches(5) },
          ],
        },
        'fee',
      ),
    ],
    leastType: ruled('Some recorders ask for type of at least 10 points', 10, 'warn'),
    elements: [
      ruled(PEOPLE, { element: 'preparer', on: 'any page' }, 'reject'),
      ruled(PEOPLE, { element: 'return-address', on: 'any page' }, 'reject'),
      ...ofGrantee,
    ],
    fees: {
      firstPage: read(COUNTY_PRICES, null),
      furtherPage: read(COUNTY_PRICES, 0),
      addOns: [],
      penalty: read('A document that does not conform is recorded once', { kind: 'not known' }),
    },
  },
  countiesMayAskMore: 'unknown',
  counties: {
    '17031': {
      elements: [
        ruled(PEOPLE, { element: 'preparer', on: 'any page' }, 'reject'),
        ruled(PEOPLE, { element: 'return-address', on: 'any page' }, 'reject'),
        // Its page is about deeds.
        ruled(COOK, { element: 'parcel-number', on: 'any page', of: ['conveyance'] }, 'reject'),
        ...ofGrantee,
      ],
      fees: {
        firstPage: read(COOK_PRICE, 10_700),
        furtherPage: read(COUNTY_PRICES, 0),
        addOns: [
          read('In Cook County a deed comes with the transfer declarations', {
            label: 'Transfer tax of state, county and city',
            cents: null,
            of: ['conveyance'],
            when: 'By the price, unless the transfer is exempt',
          }),
        ],
        penalty: read('A document that does not conform is recorded once', { kind: 'not known' }),
      },
    },
  },
};
