import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import { countyEntries, requirement, type StateRecording } from './requirement';

/** The text of a section on the site of the legislature: chapter 695 is in the folder `0600-0699`. */
function floridaStatute(section: string) {
  const [chapter = '', part = ''] = section.split('.');
  const digits = chapter.padStart(4, '0');
  const hundred = digits.slice(0, 2);
  const file = `${digits}.${part}.html`;
  return statute(
    `Fla. Stat. § ${section}`,
    `http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${hundred}00-${hundred}99/${digits}/Sections/${file}`,
  );
}

const recorder = official(
  'Miami-Dade Clerk of the Court and Comptroller, official records',
  'https://www.miamidadeclerk.gov/clerk/official-records.page',
);
const requirementsOfMiamiDade = official(
  'Miami-Dade Clerk, requirements for recording',
  'https://www.miami-dadeclerk.com/requirements_for_recording.asp',
);

const entry = countyEntries({
  state: 'FL',
  county: 'Miami-Dade',
  baseFeeCents: 1_000,
  feeNote: 'Each further page is $8.50.',
  requiresNotary: true,
  marginRequirements: 'Top right 3 by 3 in free on the first page, 1 by 3 in on each further page.',
  minFontSize: null,
  requiresDocStamp: false,
  requiresTransferTax: false,
  countyUrl: 'https://www.miamidadeclerk.gov/clerk/official-records.page',
  source: requirementsOfMiamiDade,
});

export const florida: StateRecording = {
  code: 'FL',
  requirements: [
    requirement('pageSize', [
      fact(
        'The fee for a page covers up to 14 by 8½ inches.',
        '2026-11',
        official(
          'Highlands County Clerk, on Fla. Stat. § 28.24',
          'https://www.highlandsclerkfl.gov/popular_services/fees.php',
        ),
      ),
    ]),
    requirement('margins', [
      fact(
        'A space of 3 by 3 inches at the top right of the first page, and of 1 by 3 inches on each further page, is kept for the clerk.',
        '2025-01',
        floridaStatute('695.26'),
      ),
    ]),
    requirement('font', []),
    requirement('tax', [
      fact(
        'Documentary stamp tax on a deed: $0.70 for each $100 of the price. In Miami-Dade $0.60, with a surtax of $0.45 unless it is a single-family residence.',
        '2026-11',
        secondary(
          'LodeStar, on Fla. Stat. §§ 201.02 and 201.031',
          'https://support.lodestarss.com/hc/en-us/articles/15753453352475-What-is-the-Florida-Deed-Tax-Documentary-Stamp-Tax',
        ),
      ),
      fact(
        'On a mortgage: $0.35 for each $100 of the debt, and an intangible tax of 2 mills, which is $2 for each $1,000.',
        '2026-11',
        requirementsOfMiamiDade,
      ),
    ]),
    requirement('notary', [
      fact(
        'The signature is acknowledged, proved by a subscribing witness, or authenticated; a notary’s certificate carries the seal.',
        '2025-01',
        floridaStatute('695.03'),
      ),
      fact('A deed is signed before two witnesses as well.', '2026-11', requirementsOfMiamiDade),
    ]),
    requirement('ids', [
      fact(
        'The names of signers, witnesses and the notary are printed below their signatures. Signers, witnesses, the preparer and, except on a mortgage, each grantee give a post-office address.',
        '2025-01',
        floridaStatute('695.26'),
      ),
      fact(
        'A satisfaction or release gives the book and page of the mortgage it ends.',
        '2026-11',
        requirementsOfMiamiDade,
      ),
    ]),
    requirement('fees', [
      fact('$10 for the first page and $8.50 for each further page of most documents.', '2026-11', recorder),
      fact(
        '$1 for each name beyond the first four that is indexed.',
        '2026-11',
        official('Monroe County Clerk, recording', 'https://monroe-clerk.com/forms'),
      ),
    ]),
  ],
  documents: [
    entry('MORTGAGE', 'Mortgage', 'MTG', {
      requiresDocStamp: true,
      note: 'The amount of the note is stated on the mortgage, or a copy of the note is attached. Intangible tax is due as well.',
    }),
    entry('DEED', 'Deed', 'DEED', {
      requiresDocStamp: true,
      requiresTransferTax: true,
      note: 'Two witnesses sign as well. The surtax of the county is due except on a single-family residence.',
    }),
    entry('SATISFACTION_OF_MORTGAGE', 'Satisfaction of mortgage', 'SAT', {
      note: 'It gives the book and page of the mortgage.',
    }),
    entry('CLAIM_OF_LIEN', 'Claim of lien', 'LIEN', {
      note: 'It gives the legal description or the address.',
    }),
    entry('POWER_OF_ATTORNEY', 'Power of attorney', 'POA', { source: recorder }),
    entry('AFFIDAVIT', 'Affidavit', 'AFF', {
      note: 'Certain affidavits are recorded; ask the clerk first.',
      source: recorder,
    }),
  ],
};
