import type { PageSigns } from '@/lib/vault/rules/scan/page';
import type { PageElement } from '@/lib/catalogue/rules/page-rules';
import type { Box } from '../schema';

/** What the text of one page says of what a recorder looks for; never its words. */
export type TextSigns = {
  /** which of them were seen */
  seen: PageElement[];
  /** where a name should stand below a signature line, and none was seen */
  unnamed: Box[];
  signatureLines: number;
  /** lines for witnesses */
  witnesses: number;
  notaryName: boolean;
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
