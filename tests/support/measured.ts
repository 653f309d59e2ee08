import { areasOn, placeRulesOf } from '@/lib/preflight/rules/areas';
import { classOf } from '@/lib/preflight/rules/document-class';
import type { Subject } from '@/lib/preflight/rules/assess';
import type { PageMeasures } from '@/lib/preflight/rules/measured';
import type { Box } from '@/lib/preflight/schema';
import { findPageRules } from '@/lib/catalogue/content/recording/page-rules';
import { commonestReturn } from '@/lib/catalogue/content/recording/recorders';

/* A paper as it would be measured, without a PDF: what is not said is as it should be. */

export type Paper = {
  /** rectangles of ink on each page, in inches */
  ink?: Box[][];
  /** inches */
  size?: [number, number];
  type?: number;
  scan?: PageMeasures['scan'];
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
  unnamed: [],
  signatureLines: 1,
  witnesses: 2,
  notaryName: true,
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
} satisfies Omit<PageMeasures['signs'], 'page'>;

/** A document of one county, measured by the rules that we have of it. */
export function subjectOf(
  [state, fips, documentType]: [state: string, fips: string, documentType: string],
  { ink = [[SAFE]], size = [8.5, 11], type = 11, scan = null, text, signs }: Paper = {},
): Subject {
  const reading = findPageRules(state, fips);
  const rules = reading?.rules ?? null;
  const [width, height] = [size[0] * 72, size[1] * 72];
  const pages = ink.map((rectangles, index): PageMeasures => {
    const page = index + 1;
    const inPoints = rectangles.map(points);
    const smallest = { points: type, box: inPoints[0] ?? points(SAFE) };
    return {
      page,
      width,
      height,
      ink: around(inPoints),
      inAreas: areasOn(placeRulesOf(rules), { page, width, height }).map(({ box }) =>
        around(inPoints.flatMap((each) => within(each, box) ?? [])),
      ),
      scan,
      smallestType: scan ? null : smallest,
      hasAnnotations: false,
      signs: { ...complete, page, ...signs },
      text: { ...everything, ...text },
    };
  });
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
