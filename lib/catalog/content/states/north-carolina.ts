import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { noCopyActs, noCopyLimits } from '@/lib/catalog/content/copy-survey';

const carolinaFees = 'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_10b-31';
const carolinaRemote = 'https://self-law.org/code/nc/chapter-10b/10b-106';

export const northCarolina: StateFile = {
  law: {
    code: 'NC',
    termYears: fact(
      5,
      '2026-11',
      secondary(
        'practicetestgeeks.com, North Carolina notary public, responsibilities and eligibility',
        'https://practicetestgeeks.com/free-nc-notary-public-responsibilities-and-eligibility-questions-and-answers/amp',
      ),
    ),
    commissionFeeCents: fact(
      5_000,
      '2026-01',
      secondary(
        'open-exam-prep.com, North Carolina, application process',
        'https://open-exam-prep.com/exams/nc-notary/qualifications-application-process/application-process',
      ),
    ),
    bondCents: fact(
      0,
      '2026-01',
      secondary(
        'open-exam-prep.com, North Carolina, notary supplies',
        'https://open-exam-prep.com/exams/nc-notary/fees-journal-seal-requirements/notary-supplies',
      ),
    ),
    maxFeePerActCents: fact(1_000, '2026-11', statute('N.C. Gen. Stat. § 10B-31(1)', carolinaFees)),
    ron: fact(
      'enacted',
      '2026-11',
      statute('N.C. Gen. Stat. §§ 10B-106, 10B-134.1 to -134.26', carolinaRemote),
    ),
    ronNote:
      'The law took effect on July 1, 2024 and the rules for platforms on July 1, 2025; we found no licensed platform named yet.',
  },
  acts: noCopyActs,
  formLimits: noCopyLimits,
};
