import { fact, nnaReference, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const nebraskaChapter = 'https://nebraskalegislature.gov/laws/laws-index/chap64-full.html';
const nebraskaBond = 'https://nebraskalegislature.gov/laws/statutes.php?statute=64-102';
const nebraskaSteps = 'https://sos.nebraska.gov/business-services/newnotarysteps';

export const nebraska: StateFile = {
  law: {
    code: 'NE',
    termYears: fact(4, '2024-03', nnaReference('Nebraska', 3259990145, 'Neb. Rev. Stat. § 64-101(9)')),
    commissionFeeCents: fact(
      3_000,
      '2025-05',
      official('Nebraska Secretary of State, steps to obtain a new notary commission', nebraskaSteps),
    ),
    bondCents: fact(1_500_000, '2026-11', statute('Neb. Rev. Stat. § 64-102', nebraskaBond)),
    maxFeePerActCents: fact(
      500,
      '2026-11',
      secondary(
        'nebraskapdftemplates.com, Notary handbook of Nebraska',
        'https://nebraskapdftemplates.com/notary-handbook-nebraska-form',
      ),
    ),
    ron: fact('permanent', '2026-11', statute('Neb. Rev. Stat. §§ 64-401 to 64-418', nebraskaChapter)),
    ronNote: 'The Online Notary Public Act has been operative since July 2020.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
