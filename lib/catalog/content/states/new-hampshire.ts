import { fact, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const hampshireChapter = 'http://gencourt.state.nh.us/rsa/html/XLII/455/455-mrg.htm';
const hampshireRemote =
  'https://lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_456-b_6-a';
const hampshireGuide = secondary(
  'open-exam-prep.com, New Hampshire notary guide 2026',
  'https://open-exam-prep.com/blog/new-hampshire-notary-guide-2026',
);

export const newHampshire: StateFile = {
  law: {
    code: 'NH',
    termYears: fact(5, '2026-11', statute('N.H. RSA 455:1', hampshireChapter)),
    commissionFeeCents: fact(
      7_500,
      '2026-01',
      official(
        'New Hampshire Secretary of State, notary public',
        'https://sos.nh.gov/administration/administration/notary-public/',
      ),
    ),
    bondCents: fact(0, '2026-01', hampshireGuide),
    maxFeePerActCents: fact(1_000, '2026-01', hampshireGuide),
    ron: fact('permanent', '2026-11', statute('N.H. RSA 456-B:6-a', hampshireRemote)),
    ronNote: 'Allowed since 2022.',
  },
};
