import { fact, nnaReference, nnaUpdate, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const islandFee =
  'https://legalfix.com/statutes/state-codes/rhode-island/title-42/chapter-42-30-1/section-42-30-1-15';
const islandReference = nnaReference('Rhode Island', 3260055849);

export const rhodeIsland: StateFile = {
  law: {
    code: 'RI',
    termYears: fact(4, '2024-11', islandReference),
    commissionFeeCents: fact(8_000, '2026-11', statute('R.I. Gen. Laws § 42-30.1-15(a)(2)', islandFee)),
    bondCents: fact(0, '2024-11', islandReference),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2022-06',
      nnaUpdate(
        'Rhode Island House Bill 7363 (P.L. 2022, chs. 438 and 439)',
        'ri-house-bill-7363-senate-bill-2705',
      ),
    ),
    ronNote: 'Allowed by statute since June 30, 2022.',
  },
  recorder: fact(
    'Rhode Island records with the town clerk or recorder of deeds of the city or town in which the property is located.',
    '2026-11',
    statute(
      'R.I. Gen. Laws § 34-13-1',
      'http://webserver.rilegislature.gov/Statutes/TITLE34/34-13/34-13-1.htm',
    ),
  ),
};
