import { fact, nnaReference, nnaUpdate, secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

export const iowa: StateFile = {
  law: {
    code: 'IA',
    termYears: fact(3, '2024-11', nnaReference('Iowa', 3258450088, 'Iowa Code § 9B.21(6)')),
    commissionFeeCents: fact(
      3_000,
      '2026-11',
      secondary(
        'American Association of Notaries, Iowa',
        'https://notarypublicstamps.com/become-a-notary/iowa',
      ),
    ),
    bondCents: fact(0, '2024-11', nnaReference('Iowa', 3258450088)),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2019-04',
      nnaUpdate('Iowa Senate File 475, on Iowa Code § 9B.14A', 'ia-senate-file-475'),
    ),
    ronNote: 'In force since July 1, 2020.',
  },
};
