import type { PageSigns } from '@/lib/vault/rules/scan/page';
import type { PageElement } from '@/lib/catalog/rules/page-rules';
import type { Box } from '../schema';

/** Whether a part is there: with words in it, as a place that was left empty, or not at all. */
export type Filled = 'filled' | 'blank' | null;

/** What is to be seen at the lines that are signed. */
export type SignatureSigns = {
  signatureLines: number;
  /** those with ink on them */
  signedLines: number;
  /** where a name should stand below one, and none was seen; an officer's own line is the certificate's */
  unnamed: Box[];
  /** where there is a place for the name below one, and nothing in it */
  unprinted: Box[];
};

/** What the text of one page says of what a recorder looks for; never its words, but for its title. */
export type TextSigns = SignatureSigns & {
  /** which of them were seen */
  seen: PageElement[];
  /** which of them have a label with nothing behind it */
  blank: PageElement[];
  /** lines for witnesses */
  witnesses: number;
  /** of a notary's certificate */
  certificateDate: Filled;
  notaryName: Filled;
  /** the line that is the title of the document, as it is printed: a cover sheet repeats it */
  title: string | null;
  /** lines that are a page number, or repeat the title: of a header or a footer */
  notes: Box[];
  /** it says that it was added to keep the space for the recorder */
  isCoverSheet: boolean;
};

/** One page as it was measured: its drawing and its text. Points, from the upper left corner of the page as shown. */
export type PageMeasures = {
  page: number;
  width: number;
  height: number;
  ink: Box | null;
  /** in the order of `areasOn` */
  inAreas: (Box | null)[];
  scan: { dotsPerInch: number | null } | null;
  smallestType: { points: number; box: Box } | null;
  hasAnnotations: boolean;
  signs: PageSigns;
  text: TextSigns;
};
