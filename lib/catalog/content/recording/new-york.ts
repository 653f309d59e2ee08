import { fact, official, rule, statute } from '@/lib/catalog/content/fact';
import { countyEntries, requirement, type StateRecording } from './requirement';

const newYorkLaw = (title: string, code: string, section: string) =>
  statute(`${title} § ${section}`, `https://www.nysenate.gov/legislation/laws/${code}/${section}`);
const realPropertyLaw = (section: string) => newYorkLaw('N.Y. Real Property Law', 'RPP', section);
const cityFees = official(
  'NYC Department of Finance, ACRIS recording fees',
  'https://www.nyc.gov/site/finance/property/property-uniform-commercial-code-ucc-financing-statement.page',
);
const transferTax = official(
  'N.Y. Department of Taxation and Finance, real estate transfer tax',
  'https://tax.ny.gov/bus/transfer/rptidx.htm',
);

const entry = countyEntries({
  state: 'NY',
  county: 'New York',
  baseFeeCents: 3_200,
  baseFeeFor: 'document',
  feeNote: 'Each page adds $5, and the cover page $5.',
  requiresNotary: true,
  marginRequirements:
    'None read in a source. The recording and endorsement page of the City Register goes in front.',
  minFontSize: 8,
  requiresDocStamp: false,
  requiresTransferTax: false,
  countyUrl: 'https://www.nyc.gov/acris',
  source: cityFees,
});

export const newYork: StateRecording = {
  code: 'NY',
  requirements: [
    requirement('pageSize', [
      fact(
        'Up to 9 by 14 inches for a county clerk; up to 8½ by 14 inches in Cattaraugus, Columbia, Delaware, Herkimer, Monroe and Otsego.',
        '2026-11',
        newYorkLaw('N.Y. CPLR', 'CVP', '8019'),
      ),
    ]),
    requirement('margins', [
      fact(
        'In New York City a recording and endorsement page comes with the document and counts as a part of it.',
        '2026-11',
        rule(
          'Rules of the City of New York, title 19, City Register',
          'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-146394',
        ),
      ),
    ]),
    requirement('font', [
      fact('Type of at least 8 points.', '2026-11', newYorkLaw('N.Y. CPLR', 'CVP', '8019')),
      fact(
        'In New York City smaller type is accepted at a higher fee: $49 and $10 for each page.',
        '2026-11',
        cityFees,
      ),
    ]),
    requirement('tax', [
      fact(
        'Real estate transfer tax: $2 for each $500 of the price, when it is above $500. A residence of $1 million or more pays 1% more. Further state taxes apply in New York City from $2 million.',
        '2026-11',
        transferTax,
      ),
      fact(
        'Mortgage recording tax: a basic tax of $0.50 for each $100 of the debt, with further taxes by place.',
        '2024-03',
        rule(
          '20 NYCRR § 642.1',
          'https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-d/part-642/section-642-1/',
        ),
      ),
    ]),
    requirement('notary', [
      fact(
        'A conveyance is recorded when it is acknowledged by the person who executes it, or proved, and that is certified.',
        '2024-06',
        realPropertyLaw('291'),
      ),
      fact(
        'New York asks for no seal of a notary. Name, county and the end of the commission appear below the signature.',
        '2024-02',
        newYorkLaw('N.Y. Executive Law', 'EXC', '137'),
      ),
    ]),
    requirement('ids', [
      fact(
        'A conveyance states the residence of the purchaser; in the larger cities, the street number too.',
        '2022-12',
        realPropertyLaw('333'),
      ),
      fact(
        'With a deed come the transfer tax return TP-584 and the transfer report RP-5217.',
        '2026-11',
        official('Yates County Clerk, deeds', 'http://yatescounty.org/Deeds'),
      ),
    ]),
    requirement('fees', [
      fact(
        'City Register: $32, $5 for each page and $5 for the cover page; $2 for each further block and $3 for each further lot.',
        '2026-11',
        cityFees,
      ),
      fact(
        'Richmond County: $10, a surcharge of $20, and $2 for each page and for the endorsement page.',
        '2024-12',
        official(
          'Richmond County Clerk, recording fees and taxes for land documents',
          'https://richmondcountyclerk.com/Home/RecordingFeesAndTaxes',
        ),
      ),
      fact(
        'Outside the city, for example in Westchester: $45 and $5 for each written side.',
        '2026-11',
        official(
          'Westchester County Clerk, satisfactions',
          'https://www.westchesterclerk.com/land-records/satisfactions',
        ),
      ),
    ]),
  ],
  documents: [
    entry('SATISFACTION_OF_MORTGAGE', 'Satisfaction of mortgage', 'SAT', {
      note: 'When it ends a consolidated mortgage, the base fee is due for each mortgage in it.',
    }),
    entry('DEED', 'Deed', 'DEED', {
      requiresTransferTax: true,
      note: 'The transfer tax return and the transfer report go with it.',
      source: transferTax,
    }),
    entry('MORTGAGE', 'Mortgage', 'MTGE', {
      note: 'Mortgage recording tax of the state and of the city is due.',
      source: official(
        'NYC Department of Finance, recording property-related documents',
        'http://www.nyc.gov/html/dof/html/property/property_rec_property.shtml',
      ),
    }),
    entry('POWER_OF_ATTORNEY', 'Power of attorney', 'POA', {
      note: 'When it holds a power to convey real property.',
      source: realPropertyLaw('294'),
    }),
  ],
};
