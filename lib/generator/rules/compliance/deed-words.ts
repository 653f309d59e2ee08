import { secondary, statute } from '../source';
import type { TemplateKind } from '../../schema';
import { allStates, deedKinds, makeRule, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule } from './rule';
import { lacksPrice, valueOf } from './words';

const describedBy = {
  kinds: deedKinds,
  states: allStates,
  type: 'content',
  law: { TX: 'Tex. Prop. Code § 5.022', elsewhere: 'Practice of deeds' },
  source: secondary(
    'LegalClarity, what a property deed looks like in Texas',
    'https://legalclarity.org/what-does-a-property-deed-look-like-in-texas',
  ),
  asOf: '2026-11',
} as const;

const HOUSE_NUMBER = /^\d/;
const STREET =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|way|place|pl|terrace|highway|hwy|parkway|pkwy)\b/i;
const LAND =
  /\b(?:lot|block|section|township|range|tract|parcel|plat|unit|apartment|subdivision|beginning|thence|metes|map|survey|abstract|acres?|condominium|quarter|degrees)\b/i;
const SHORTEST_DESCRIPTION = 15;

function isStreetAddress(description: string): boolean {
  return HOUSE_NUMBER.test(description) && STREET.test(description) && !LAND.test(description);
}

const SOME_PRICE = /\$|\bdollars?\b|\bUSD\b|consideration|love and affection|gift|exchange/i;

const operative: [
  RuleFrame['states'][number],
  TemplateKind,
  string[],
  Pick<RuleFrame, 'law' | 'source' | 'asOf'>,
][] = [
  [
    'CA',
    'grant-deed',
    ['grant to'],
    {
      law: 'Cal. Civ. Code § 1092',
      source: statute(
        'Cal. Civ. Code § 1092',
        'https://codecond.com/codes/civ/division-2-property/part-4-acquisition-of-property/title-4-transfer/chapter-2-transfer-of-real-property/article-1-mode-of-transfer/section-1092',
      ),
      asOf: '2026-02',
    },
  ],
  [
    'TX',
    'warranty-deed',
    ['grant, sell, and convey', 'grant, sell and convey'],
    {
      law: 'Tex. Prop. Code § 5.022(a)',
      source: statute(
        'Tex. Prop. Code § 5.022',
        'https://casetext.com/statute/texas-codes/property-code/title-2-conveyances/chapter-5-conveyances/subchapter-b-form-and-construction-of-instruments/section-5022-form',
      ),
      asOf: '2020-12',
    },
  ],
  [
    'FL',
    'warranty-deed',
    ['fully warrant the title to said land'],
    {
      law: 'Fla. Stat. § 689.02',
      source: secondary(
        'eSign, Florida general warranty deed, on Fla. Stat. § 689.02',
        'https://esign.com/deeds/fl/general-warranty',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'NY',
    'warranty-deed',
    ['forever warrant the title'],
    {
      law: 'N.Y. Real Property Law § 253',
      source: statute(
        'N.Y. Real Property Law § 253',
        'https://newyork.public.law/laws/n.y._real_property_law_section_253',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'IL',
    'warranty-deed',
    ['conveys and warrants', 'convey and warrant'],
    {
      law: '765 ILCS 5/9',
      source: secondary(
        'Attorneys’ Title Guaranty Fund, deed elements in Illinois, on 765 ILCS 5/9',
        'https://www.atgf.com/tools-publications/pubs/deed-elements-and-recording-requirements',
      ),
      asOf: '2026-11',
    },
  ],
  [
    'IL',
    'quitclaim-deed',
    ['convey and quit claim', 'conveys and quit claims', 'conveys and quitclaims'],
    {
      law: '765 ILCS 5/10',
      source: secondary(
        'Schwab Family Law, quitclaim deeds in Illinois, on 765 ILCS 5/10',
        'https://www.schwabfamilylaw.com/articles/marital-property/waived-homestead-rights-and-quitclaim-deeds-in-divorce',
      ),
      asOf: '2026-11',
    },
  ],
];

export const deedWordRules: ComplianceRule[] = [
  ...operative.map(([state, kind, words, law]) =>
    wordsRule(
      {
        ...law,
        id: `operative-words-${kind}-${state.toLowerCase()}`,
        type: 'content',
        asks: `The deed has the words that convey: “${words[0] ?? ''}”.`,
        states: [state],
        kinds: [kind],
        severity: 'critical',
        do: `Put “${words[0] ?? ''}” back into the sentence that conveys.`,
      },
      words,
      `The words that convey, “${words[0] ?? ''}”, are not in the document.`,
    ),
  ),
  makeRule(
    {
      ...describedBy,
      id: 'legal-description-not-an-address',
      field: 'legal_description',
      asks: 'Land is described by lot and block, metes and bounds or the like, not by a street address.',
      severity: 'high',
      do: 'Copy the legal description from the deed by which the grantor took the property.',
    },
    (draft) => {
      const description = valueOf(draft, 'legal_description');
      return isStreetAddress(description)
        ? `“${description}” is a street address and no legal description.`
        : null;
    },
  ),
  makeRule(
    {
      ...describedBy,
      id: 'legal-description-long-enough',
      field: 'legal_description',
      asks: 'The legal description tells the land from other land.',
      severity: 'high',
      do: 'Copy the whole legal description from the deed before.',
    },
    (draft) => {
      const description = valueOf(draft, 'legal_description');
      return description.length < SHORTEST_DESCRIPTION
        ? `“${description}” is too short for a legal description.`
        : null;
    },
  ),
  makeRule(
    {
      ...describedBy,
      id: 'legal-description-tells-land',
      field: 'legal_description',
      asks: 'The legal description has words by which land is described, such as lot, block, section or tract.',
      severity: 'medium',
      do: 'Compare it with the deed before, and copy the whole legal description.',
    },
    (draft) => {
      const description = valueOf(draft, 'legal_description');
      const isTold = description.length < SHORTEST_DESCRIPTION || isStreetAddress(description);
      return isTold || LAND.test(description)
        ? null
        : 'The legal description has no word by which land is described, such as lot, block, section or tract.';
    },
  ),
  makeRule(
    {
      ...describedBy,
      id: 'consideration-not-zero',
      field: 'consideration',
      asks: 'The deed says what is given for the property, and that is not less than nothing.',
      severity: 'medium',
      do: 'Name the price, or say what is given instead, such as ten dollars and other good and valuable consideration.',
    },
    (draft) => {
      const consideration = valueOf(draft, 'consideration');
      return lacksPrice(consideration) ? `The consideration is “${consideration}”.` : null;
    },
  ),
  makeRule(
    {
      ...describedBy,
      id: 'consideration-named',
      field: 'consideration',
      asks: 'The consideration is a sum, or named in words that deeds use.',
      severity: 'low',
      do: 'Write a sum in dollars, or words such as love and affection.',
    },
    (draft) => {
      const consideration = valueOf(draft, 'consideration');
      return SOME_PRICE.test(consideration) || lacksPrice(consideration)
        ? null
        : `“${consideration}” names no sum in dollars.`;
    },
  ),
  wordsRule(
    {
      id: 'homestead-waiver-il',
      type: 'content',
      asks: 'The deed expressly waives the homestead, or it does not release it.',
      states: ['IL'],
      kinds: ['warranty-deed', 'quitclaim-deed'],
      severity: 'high',
      law: 'Illinois Conveyances Act, on the waiver of homestead',
      source: secondary(
        'Illinois Bankers Association, on the homestead clause of the Conveyances Act',
        'https://dev.gotoiba.com/qa/cq-2020-124',
      ),
      asOf: '2026-11',
      penalty: 'The deed is not construed as waiving the homestead.',
      do: 'Put the waiver of the homestead exemption laws back.',
    },
    ['homestead exemption laws of this state'],
    'The deed does not waive the rights under the homestead exemption laws.',
  ),
  wordsRule(
    {
      id: 'confidentiality-notice-tx',
      type: 'content',
      asks: 'A deed to or from an individual carries the notice of confidentiality rights on its first page.',
      states: ['TX'],
      kinds: deedKinds,
      severity: 'high',
      law: 'Tex. Prop. Code § 11.008',
      source: statute(
        'Tex. Prop. Code § 11.008',
        'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.11.htm#11.008',
      ),
      asOf: '2026-11',
      do: 'Put the notice back at the top of the first page, in 12-point capitals.',
    },
    [
      'you may remove or strike any or all of the following information from any instrument that transfers an interest in real property',
    ],
    'The notice of confidentiality rights is not in the document.',
  ),
];
