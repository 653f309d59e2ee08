import { fact, nnaReference, official, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const tennesseeGuide = official(
  'County Technical Assistance Service: $5 to the Secretary of State, besides $7 to the county clerk',
  'http://eli.ctas.tennessee.edu/reference/qualifications-election-and-powers',
);
const tennesseeBond = 'https://instalawyer.io/laws/2021-tennessee-code/8-16-104-surety-bond';
const tennesseeOnline = 'https://www.lawserver.com/law/state/tennessee/tn-code/tennessee_code_8-16-306';
const tennesseeFees = 'https://lawserver.com/law/state/utah/ut-code/tennessee_code_8-21-1201';

export const tennessee: StateFile = {
  law: {
    code: 'TN',
    termYears: fact(4, '2024-07', nnaReference('Tennessee', 3260055966, 'Tenn. Code § 8-16-103')),
    commissionFeeCents: fact(500, '2026-11', tennesseeGuide),
    bondCents: fact(1_000_000, '2026-11', statute('Tenn. Code § 8-16-104', tennesseeBond)),
    maxFeePerActCents: fact('no_limit', '2026-11', statute('Tenn. Code § 8-21-1201(a)', tennesseeFees)),
    ron: fact('permanent', '2026-11', statute('Tenn. Code § 8-16-306', tennesseeOnline)),
    ronNote: 'The Online Notary Public Act has been in force since July 1, 2019.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
