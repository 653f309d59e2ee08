import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import { countyEntries, requirement, type StateRecording } from './requirement';

const governmentCode = (section: string) =>
  statute(
    `Cal. Gov. Code § ${section}`,
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=${section}.`,
  );
const taxationCode = (section: string) =>
  statute(
    `Cal. Rev. & Tax. Code § ${section}`,
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=${section}.`,
  );
const requirementsOfLosAngeles = official(
  'Los Angeles County Registrar-Recorder, recording requirements',
  'https://lavote.net/home/records/property-document-recording/recording-requirements',
);

const entry = countyEntries({
  state: 'CA',
  county: 'Los Angeles',
  baseFeeCents: 1_500,
  feeNote: 'Each further page is $3. State fees come on top.',
  requiresNotary: true,
  marginRequirements: 'Top 2.5 in on the first page, other sides 0.5 in.',
  minFontSize: 10,
  requiresDocStamp: false,
  requiresTransferTax: false,
  countyUrl: 'https://www.lavote.gov/home/recorder/property-document-recording',
  source: governmentCode('27388.1'),
});

export const california: StateRecording = {
  code: 'CA',
  requirements: [
    requirement('pageSize', [
      fact(
        'White paper of 8½ by 11 inches. Pages of up to 8½ by 14 inches are accepted.',
        '2025-06',
        official(
          'Marin County Recorder, basic recording requirements',
          'https://arcc.marincounty.gov/general-information/about-our-department/recorders-office/recording-document/basic-recording-requirements',
        ),
      ),
      fact(
        'If any page has another size, each page of the document costs $3 more.',
        '2026-11',
        governmentCode('27361'),
      ),
    ]),
    requirement(
      'margins',
      [
        fact(
          'At least ½ inch on the two vertical sides. The top 2½ inches of the first page are kept for the recorder, the left 3½ inches of them for the return address. A first page that does not comply needs a cover page.',
          '2023-01',
          governmentCode('27361.6'),
        ),
      ],
      'Top 2.5 in, other sides 0.5 in.',
    ),
    requirement(
      'font',
      [
        fact(
          'Print of a size and color that reproduces legibly. The section names no minimum in points.',
          '2023-01',
          governmentCode('27361.6'),
        ),
        fact(
          'Printed forms with more than nine lines to the vertical inch, or more than 22 characters to the inch, cost $1 more for each page.',
          '2026-11',
          governmentCode('27361'),
        ),
        fact(
          'One county asks for at least 10 points on the first page, and prefers 8 on the pages after it.',
          '2026-11',
          official(
            'San Mateo County Recorder, guidelines for standard documents',
            'http://www.smcare.org/recorder/recording_documents/guidelines.asp',
          ),
        ),
      ],
      'Minimum font 10 pt.',
    ),
    requirement('tax', [
      fact(
        'A county may charge a documentary transfer tax of $0.55 for each $500 of the price. A city may charge half of that, and the county credits it.',
        '2026-11',
        taxationCode('11911'),
      ),
      fact(
        'Culver City, Los Angeles, Pomona, Redondo Beach and Santa Monica charge a rate of their own on top of the county’s whole tax. Los Angeles charges 0.45% of sales up to $5 million, and more above. The deed lists the two taxes separately.',
        '2023-04',
        official(
          'Los Angeles County Registrar-Recorder, documentary transfer tax',
          'https://www.lavote.gov/home/records/property-document-recording/documentary-transfer-taxes/general-info',
        ),
      ),
      fact(
        'A Preliminary Change of Ownership Report comes with a change of ownership, or the recorder may charge $20 more.',
        '2026-11',
        taxationCode('480.3'),
      ),
    ]),
    requirement('notary', [
      fact(
        'The signature is acknowledged before a notary, with the all-purpose certificate of California, unless the document is exempt.',
        '2026-11',
        requirementsOfLosAngeles,
      ),
    ]),
    requirement('ids', [
      fact(
        'The top left of the first page names who asks for recording, and where the document is returned. A cover page shows the title as well.',
        '2023-01',
        governmentCode('27361.6'),
      ),
      fact(
        'The first page of a deed shows the name and address for future tax statements.',
        '2026-11',
        governmentCode('27321.5'),
      ),
      fact(
        'A document that changes or releases an earlier one states its recording number, or its book and page.',
        '2023-01',
        governmentCode('27361.6'),
      ),
      fact(
        'Los Angeles asks for the assessor’s parcel number on deeds, trust deeds and mortgages.',
        '2026-11',
        requirementsOfLosAngeles,
      ),
    ]),
    requirement('fees', [
      fact(
        'At most $10 for the first page and $3 for each further page, before what other sections add.',
        '2026-11',
        governmentCode('27361'),
      ),
      fact(
        'In Los Angeles the first page comes to $15.',
        '2026-11',
        official(
          'Los Angeles County Registrar-Recorder, recording fees',
          'http://www.lavote.net/home/records/property-document-recording/fees',
        ),
      ),
      fact(
        'In Los Angeles a deed or deed of trust costs $7 more for the notice to the owner. Most documents cost $2 more for the program on restrictive covenants.',
        '2026-11',
        secondary(
          'Deeds.com, Los Angeles County, on Cal. Gov. Code §§ 27387.1 and 27388.2',
          'https://deeds.com/recorder/california/los-angeles',
        ),
      ),
      fact(
        '$75 for each document about real property, at most $225 for each transaction and parcel. A transfer that pays transfer tax, or a home that goes to an owner-occupier, is exempt.',
        '2026-11',
        governmentCode('27388.1'),
      ),
    ]),
  ],
  documents: [
    entry('GRANT_DEED', 'Grant deed', 'GD', {
      requiresTransferTax: true,
      note: 'The Preliminary Change of Ownership Report goes with the deed.',
    }),
    entry('DEED_OF_TRUST', 'Deed of trust', 'DOT', {
      note: 'It gives the address of the trustor, and asks for a copy of any notice of default or sale.',
      source: governmentCode('27321.5'),
    }),
    entry('RECONVEYANCE', 'Deed of reconveyance', 'REC', {
      note: 'It releases a deed of trust and states its recording number.',
    }),
    entry('MECHANICS_LIEN', 'Mechanic’s lien', 'ML', { requiresNotary: 'unknown' }),
    entry('POWER_OF_ATTORNEY', 'Power of attorney', 'POA', { source: governmentCode('27238') }),
    entry('EASEMENT', 'Easement', 'EAS'),
    entry('AFFIDAVIT_OF_DEATH', 'Affidavit of death', 'AOD', {
      note: 'It is sworn before a notary or another officer.',
      source: official(
        'Nevada County Recorder, most common recorded documents (Prob. Code §§ 210–211)',
        'https://www.readynevadacounty.org/299/Most-Common-Recorded-Document-Definition',
      ),
    }),
  ],
};
