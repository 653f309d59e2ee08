import { fact, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const connecticutLicense = secondary(
  'getlicensemap.com, Connecticut notary public',
  'https://www.getlicensemap.com/states/notary/connecticut',
);
const connecticutJournal = secondary(
  'NotaryAct, Connecticut, on Conn. Gen. Stat. § 3-95 and Public Act 23-28',
  'https://www.notaryact.com/notary-journal-law/connecticut/',
);

export const connecticut: StateFile = {
  law: {
    code: 'CT',
    termYears: fact(
      5,
      '2024-12',
      statute(
        'Conn. Gen. Stat. § 3-94c(a)',
        'https://casetext.com/statute/general-statutes-of-connecticut/title-3-state-elective-officers/chapter-33-secretary/section-3-94c-term-of-office-of-notary-recording-of-certificate-and-oath',
      ),
    ),
    commissionFeeCents: fact(12_000, '2026-02', connecticutLicense),
    bondCents: fact(0, '2026-02', connecticutLicense),
    maxFeePerActCents: fact(500, '2026-11', connecticutJournal),
    ron: fact('not_authorized', '2026-11', connecticutJournal),
    ronNote:
      'Since October 1, 2023 a notary may act by video on paper documents only, and not for the land records (Conn. Gen. Stat. § 3-95b).',
  },
  recorder: fact(
    'Connecticut records with the clerk of the town in which the land is located. No county records deeds there.',
    '2026-11',
    statute('Conn. Gen. Stat. § 47-10', 'https://www.cga.ct.gov/current/pub/chap_821.htm#sec_47-10'),
  ),
};
