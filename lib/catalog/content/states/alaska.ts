import { fact, nnaReference, official, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const alaskaOffice = official(
  'Alaska Lieutenant Governor, Overview and qualifications',
  'https://ltgov.alaska.gov/notaries-public/overview-and-qualifications',
);

export const alaska: StateFile = {
  law: {
    code: 'AK',
    termYears: fact(4, '2024-12', nnaReference('Alaska', 3258318849, 'Alaska Stat. § 44.50.010(b)')),
    commissionFeeCents: fact(4_000, '2026-11', alaskaOffice),
    bondCents: fact(250_000, '2024-12', nnaReference('Alaska', 3258318849, 'Alaska Stat. § 44.50.034(a)')),
    maxFeePerActCents: 'unknown',
    ron: fact(
      'permanent',
      '2026-11',
      official(
        'Alaska Lieutenant Governor, Alaska Notary Public Office, on Alaska Stat. § 44.50.075',
        'https://ltgov.alaska.gov/notaries-public',
      ),
    ),
    ronNote: 'In force since January 1, 2021.',
  },
  recorder: fact(
    'Alaska records by recording district, with the State Recorder’s Office of the Department of Natural Resources. The document names its recording district.',
    '2026-11',
    statute('Alaska Stat. § 40.17.010', 'https://www.akleg.gov/basis/statutes.asp#40.17.010'),
  ),
};
