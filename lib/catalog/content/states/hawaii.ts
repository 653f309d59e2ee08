import { fact, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import { actsIn, type StateFile } from '@/lib/catalog/content/state-file';
import { copySurvey, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const hawaiiLicense = secondary(
  'getlicensemap.com, Hawaii notary public',
  'https://www.getlicensemap.com/states/notary/hawaii',
);

export const hawaii: StateFile = {
  law: {
    code: 'HI',
    termYears: fact(4, '2026-11', hawaiiLicense),
    // $20 for the application and $100 for the commission, which by rule replace the $40 of Haw. Rev. Stat. § 456-9.
    commissionFeeCents: fact(12_000, '2026-11', hawaiiLicense),
    bondCents: fact(100_000, '2026-11', hawaiiLicense),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      statute(
        'Haw. Rev. Stat. § 456-17(7)',
        'https://casetext.com/statute/hawaii-revised-statutes/division-2-business/title-25-professions-and-occupations/chapter-456-notaries-public/section-456-17-fees',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-09',
      nnaUpdate('Hawaii Senate Bill 2275 (Act 54 of 2020)', 'hi-senate-bill-2275'),
    ),
    ronNote: 'In force since January 1, 2021.',
  },
  acts: actsIn(copySurvey, '2021-11', [
    ['copy-certification', 'limited', "Only of entries in the notary's own journal."],
  ]),
  formLimits: noCopyLimits,
  recorder: fact(
    'Hawaii records for the whole state at the Bureau of Conveyances in Honolulu, in the Regular System or in Land Court. No county records deeds there.',
    '2026-11',
    statute('Haw. Rev. Stat. ch. 502', 'https://law.justia.com/codes/hawaii/title-28/chapter-502/'),
  ),
};
