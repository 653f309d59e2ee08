import { inches, type FeeSchedule, type StatePageRules } from '@/lib/catalog/rules/page-rules';
import { factsOf } from './ruled';
import { texas } from './texas';

const { read, ruled } = factsOf(texas);

const SIZE = 'No wider than 8½';
const FORM = 'The kind of document is named at the top';
const FEE = '$5 for the first page and $4 for each further page.';
const GRANTEE = 'A mailing address of each grantee';

/** The statute's part of the fee, which a page that misses a requirement pays twice. */
const STATUTORY = { firstPage: 500, furtherPage: 400 };

const ofTheState: Omit<FeeSchedule, 'firstPage'> = {
  furtherPage: read(FEE, STATUTORY.furtherPage),
  addOns: [],
  penalty: read(SIZE, { kind: 'page by page', ...STATUTORY }),
  noGranteeAddress: read(GRANTEE, { least: 2_500, times: 2, ...STATUTORY }),
};

export const texasPages: StatePageRules = {
  state: 'TX',
  rules: {
    size: ruled(SIZE, { width: inches(8.5), height: inches(14), isExact: false }, 'fee'),
    margins: read('The section on the form of legal papers names no margin.', 'none'),
    reserved: [],
    leastType: ruled('Type of at least 8 points', 8, 'warn'),
    elements: [
      ruled(FORM, { element: 'title', on: 'first page' }, 'fee'),
      ruled(FORM, { element: 'printed-names', on: 'any page' }, 'fee'),
      ruled(GRANTEE, { element: 'grantee-address', on: 'any page', of: ['conveyance'] }, 'fee'),
      ruled(
        'A deed, mortgage or deed of trust to or from an individual',
        { element: 'confidentiality-notice', on: 'first page', of: ['conveyance', 'mortgage'] },
        'warn',
      ),
      ruled('A conveyance is signed and acknowledged', { element: 'certificate', on: 'any page' }, 'reject'),
    ],
    fees: { ...ofTheState, firstPage: read(FEE, null) },
  },
  countiesMayAskMore: read('A clerk may ask for nothing beyond this section', false),
  counties: {
    '48201': {
      fees: {
        ...ofTheState,
        firstPage: read(FEE, 2_500),
        addOns: [
          read(FEE, {
            label: 'Names beyond the first five',
            cents: null,
            when: '$0.25 for each name that is indexed',
          }),
        ],
      },
    },
  },
};
