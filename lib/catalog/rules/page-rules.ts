import type { Cents } from '@/lib/values/money';
import type { Fact } from '../schema';

/*
 * What recorders ask of a paper, so that a program can look at it. Lengths are points (72 to the inch), places are of the
 * page as shown, from its upper left corner.
 */

const POINTS_PER_INCH = 72;

export function inches(count: number): number {
  return count * POINTS_PER_INCH;
}

/** What happens to a paper that misses a rule: it comes back, it costs more, or it is only asked for. */
export type Consequence = 'reject' | 'fee' | 'warn';

/** A rule with where it was read. */
export type Ruled<T> = Fact<T> & { consequence: Consequence };

/** What kind of paper it is, as far as rules differ by it. */
export type DocumentClass =
  | 'conveyance'
  | 'mortgage'
  | 'release'
  | 'lien'
  | 'authority'
  | 'affidavit'
  | 'other';

export type PageSizeRule = {
  /** the largest page, in points */
  width: number;
  height: number;
  /** any other size misses the rule, smaller ones too */
  isExact: boolean;
};

type Sides = { left: number; right: number; top: number; bottom: number };

export type MarginRule = {
  pages: 'first' | 'later' | 'all';
  sides: Sides;
  /** what may be in it all the same, in one sentence: no program can tell it from the rest */
  except?: string;
};

/** A space at the top right corner that is kept for the recorder. */
type ReservedSpace = { width: number; height: number };

export type ReservedRule = {
  pages: 'first' | 'later';
  /** as wide as the page but for so many points on its left */
  leavesLeft?: number;
  /** one of these has to be free; a rule that names no direction has two */
  anyOf: ReservedSpace[];
};

/** What has to stand in the text of a paper. */
export type PageElement =
  | 'title'
  | 'return-address'
  | 'preparer'
  | 'grantor'
  | 'grantee'
  | 'grantee-address'
  | 'tax-address'
  | 'printed-names'
  | 'witnesses'
  | 'confidentiality-notice'
  | 'parcel-number'
  | 'certificate';

export type ElementRule = {
  element: PageElement;
  on: 'first page' | 'any page';
  /** without it, for each kind of paper */
  of?: readonly DocumentClass[];
};

/** An amount of a fee schedule that comes on top. */
export type AddOn = {
  label: string;
  /** null where it depends on something that no page shows, such as the price */
  cents: Cents | null;
  of?: readonly DocumentClass[];
  /** when it is due; without it, for each paper of these kinds */
  when?: string;
};

export type FeeSchedule = {
  /** of the document, before its pages: the first page costs what `firstPage` says on top of it */
  base?: Fact<Cents>;
  /** null where the office sets it and we have not read it */
  firstPage: Fact<Cents | null>;
  furtherPage: Fact<Cents | null>;
  addOns: Fact<AddOn>[];
  /** of a page that misses a rule whose consequence is a fee */
  penalty?: Fact<
    | { kind: 'page by page'; firstPage: Cents; furtherPage: Cents }
    | { kind: 'by page, for an odd size'; cents: Cents }
    | { kind: 'not known' }
  >;
  /** of type below the least size: another price for the whole paper, `base` and each page */
  smallType?: Fact<{ base: Cents; page: Cents }>;
  /** where no address of the grantee was seen: the greater of an amount and of so many times the pages */
  noGranteeAddress?: Fact<{ least: Cents; times: number; firstPage: Cents; furtherPage: Cents }>;
};

/** What one state, or one of its counties, asks. `unknown` was read nowhere; `none` was read to be so. */
export type PageRules = {
  size: Ruled<PageSizeRule> | 'unknown';
  margins: Ruled<MarginRule>[] | Fact<'none'> | 'unknown';
  reserved: Ruled<ReservedRule>[];
  /** points */
  leastType: Ruled<number> | Fact<'none'> | 'unknown';
  elements: Ruled<ElementRule>[];
  /** where notaries need none; without it a certificate is expected to carry one */
  seal?: Fact<'none'>;
  /** a page of ours, or of the office, has to go in front of it */
  coverPage?: Fact<{ by: 'anybody' | 'the office'; says: string }>;
  fees: FeeSchedule;
};

export type StatePageRules = {
  /** two letters, USPS */
  state: string;
  rules: PageRules;
  /** whether a county may ask for more than the state; `unknown` where nobody on our side has read it */
  countiesMayAskMore: Fact<boolean> | 'unknown';
  /** by FIPS code of five digits: what is different there */
  counties: Record<string, Partial<PageRules>>;
};
