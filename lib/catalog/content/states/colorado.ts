import { fact, nnaReference, nnaUpdate, official, secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const coloradoAgency = secondary(
  'Notary Service and Bonding Agency, Colorado',
  'https://www.notarybonding.com/available-states/colorado',
);

export const colorado: StateFile = {
  law: {
    code: 'CO',
    termYears: fact(4, '2024-12', nnaReference('Colorado', 3258351618, 'Colo. Rev. Stat. § 24-21-521(6)')),
    commissionFeeCents: fact(1_000, '2026-11', coloradoAgency),
    bondCents: fact(0, '2024-12', nnaReference('Colorado', 3258351618)),
    maxFeePerActCents: fact(
      1_500,
      '2026-11',
      official(
        'Colorado Secretary of State, Notary FAQs, Fees',
        'https://coloradosos.gov/pubs/notary/FAQ/fees.html',
      ),
    ),
    ron: fact(
      'permanent',
      '2020-06',
      nnaUpdate('Colorado Senate Bill 20-096, on Colo. Rev. Stat. § 24-21-514.5', 'co-senate-bill-20-096'),
    ),
    ronNote: 'In force since December 31, 2020.',
  },
};
