import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { floridaStatute } from '@/lib/catalog/content/state-sources';

const floridaStatutes =
  'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=&URL=0100-0199/0117/Sections/';
const floridaCommission = statute('Fla. Stat. § 117.01', `${floridaStatutes}0117.01.html`);

export const florida: StateFile = {
  law: {
    code: 'FL',
    termYears: fact(4, '2026-11', floridaCommission),
    commissionFeeCents: fact(3_900, '2026-11', floridaCommission),
    bondCents: fact(750_000, '2026-11', floridaCommission),
    maxFeePerActCents: fact(
      1_000,
      '2026-11',
      statute('Fla. Stat. § 117.05(2)(a)', `${floridaStatutes}0117.05.html`),
    ),
    ron: fact('permanent', '2026-11', statute('Fla. Stat. § 117.209', `${floridaStatutes}0117.209.html`)),
    ronNote:
      'In force since January 1, 2020; the recording is uninterrupted and unedited (Fla. Stat. § 117.245) and is kept for 10 years.',
  },
  reading: { commissionFeeCents: 3_900 },
  formLimits: [
    {
      act: 'acknowledgment',
      kind: 'statutory',
      says: 'A Florida certificate says whether the signer was physically present or appeared by online notarization. Use the forms of Florida Statutes § 117.05(13) or § 695.25.',
      asOf: '2024-12',
      source: floridaStatute('117.05'),
    },
    {
      act: 'jurat',
      kind: 'statutory',
      says: 'A Florida certificate says whether the signer was physically present or appeared by online notarization. Use the form of Florida Statutes § 117.05(13).',
      asOf: '2024-12',
      source: floridaStatute('117.05'),
    },
    {
      act: 'copy-certification',
      kind: 'statutory',
      says: 'Florida notaries attest photocopies on their own form. Use the form of Florida Statutes § 117.05(12)(b).',
      asOf: '2024-12',
      source: floridaStatute('117.05'),
    },
  ],
  remoteRules: [
    {
      says: 'The recording is kept for 10 years.',
      asOf: '2026-11',
      source: secondary('floridanotaryservice.com', 'https://floridanotaryservice.com'),
    },
    {
      says: 'The recording is uninterrupted and unedited.',
      asOf: '2026-11',
      source: floridaStatute('117.245'),
    },
  ],
  ownerNotice: fact(
    'Since July 1, 2024 each clerk runs a free recording notification service by email. Anyone may register at least five names or parcel numbers for each address.',
    '2026-11',
    statute(
      'Fla. Stat. § 28.47',
      'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0028/Sections/0028.47.html',
    ),
  ),
};
