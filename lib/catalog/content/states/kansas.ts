import { fact, nnaUpdate, official, secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const kansasGuide = secondary(
  'Open Exam Prep, How to become a notary public in Kansas',
  'https://open-exam-prep.com/blog/kansas-notary-guide-2026',
);

export const kansas: StateFile = {
  law: {
    code: 'KS',
    termYears: fact(
      4,
      '2022-06',
      nnaUpdate('Kansas temporary regulations of 2022', 'ks-temporary-regulations-2022'),
    ),
    commissionFeeCents: fact(
      2_500,
      '2026-11',
      official('Kansas Secretary of State, Notary', 'http://www.kssos.org/business/notary.html'),
    ),
    bondCents: fact(
      1_200_000,
      '2022-03',
      secondary(
        'National Notary Association, New Kansas law (Senate Bill 106)',
        'https://nationalnotary.org/notary-bulletin/blog/2022/03/kansas-notaries-bond-increase-ron-in-effect',
      ),
    ),
    maxFeePerActCents: fact('no_limit', '2026-11', kansasGuide),
    ron: fact('permanent', '2021-04', nnaUpdate('Kansas Senate Bill 106', 'ks-senate-bill-106')),
    ronNote: 'In force since January 1, 2022.',
  },
};
