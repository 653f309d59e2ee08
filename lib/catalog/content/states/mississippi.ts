import { fact, nnaUpdate, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const mississippiSummary = secondary(
  'Online Notary Center, Mississippi',
  'http://docs.onlinenotarycenter.com/notary-service/mississippi',
);

export const mississippi: StateFile = {
  law: {
    code: 'MS',
    termYears: fact(4, '2026-03', mississippiSummary),
    commissionFeeCents: fact(2_500, '2026-03', mississippiSummary),
    bondCents: fact(
      500_000,
      '2025-01',
      statute(
        'Miss. Code Ann. § 25-34-41(4)',
        'https://codes.findlaw.com/ms/title-25-public-officers-and-employees-public-records/ms-code-sect-25-34-41/',
      ),
    ),
    maxFeePerActCents: fact(
      500,
      '2020-04',
      nnaUpdate('Mississippi guidance on remote notarizations', 'ms-guidance-on-remote-notarizations'),
    ),
    ron: fact(
      'not_authorized',
      '2026-09',
      secondary(
        'SignSealShip, site summary',
        'https://raw.githubusercontent.com/api-evangelist/signsealship/refs/heads/main/llms/signsealship-llms.txt',
      ),
    ),
    ronNote:
      'An order of the governor allowed it during the emergency of 2020; we have found no statute that does.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
