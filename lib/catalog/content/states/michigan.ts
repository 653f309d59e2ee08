import { fact, nnaReference, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const michiganGuide = secondary(
  'Open Exam Prep, Michigan notary public requirements',
  'https://open-exam-prep.com/blog/michigan-notary-requirements-fees-2026',
);

export const michigan: StateFile = {
  law: {
    code: 'MI',
    // To the birthday between six and seven years after the appointment.
    termYears: fact(6, '2024-12', nnaReference('Michigan', 3258450254, 'Mich. Comp. Laws § 55.269(2)')),
    commissionFeeCents: fact(1_000, '2026-11', michiganGuide),
    bondCents: fact(
      1_000_000,
      '2026-03',
      statute(
        'Mich. Comp. Laws § 55.273(2)',
        'https://instalawyer.io/laws/michigan-compiled-laws/section-55273-filing-oath',
      ),
    ),
    maxFeePerActCents: fact(
      1_000,
      '2026-11',
      secondary(
        'unanswered.io, Notary fees in Michigan',
        'https://unanswered.io/guide/notary-fees-in-michigan',
      ),
    ),
    ron: fact(
      'permanent',
      '2026-03',
      secondary(
        'Online Notary Center, Michigan',
        'http://docs.onlinenotarycenter.com/notary-service/michigan',
      ),
    ),
    ronNote: 'Only platforms that the state has approved may be used.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
