import { fact, official, statute } from '@/lib/catalogue/content/notary-law/fact';
import type { Fact } from '@/lib/catalogue/schema';

/** Five states in which it is not a county that records. */
const elsewhere: Record<string, Fact<string> | undefined> = {
  AK: fact(
    'Alaska records by recording district, with the State Recorder’s Office of the Department of Natural Resources. The document names its recording district.',
    '2026-11',
    statute('Alaska Stat. § 40.17.010', 'https://www.akleg.gov/basis/statutes.asp#40.17.010'),
  ),
  CT: fact(
    'Connecticut records with the clerk of the town in which the land lies. No county records deeds there.',
    '2026-11',
    statute('Conn. Gen. Stat. § 47-10', 'https://www.cga.ct.gov/current/pub/chap_821.htm#sec_47-10'),
  ),
  HI: fact(
    'Hawaii records for the whole state at the Bureau of Conveyances in Honolulu, in the Regular System or in Land Court. No county records deeds there.',
    '2026-11',
    statute('Haw. Rev. Stat. ch. 502', 'https://law.justia.com/codes/hawaii/title-28/chapter-502/'),
  ),
  RI: fact(
    'Rhode Island records with the town clerk or recorder of deeds of the city or town in which the property lies.',
    '2026-11',
    statute(
      'R.I. Gen. Laws § 34-13-1',
      'http://webserver.rilegislature.gov/Statutes/TITLE34/34-13/34-13-1.htm',
    ),
  ),
  VT: fact(
    'Vermont records with the clerk of the town in which the land lies.',
    '2024-01',
    statute('24 V.S.A. § 1154', 'https://legislature.vermont.gov/statutes/section/24/035/01154'),
  ),
};

export function findOtherRecorder(code: string): Fact<string> | null {
  return elsewhere[code] ?? null;
}

/** What to ask a recorder whose requirements we have not read. */
export const questionsForRecorder = [
  'Which paper size and margins do you take, and how much space do you keep on the first page?',
  'Is there a smallest type size, and does a page that misses it cost more or come back?',
  'Which notary certificate do you need, and do you take one from a remote online session?',
  'Which tax or transfer form comes with the document, and who signs it?',
  'Which numbers must it carry: parcel, tax account, book and page of an earlier recording?',
  'What does the first page cost, and each further one?',
  'Do you have a free alert when a document is recorded in my name?',
];

/** What comes back most often, by the checklist of one recorder. */
export const commonestReturn: Fact<string> = fact(
  'Among the ten commonest reasons for which one Minnesota county returns documents, the first is a notary acknowledgment that is not complete.',
  '2026-11',
  official(
    'Blue Earth County, checklist for recording',
    'https://www.blueearthcountymn.gov/787/Checklist-for-Recording-of-Documents',
  ),
);
