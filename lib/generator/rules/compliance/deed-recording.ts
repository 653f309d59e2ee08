import { official, secondary, statute } from '../source';
import { addressRule, deedKinds, filledRule, makeRule, wordsRule, type RuleFrame } from './make-rule';
import type { ComplianceRule } from './rule';
import { hasAddress, hasWords, lacksPrice, valueOf } from './words';

const californiaCode = (code: 'GOV' | 'RTC', section: string) =>
  statute(
    `${code === 'GOV' ? 'Cal. Gov. Code' : 'Cal. Rev. & Tax. Code'} § ${section}`,
    `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}.`,
  );

const taxOfCalifornia = {
  type: 'tax',
  states: ['CA'],
  kinds: deedKinds,
  source: statute(
    'Cal. Rev. & Tax. Code §§ 11932, 11933',
    'http://www.boe.ca.gov/lawguides/property/current/ptlg/rt/11933.html',
  ),
  asOf: '2015-01',
} as const;

const recordingInIllinois = secondary(
  'Attorneys’ Title Guaranty Fund, recording requirements in Illinois',
  'https://www.atgf.com/underwriting/news/recording-requirements-strictly-enforced',
);

const NOT_RECORDED = 'The recorder does not record the deed.';

/** What is an address, or holds one below a name. */
const withAddress = new Set(['tax_statements_to', 'return_address', 'preparer']);

type Filled = [
  field: string,
  problem: string,
  frame: Omit<RuleFrame, 'kinds' | 'type'> & { type?: RuleFrame['type'] },
];

const filled: Filled[] = [
  [
    'tax_basis',
    'The deed does not say what the tax was computed on.',
    {
      ...taxOfCalifornia,
      id: 'transfer-tax-basis-ca',
      asks: 'The declaration says whether liens that remain were left out.',
      severity: 'medium',
      law: 'Cal. Rev. & Tax. Code § 11933',
      do: 'Choose what the tax was computed on.',
    },
  ],
  [
    'tax_location',
    'The deed does not say whether the land is in a city or in an unincorporated area.',
    {
      ...taxOfCalifornia,
      id: 'transfer-tax-location-ca',
      asks: 'The face of the deed shows the city, or that the area is unincorporated.',
      severity: 'medium',
      law: 'Cal. Rev. & Tax. Code § 11932',
      do: 'Name the city, or write: unincorporated area.',
    },
  ],
  [
    'tax_statements_to',
    'The deed does not say where tax statements go.',
    {
      id: 'tax-statements-ca',
      asks: 'The first page shows the name and address for tax statements.',
      states: ['CA'],
      severity: 'high',
      law: 'Cal. Gov. Code § 27321.5',
      source: californiaCode('GOV', '27321.5'),
      asOf: '2026-11',
      do: 'Fill in who receives the tax statements, and where.',
    },
  ],
  [
    'return_address',
    'The deed does not say where it is returned to.',
    {
      id: 'return-address-ca',
      type: 'format',
      asks: 'The top of the first page has a return address.',
      states: ['CA'],
      severity: 'medium',
      law: 'Cal. Gov. Code § 27361.6',
      source: californiaCode('GOV', '27361.6'),
      asOf: '2023-01',
      do: 'Fill in the address for the return.',
    },
  ],
  [
    'parcel_number',
    'The deed has no assessor’s parcel number.',
    {
      id: 'parcel-number-ca',
      asks: 'Recorders such as that of Los Angeles ask for the assessor’s parcel number on a deed.',
      states: ['CA'],
      severity: 'medium',
      law: 'Los Angeles County Registrar-Recorder, recording requirements',
      source: official(
        'Los Angeles County Registrar-Recorder, recording requirements',
        'https://lavote.net/home/records/property-document-recording/recording-requirements',
      ),
      asOf: '2026-11',
      do: 'Copy the number from the tax bill.',
    },
  ],
  [
    'parcel_number',
    'The deed has no permanent index number (PIN).',
    {
      id: 'parcel-number-il',
      asks: 'In a county of three million people, the grantor of a home gives the permanent index number.',
      states: ['IL'],
      severity: 'medium',
      law: '765 ILCS 5/35d',
      source: statute('765 ILCS 5/35d', 'https://ilga.gov/ftp/ILCS/Ch%200765/Act%200005/076500050K35d.html'),
      asOf: '2026-11',
      penalty: 'The grantor is liable to the grantee for taxes and attorney’s fees until it is given.',
      do: 'Copy the number from the tax bill.',
    },
  ],
  [
    'parcel_number',
    'The deed has no parcel identification number.',
    {
      id: 'parcel-number-fl',
      asks: 'The deed gives the parcel number of the property appraiser.',
      states: ['FL'],
      severity: 'low',
      law: 'Practice of Florida deed forms',
      source: secondary(
        'eForms, Florida special warranty deed',
        'https://eforms.com/deeds/fl/special-warranty/',
      ),
      asOf: '2023-07',
      do: 'Copy the number from the tax bill.',
    },
  ],
  [
    'preparer',
    'The deed does not say who prepared it.',
    {
      id: 'preparer-fl',
      asks: 'The deed gives the name and the post-office address of whoever prepared it.',
      states: ['FL'],
      severity: 'high',
      law: 'Fla. Stat. § 695.26',
      source: statute(
        'Fla. Stat. § 695.26',
        'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0695/Sections/0695.26.html',
      ),
      asOf: '2025-01',
      do: 'Fill in who prepared the deed, with the address.',
    },
  ],
  [
    'preparer',
    'The deed does not say who prepared it.',
    {
      id: 'preparer-il',
      asks: 'The deed gives the name and address of whoever prepared it.',
      states: ['IL'],
      severity: 'high',
      law: '55 ILCS 5/3-5022',
      source: recordingInIllinois,
      asOf: '2026-11',
      do: 'Fill in who prepared the deed, with the address.',
    },
  ],
  [
    'return_address',
    'The deed does not say where it is returned to.',
    {
      id: 'return-address-il',
      type: 'format',
      asks: 'The deed gives the name and address to which it is returned.',
      states: ['IL'],
      severity: 'medium',
      law: '55 ILCS 5/3-5020.5(1)',
      source: recordingInIllinois,
      asOf: '2026-11',
      do: 'Fill in the address for the return.',
    },
  ],
];

export const deedRecordingRules: ComplianceRule[] = [
  ...filled.map(([field, problem, frame]) =>
    (withAddress.has(field) ? addressRule : filledRule)(
      { type: 'content', kinds: deedKinds, ...frame },
      field,
      problem,
    ),
  ),
  makeRule(
    {
      ...taxOfCalifornia,
      id: 'transfer-tax-ca',
      field: 'transfer_tax',
      asks: 'The transfer tax, or why none is due, is declared on the face of the deed.',
      severity: 'high',
      law: 'Cal. Rev. & Tax. Code §§ 11932, 11933',
      penalty: 'A deed that is subject to the tax is not recorded without it.',
      do: 'Fill in the tax, or the exemption and its section.',
    },
    (draft) => {
      const tax = valueOf(draft, 'transfer_tax');
      if (tax === '') return 'The deed does not declare the transfer tax.';
      const isDeclared = /\d/.test(tax) && !lacksPrice(tax);
      return isDeclared ? null : `“${tax}” names neither a sum nor the section of an exemption.`;
    },
  ),
  makeRule(
    {
      id: 'tax-bills-il',
      field: 'tax_bills_to',
      type: 'tax',
      asks: 'The deed has the name and address of the grantee for tax bills.',
      states: ['IL'],
      kinds: deedKinds,
      severity: 'high',
      law: '55 ILCS 5/3-5020',
      source: statute(
        '55 ILCS 5/3-5020',
        'https://witnessslips.ilga.gov/legislation/ilcs/fulltext.asp?DocName=005500050K3-5020',
      ),
      asOf: '2026-11',
      penalty: NOT_RECORDED,
      do: 'Fill in the name and address to which tax bills go.',
    },
    (draft) =>
      hasAddress(valueOf(draft, 'tax_bills_to') || valueOf(draft, 'grantee_address'))
        ? null
        : 'The deed has no address of the grantee for tax bills.',
  ),
  makeRule(
    {
      id: 'witnesses-fl',
      field: null,
      type: 'witness',
      asks: 'A deed has lines for two witnesses, who sign as well.',
      states: ['FL'],
      kinds: deedKinds,
      severity: 'critical',
      law: 'Fla. Stat. § 689.01',
      source: statute('Fla. Stat. § 689.01', 'https://florida.public.law/statutes/fla._stat._689.01'),
      asOf: '2026-11',
      penalty: 'No estate passes by a deed without two subscribing witnesses.',
      do: 'Put the lines for two witnesses back.',
    },
    (draft) =>
      hasWords(draft, 'Signature of witness 1') && hasWords(draft, 'Signature of witness 2')
        ? null
        : 'The deed has no lines for two witnesses.',
  ),
  wordsRule(
    {
      id: 'title-of-instrument-tx',
      type: 'format',
      asks: 'The kind of document is named at the top of the first page.',
      states: ['TX'],
      kinds: deedKinds,
      severity: 'medium',
      law: 'Tex. Loc. Gov’t Code § 191.007',
      source: statute(
        'Tex. Loc. Gov’t Code § 191.007',
        'https://statutes.capitol.texas.gov/Docs/LG/htm/LG.191.htm#191.007',
      ),
      asOf: '2026-11',
      penalty: 'A page that misses a requirement costs twice the fee.',
      do: 'Print the title of the deed at the top.',
    },
    ['warranty deed', 'quitclaim deed'],
    'The document does not name itself a warranty deed or a quitclaim deed.',
  ),
];
