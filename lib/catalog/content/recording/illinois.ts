import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import { countyEntries, requirement, type StateRecording } from './requirement';

const countiesCode = (section: string, url: string) => statute(`55 ILCS 5/${section}`, url);
const standards = official(
  'Will County Recorder, on 55 ILCS 5/3-5018',
  'https://willcountyrecorder.com/Recording-Guidelines/Public-Act-87-1121-ILCS-55-5-3-5018',
);
const standardsOfToday = official(
  'Washington County Clerk and Recorder, fee schedule',
  'https://washingtonco.illinois.gov/county-clerk-and-recorder/fee-schedule',
);
const cookClerk = official(
  'Cook County Clerk, how to mail and e-record deeds',
  'https://www.cookcountyclerkil.gov/recordings/how-to-mail-and-e-record-deeds',
);
const titleFund = secondary(
  'Attorneys’ Title Guaranty Fund, on 55 ILCS 5/3-5020.5 and 3-5022',
  'https://www.atgf.com/underwriting/news/recording-requirements-strictly-enforced',
);
const cookFees = secondary('Deeds.com, Cook County', 'http://www.deeds.com/recorder/illinois/cook/');

const entry = countyEntries({
  state: 'IL',
  county: 'Cook',
  baseFeeCents: 10_700,
  baseFeeFor: 'document',
  feeNote: 'The number of pages changes nothing; a nonstandard document costs more.',
  requiresNotary: 'unknown',
  marginRequirements: 'Half an inch on each side, and 3 by 5 in free at the top right of the first page.',
  minFontSize: null,
  requiresDocStamp: false,
  requiresTransferTax: false,
  countyUrl: 'https://www.cookcountyclerkil.gov/recordings',
  source: cookFees,
});

/** What a transfer of land brings along in Cook County. */
const transfer = {
  requiresTransferTax: true,
  note: 'It comes with a transfer declaration or exemption, names the grantee with an address, and says where tax bills go.',
  source: cookClerk,
};

export const illinois: StateRecording = {
  code: 'IL',
  requirements: [
    requirement('pageSize', [
      fact(
        'Single sheets of 8½ by 11 inches on white paper. A document that misses a standard is a nonstandard one, and costs more.',
        '2025-03',
        standardsOfToday,
      ),
      fact(
        'Graphic displays of up to 11 by 17 inches that come with a document cost nothing more for their size.',
        '2025-03',
        standardsOfToday,
      ),
    ]),
    requirement('margins', [
      fact(
        'A clean margin of at least ½ inch on each side. Form numbers, page numbers and notes that decide nothing may be in it.',
        '2025-03',
        standardsOfToday,
      ),
      fact(
        'A blank space of at least 3 by 5 inches in the upper right corner of the first page.',
        '2025-03',
        standardsOfToday,
      ),
      fact(
        'A document that does not conform is recorded once the additional fee is paid.',
        '2026-11',
        standards,
      ),
    ]),
    requirement('font', [
      fact(
        'Some recorders ask for type of at least 10 points, Will and Henry among them. Others read the standard as legible print in black ink.',
        '2026-11',
        standards,
      ),
    ]),
    requirement('tax', [
      fact(
        'In Cook County a deed comes with the transfer declarations and stamps of state, county and city, or with its exemption.',
        '2026-11',
        cookClerk,
      ),
    ]),
    requirement('notary', [
      fact(
        'One county asks for a notary’s signature and seal on documents to be recorded.',
        '2026-11',
        official('Henry County Recorder, recording fees', 'https://henrycty.com/330/Recording-Fees'),
      ),
    ]),
    requirement('ids', [
      fact(
        'A conveyance contains the name and address of the grantee for tax bills, in counties of the first and second class. Cook County, of the third, asks for both as well.',
        '2026-11',
        countiesCode(
          '3-5020',
          'https://witnessslips.ilga.gov/legislation/ilcs/fulltext.asp?DocName=005500050K3-5020',
        ),
      ),
      fact(
        'The name and address of whoever prepared the document, and of whoever it is returned to.',
        '2026-11',
        titleFund,
      ),
      fact(
        'Cook County asks for the preparer, a “mail to” address, the legal description, the address and the property tax number (PIN).',
        '2026-11',
        cookClerk,
      ),
    ]),
    requirement('fees', [
      fact(
        'Counties set one price for each class of document, whatever its number of pages.',
        '2025-01',
        countiesCode(
          '3-5018.2',
          'https://casetext.com/statute/illinois-compiled-statutes/government/chapter-55-counties/act-5-counties-code/article-3-officers-and-employees/division-3-5-recorder/section-55-ilcs-53-50182-effective-112025-predictable-fee-schedule-for-recordings-in-first-and-second-class-counties',
        ),
      ),
      fact(
        'Cook County: $107 for a standard document with the surcharge for rental housing, $88 without it.',
        '2026-11',
        cookFees,
      ),
    ]),
  ],
  documents: [
    entry('WARRANTY_DEED', 'Warranty deed', 'WD', transfer),
    entry('QUITCLAIM_DEED', 'Quitclaim deed', 'QCD', transfer),
    entry('MORTGAGE', 'Mortgage', 'MTG', {
      note: 'It carries a certificate of compliance with the law against predatory lending, or of exemption.',
      source: cookClerk,
    }),
    entry('RELEASE_OF_MORTGAGE', 'Release of mortgage', 'REL', {
      note: 'It gives the document number of the mortgage.',
      source: titleFund,
    }),
    entry('MECHANICS_LIEN', 'Mechanic’s lien', 'ML', { source: cookClerk }),
    entry('POWER_OF_ATTORNEY', 'Power of attorney', 'POA'),
    entry('AFFIDAVIT', 'Affidavit', 'AFF'),
    entry('EASEMENT', 'Easement', 'EAS'),
  ],
};
