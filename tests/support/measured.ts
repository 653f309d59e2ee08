import { areasOn, placeRulesOf } from '@/lib/preflight/rules/areas';
import { classOf } from '@/lib/preflight/rules/document-class';
import type { Subject } from '@/lib/preflight/rules/assess';
import type { PageMeasures } from '@/lib/preflight/rules/measured';
import type { RepairPlan } from '@/lib/preflight/rules/repairs';
import type { Box } from '@/lib/preflight/schema';
import { findPageRules } from '@/lib/catalog/content/recording/page-rules';
import { commonestReturn } from '@/lib/catalog/content/recording/recorders';

/* A paper as it would be measured, without a PDF: what is not said is as it should be. */

export type Paper = {
  /** rectangles of ink on each page, in inches */
  ink?: Box[][];
  /** inches */
  size?: [number, number];
  type?: number;
  scan?: PageMeasures['scan'];
  hasAnnotations?: boolean;
  text?: Partial<PageMeasures['text']>;
  signs?: Partial<PageMeasures['signs']>;
};

/** In inches: well inside of any margin, and below any space for the recorder. */
const SAFE: Box = { x: 1, y: 4, width: 4, height: 3 };

const everything: PageMeasures['text'] = {
  seen: [
    'return-address',
    'preparer',
    'grantee-address',
    'tax-address',
    'confidentiality-notice',
    'parcel-number',
  ],
  blank: [],
  unnamed: [],
  unprinted: [],
  signatureLines: 1,
  signedLines: 1,
  witnesses: 2,
  certificateDate: 'filled',
  notaryName: 'filled',
  title: 'DEED',
  notes: [],
  isCoverSheet: false,
};

const complete = {
  hasText: true,
  title: 'deed',
  parties: [
    { role: 'grantor', isBlank: false },
    { role: 'grantee', isBlank: false },
  ],
  signatureFields: 0,
  signatureLines: 1,
  typedSignatures: 0,
  seals: 1,
  sealWords: null,
  acts: ['acknowledgment'],
  venue: 'filled',
  dates: { filled: 1, blank: 0 },
  commission: 'filled',
  number: null,
} satisfies Omit<PageMeasures['signs'], 'page'>;

/** A document of one county, measured by the rules that we have of it. */
export function subjectOf(
  [state, fips, documentType]: [state: string, fips: string, documentType: string],
  paper: Paper = {},
): Subject {
  const reading = findPageRules(state, fips);
  const rules = reading?.rules ?? null;
  const { ink = [[SAFE]], size = [8.5, 11] } = paper;
  const [width, height] = [size[0] * 72, size[1] * 72];
  const pages = ink.map((rectangles, index) =>
    pageOf({ page: index + 1, width, height, ink: rectangles.map(points) }, { rules, paper }),
  );
  return {
    pages,
    rules,
    reading,
    kind: classOf(documentType),
    place: `county ${fips}, ${state}`,
    incompleteCertificates: commonestReturn,
    documentType: { name: documentType.replaceAll('-', ' '), isListed: true },
  };
}

/** The same document after its repair, as it would be measured again. */
export function measureRepaired(subject: Subject, paper: Paper, { pages, coverSheet }: RepairPlan): Subject {
  const { rules } = subject;
  const { ink = [[SAFE]], type = 11 } = paper;
  const sheets = coverSheet ? 1 : 0;
  const behind = subject.pages.map(({ page, width, height }, index) => {
    const rectangles = (ink[index] ?? []).map(points);
    const repair = pages.find((each) => each.page === page);
    if (!repair) return pageOf({ page: page + sheets, width, height, ink: rectangles }, { rules, paper });
    const { at, scale, sheet } = repair;
    const moved = rectangles.map((each) => ({
      x: at.x + (each.x - repair.ink.x) * scale,
      y: at.y + (each.y - repair.ink.y) * scale,
      width: each.width * scale,
      height: each.height * scale,
    }));
    const smaller = { ...paper, type: Math.round(type * scale * 10) / 10 };
    return pageOf({ page: page + sheets, ...sheet, ink: moved }, { rules, paper: smaller });
  });
  const text = { seen: [], blank: ['return-address' as const], isCoverSheet: true, title: coverSheet?.title };
  const front = { page: 1, width: 612, height: 792, ink: [points(SAFE)] };
  const made = coverSheet ? [pageOf(front, { rules, paper: { text } })] : [];
  return { ...subject, pages: [...made, ...behind] };
}

type Sheet = { page: number; width: number; height: number; ink: Box[] };

function pageOf(
  { page, width, height, ink }: Sheet,
  { rules, paper }: { rules: Subject['rules']; paper: Paper },
): PageMeasures {
  const { type = 11, scan = null, hasAnnotations = false, text, signs } = paper;
  return {
    page,
    width,
    height,
    ink: around(ink),
    inAreas: areasOn(placeRulesOf(rules), { page, width, height }).map(({ box }) =>
      around(ink.flatMap((each) => within(each, box) ?? [])),
    ),
    scan,
    smallestType: scan ? null : { points: type, box: ink[0] ?? points(SAFE) },
    hasAnnotations,
    signs: { ...complete, page, ...signs },
    text: { ...everything, ...text },
  };
}

function points({ x, y, width, height }: Box): Box {
  return { x: x * 72, y: y * 72, width: width * 72, height: height * 72 };
}

function within(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
