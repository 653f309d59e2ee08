import { findSealAreas, findSignatureAreas } from '../redaction/areas';
import type { PageToSearch } from '../redaction/findings';
import { hasReadableText } from '../redaction/readable';
import { findTypedSignatures } from '../redaction/typed-signatures';
import { countDates } from './dates';
import { findTitle, type DocumentKind } from './document-type';
import { findActs, findCommission, findSealWords, type NotarialAct } from './notarial';
import { findPageNumber, type PageNumber } from './page-numbers';
import { findParties, type PartySign } from './parties';
import { findVenue } from './venue';

type Filled = 'filled' | 'blank' | null;

/** What one page shows, and never its words. */
export type PageSigns = {
  page: number;
  hasText: boolean;
  /** what a title calls the document */
  title: DocumentKind | null;
  parties: PartySign[];
  signatureFields: number;
  signatureLines: number;
  typedSignatures: number;
  seals: number;
  sealWords: Filled;
  acts: NotarialAct[];
  venue: Filled;
  dates: { filled: number; blank: number };
  commission: Filled;
  /** what it says of itself: “Page 2 of 5” */
  number: PageNumber | null;
};

export function scanPage(page: PageToSearch): PageSigns {
  const words = wordsOf(page);
  const fields = page.signatureFields.length;
  return {
    page: page.page,
    hasText: hasReadableText(page),
    title: findTitle(words),
    parties: findParties(words),
    signatureFields: fields,
    signatureLines: Math.max(0, findSignatureAreas(page, page.text).length - fields),
    typedSignatures: findTypedSignatures(words).length,
    seals: findSealAreas(page, words).length,
    sealWords: findSealWords(words),
    acts: findActs(words),
    venue: findVenue(words),
    dates: countDates(words),
    commission: findCommission(words),
    number: findPageNumber(words),
  };
}

/** The words of a page line by line from the top, wide gaps kept apart. */
export function wordsOf({ text }: PageToSearch): string {
  return [...text.lines]
    .sort((one, other) => one.box.y - other.box.y)
    .map(({ segments }) =>
      segments.map(({ characters }) => characters.map(({ text: letter }) => letter).join('')).join('   '),
    )
    .join('\n');
}
