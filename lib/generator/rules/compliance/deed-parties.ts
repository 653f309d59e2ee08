import { official, secondary, statute } from '../source';
import type { TemplateState } from '../../schema';
import { addressRule, allStates, deedKinds, filledRule, makeRule, type RuleFrame } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { isSameName, valueOf } from './words';

const frame = { kinds: deedKinds, type: 'content' } as const;

/** By these words somebody may give to themselves: to a trust, or to themselves with another. */
const WITH_ANOTHER = /\btrust(?:ees?)?\b|\btenan(?:ts?|cy)\b|\band\b|\bcommunity property\b|\blife estate\b/i;

/** Whether a married grantor gives the home of the family away alone. */
function spouseIsMissing(draft: Draft): boolean {
  const isMarried = /\bmarried\b/i.test(valueOf(draft, 'grantor_marital_status'));
  const isElsewhere = /\bis not the homestead\b/i.test(valueOf(draft, 'homestead'));
  return isMarried && !isElsewhere && valueOf(draft, 'spouse_name') === '';
}

const homesteads: [TemplateState, Pick<RuleFrame, 'law' | 'source' | 'asOf' | 'penalty'>][] = [
  [
    'TX',
    {
      law: 'Tex. Fam. Code § 5.001',
      source: statute(
        'Tex. Fam. Code § 5.001',
        'https://instalawyer.io/laws/texas-statutes/section-5001-sale-conveyance-or',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'FL',
    {
      law: 'Fla. Const. art. X, § 4(c)',
      source: secondary(
        'Notary Public Association, real estate documents in Florida',
        'https://notarypublicassociation.org/notarizing-real-estate-documents-in-florida-complete-guide',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'IL',
    {
      law: '735 ILCS 5/12-904',
      source: statute(
        '735 ILCS 5/12-904',
        'https://www.ilga.gov/legislation/ilcs/fulltext?DocName=073500050K12-904',
      ),
      asOf: '2026-11',
      penalty: 'The release of the homestead is not valid.',
    },
  ],
];

const spouseRules = homesteads.flatMap(([state, law]): ComplianceRule[] => [
  makeRule(
    {
      ...frame,
      ...law,
      id: `spouse-joins-${state.toLowerCase()}`,
      field: 'spouse_name',
      asks: 'The spouse joins where the home of the family is conveyed.',
      states: [state],
      severity: 'high',
      do: 'Name the spouse who joins, or say that the property is not the homestead.',
    },
    (draft) =>
      spouseIsMissing(draft)
        ? `${valueOf(draft, 'grantor_name')} is married, and the deed does not say that the property is no homestead or that the spouse joins.`
        : null,
  ),
  filledRule(
    {
      ...frame,
      ...law,
      id: `marital-status-${state.toLowerCase()}`,
      asks: 'The deed says whether the grantor is married.',
      states: [state],
      severity: 'medium',
      do: 'Choose the marital status of the grantor.',
    },
    'grantor_marital_status',
    'The deed does not say whether the grantor is married, so nobody sees whether a spouse has to join.',
  ),
]);

const addresses: (Pick<RuleFrame, 'states' | 'severity' | 'law' | 'source' | 'asOf' | 'penalty'> & {
  id: string;
})[] = [
  {
    id: 'grantee-address-tx',
    states: ['TX'],
    severity: 'medium',
    law: 'Tex. Prop. Code § 11.003',
    source: official(
      'Harris County Clerk, on Tex. Prop. Code § 11.003',
      'https://cclerk.hctx.net/RealProperty.aspx',
    ),
    asOf: '2026-11',
    penalty: 'A fee of $25 or twice the recording fee, whichever is greater.',
  },
  {
    id: 'grantee-address-fl',
    states: ['FL'],
    severity: 'high',
    law: 'Fla. Stat. § 695.26',
    source: statute(
      'Fla. Stat. § 695.26',
      'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0695/Sections/0695.26.html',
    ),
    asOf: '2025-01',
  },
  {
    id: 'grantee-address-ny',
    states: ['NY'],
    severity: 'high',
    law: 'N.Y. Real Property Law § 333',
    source: statute('N.Y. Real Property Law § 333', 'https://www.nysenate.gov/legislation/laws/RPP/333'),
    asOf: '2022-12',
  },
  {
    id: 'grantee-address-il',
    states: ['IL'],
    severity: 'medium',
    law: '55 ILCS 5/3-5026',
    source: secondary(
      'Attorneys’ Title Guaranty Fund, recording requirements in Illinois',
      'https://www.atgf.com/underwriting/news/recording-requirements-strictly-enforced',
    ),
    asOf: '2026-11',
  },
];

export const deedPartyRules: ComplianceRule[] = [
  makeRule(
    {
      ...frame,
      id: 'grantor-is-not-grantee',
      field: 'grantee_name',
      asks: 'A deed goes from one person to another, or says why it does not.',
      states: allStates,
      severity: 'critical',
      law: { TX: 'Tex. Prop. Code § 5.022', elsewhere: 'Practice of deeds' },
      source: statute(
        'Tex. Prop. Code § 5.022',
        'https://casetext.com/statute/texas-codes/property-code/title-2-conveyances/chapter-5-conveyances/subchapter-b-form-and-construction-of-instruments/section-5022-form',
      ),
      asOf: '2020-12',
      do: 'Name another grantee, or say how the grantee takes title: as trustee, or together with somebody.',
    },
    (draft) => {
      const [grantor, grantee] = [valueOf(draft, 'grantor_name'), valueOf(draft, 'grantee_name')];
      const isExplained = WITH_ANOTHER.test(`${grantee} ${valueOf(draft, 'vesting')}`);
      return isSameName(grantor, grantee) && !isExplained
        ? `${grantor} is the grantor and the grantee.`
        : null;
    },
  ),
  ...addresses.map((each) =>
    addressRule(
      {
        ...frame,
        ...each,
        asks: 'The deed gives the address of the grantee.',
        do: 'Add the mailing address of the grantee.',
      },
      'grantee_address',
      'The deed has no address of the grantee.',
    ),
  ),
  ...spouseRules,
];
