import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import { countyEntries, requirement, type StateRecording } from './requirement';

const localGovernmentCode = (section: string) =>
  statute(
    `Tex. Loc. Gov’t Code § ${section}`,
    `https://statutes.capitol.texas.gov/Docs/LG/htm/LG.${section.split('.')[0]}.htm#${section}`,
  );
const propertyCode = (section: string) =>
  statute(
    `Tex. Prop. Code § ${section}`,
    `https://statutes.capitol.texas.gov/Docs/PR/htm/PR.${section.split('.')[0]}.htm#${section}`,
  );
const harrisClerk = official(
  'Harris County Clerk, real property',
  'https://cclerk.hctx.net/RealProperty.aspx',
);

const entry = countyEntries({
  state: 'TX',
  county: 'Harris',
  baseFeeCents: 2_500,
  feeNote: 'Each further page is $4, and each name over five $0.25.',
  requiresNotary: true,
  marginRequirements: 'None in the statute. Leave room at the top for the mark of the clerk.',
  minFontSize: 8,
  requiresDocStamp: false,
  requiresTransferTax: false,
  countyUrl: 'https://cclerk.hctx.net/RealProperty.aspx',
  source: secondary(
    'Deeds.com, documents filed with the Harris County Clerk',
    'https://www.deeds.com/recorder/texas/harris',
  ),
});

export const texas: StateRecording = {
  code: 'TX',
  requirements: [
    requirement('pageSize', [
      fact(
        'A clerk may ask for nothing beyond this section about the form of a paper, and charge nothing beyond it.',
        '2026-11',
        localGovernmentCode('191.007'),
      ),
      fact(
        'No wider than 8½ and no longer than 14 inches, on paper that does not bleed through. A page that misses a requirement costs twice the fee.',
        '2026-11',
        localGovernmentCode('191.007'),
      ),
    ]),
    requirement('margins', [
      fact(
        'The section on the form of legal papers names no margin.',
        '2026-11',
        localGovernmentCode('191.007'),
      ),
      fact(
        'One county asks for 3 inches at the top for its file mark.',
        '2026-11',
        official(
          'Hays County Clerk, recording requirements',
          'https://hayscountytx.gov/county-clerk-recording-requirements',
        ),
      ),
    ]),
    requirement('font', [
      fact('Type of at least 8 points, clearly legible.', '2026-11', localGovernmentCode('191.007')),
      fact(
        'Smaller type does not raise the fee, and the section does not let a clerk refuse a paper over its form.',
        '2026-11',
        statute(
          'Tex. Loc. Gov’t Code § 191.007(h) and (k), as H.B. 2750 of the 73rd Legislature wrote them',
          'https://capitol.texas.gov/tlodocs/73R/billtext/html/HB02750F.htm',
        ),
      ),
      fact(
        'A deed, mortgage or deed of trust to or from an individual carries the notice of confidentiality rights on its first page, in 12-point boldface or 12-point capitals.',
        '2026-11',
        propertyCode('11.008'),
      ),
    ]),
    requirement('tax', [
      fact(
        'No new tax on a conveyance of fee simple title may be enacted since January 1, 2016.',
        '2026-11',
        statute(
          'Tex. Const. art. VIII, § 29',
          'https://statutes.capitol.texas.gov/Docs/CN/htm/CN.8.htm#8.29',
        ),
      ),
    ]),
    requirement('notary', [
      fact(
        'A conveyance is signed and acknowledged or sworn to, before two credible witnesses or before an officer who certifies it.',
        '2024-06',
        propertyCode('12.001'),
      ),
    ]),
    requirement('ids', [
      fact(
        'The kind of document is named at the top of the first page, and names are printed under each signature.',
        '2026-11',
        localGovernmentCode('191.007'),
      ),
      fact(
        'A mailing address of each grantee, or a penalty of $25 or twice the fee, whichever is greater.',
        '2026-11',
        official('Harris County Clerk, on Tex. Prop. Code § 11.003', harrisClerk.url),
      ),
      fact(
        'A clerk who takes electronic filings may ask a person who files at the counter for photo identification.',
        '2026-11',
        localGovernmentCode('191.010'),
      ),
    ]),
    requirement('fees', [
      fact(
        '$5 for the first page and $4 for each further page. Counties add fees for keeping the records; in Harris County the first page comes to $25.',
        '2026-11',
        official('Harris County Clerk, on Tex. Loc. Gov’t Code § 118.011', harrisClerk.url),
      ),
    ]),
  ],
  documents: [
    entry('WARRANTY_DEED', 'Warranty deed', 'WD', {
      note: 'The notice of confidentiality rights is on the first page.',
      source: harrisClerk,
    }),
    entry('DEED_OF_TRUST', 'Deed of trust', 'DOT', {
      note: 'The notice of confidentiality rights is on the first page.',
    }),
    entry('RELEASE_OF_LIEN', 'Release of lien', 'ROL'),
    entry('MECHANICS_LIEN', 'Mechanic’s lien', 'ML'),
    entry('POWER_OF_ATTORNEY', 'Power of attorney', 'POA'),
    entry('AFFIDAVIT', 'Affidavit', 'AFF', { note: 'It is sworn before an officer, who completes a jurat.' }),
  ],
};
