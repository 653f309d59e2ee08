import { fact, official } from '@/lib/catalog/content/fact';
import { alaska } from '@/lib/catalog/content/states/alaska';
import { connecticut } from '@/lib/catalog/content/states/connecticut';
import { hawaii } from '@/lib/catalog/content/states/hawaii';
import { rhodeIsland } from '@/lib/catalog/content/states/rhode-island';
import { vermont } from '@/lib/catalog/content/states/vermont';
import type { Fact } from '@/lib/catalog/schema';

/** Five states in which it is not a county that records. */
const elsewhere = [alaska, connecticut, hawaii, rhodeIsland, vermont];

export function findOtherRecorder(code: string): Fact<string> | null {
  return elsewhere.find(({ law }) => law.code === code)?.recorder ?? null;
}

/** What to ask a recorder whose requirements we have not read. */
export const questionsForRecorder = [
  'Which paper size and margins do you accept, and how much space do you keep on the first page?',
  'Is there a minimum type size, and does a page that misses it cost more or come back?',
  'Which notary certificate do you need, and do you accept one from a remote online session?',
  'Which tax or transfer form comes with the document, and who signs it?',
  'Which numbers must it carry: parcel, tax account, book and page of an earlier recording?',
  'What does the first page cost, and each page after it?',
  'Do you have a free alert when a document is recorded in my name?',
];

/** What comes back most often, by the checklist of one recorder. */
export const commonestReturn: Fact<string> = fact(
  'Of the ten most common reasons why one Minnesota county returns documents, the first is a notary acknowledgment that is not complete.',
  '2026-11',
  official(
    'Blue Earth County, checklist for recording',
    'https://www.blueearthcountymn.gov/787/Checklist-for-Recording-of-Documents',
  ),
);
