import type { PageText } from '@/lib/pdf/redactor/lines';
import type { Rect } from '@/lib/pdf/redactor/geometry';
import type { PageContent } from '@/lib/pdf/redactor/glyphs';
import { speaksOfNotary } from './commissions';

/** What a page holds beside letters. Points, from the upper left corner of the page as shown. */
export type Areas = Pick<PageContent, 'width' | 'height' | 'pictures' | 'stamps' | 'signatureFields'>;

/** Half an inch over a signature line, and a little under it, in points. */
const OVER_LINE = 34;
const UNDER_LINE = 2;
/** Text this far over the line, in points, is no longer written on it. */
const NOT_ON_LINE = 16;
const SMALLEST_SEAL = 24;

/** A label stands right before its line: so many characters hold it. Blanks are folded to one. */
const LONGEST_LABEL = 120;
const signer = String.raw`signatures?|signed|sign here|grantors?|grantees?|sellers?|buyers?|purchasers?|borrowers?|lenders?|witness(?:es)?|testator|testatrix|affiant|declarant|principal|trustors?|trustees?|landlord|tenant|lessor|lessee|notary(?: public)?|owners?|agent|attorney|member|manager|president|secretary`;
const labelBefore = new RegExp(
  String.raw`(?:\b(?:${signer}|by|its|x)\b(?: of \w+)? ?(?:\([^)]{0,60}\))? ?[:.]?|^x|\/s\/)$`,
  'i',
);
const labelBelow = new RegExp(String.raw`\b(?:${signer})\b`, 'i');
const otherBelow =
  /^\W*(?:date|dated|print(?:ed)?|typed?|name|address|phone|telephone|title|city|county|state)\b/i;

/** Signature fields of the form, and the space over signature lines of underscores. */
export function findSignatureAreas(page: Areas, text: PageText): Rect[] {
  return [...page.signatureFields, ...signatureLines(text)].filter(isVisible);
}

/** Stamp annotations; and pictures of a third of the page at most, when the page speaks of a notary. */
export function findSealAreas(page: Areas, words: string): Rect[] {
  const largest = (page.width * page.height) / 3;
  const isSeal = ({ width, height }: Rect) =>
    width * height < largest && Math.min(width, height) >= SMALLEST_SEAL;
  return [...page.stamps, ...(speaksOfNotary(words) ? page.pictures.filter(isSeal) : [])].filter(isVisible);
}

function isVisible({ width, height }: Rect): boolean {
  return width > 1 && height > 1;
}

type Rule = { box: Rect; before: string };

function signatureLines(text: PageText): Rect[] {
  const level = text.lines.filter(({ isLevel }) => isLevel);
  const segments = level.flatMap((line) => line.segments);
  const words = segments.map(({ characters, box }) => ({
    text: characters.map((character) => character.text).join(''),
    box,
  }));
  return level.flatMap(({ segments: own }) =>
    rulesOf(own).flatMap((rule) => {
      const below = words.filter((word) => isRightBelow(rule.box, word.box)).map((word) => word.text);
      const isSigned =
        labelBefore.test(rule.before) ||
        (below.some((label) => labelBelow.test(label)) && !below.some((label) => otherBelow.test(label)));
      return isSigned ? [spaceOver(rule.box, words)] : [];
    }),
  );
}

/** Runs of five underscores or more, each with the text before it on its line. */
function rulesOf(segments: readonly PageText['lines'][number]['segments'][number][]): Rule[] {
  const characters = segments.flatMap((segment, index) =>
    index ? [{ text: ' ', box: null }, ...segment.characters] : segment.characters,
  );
  const text = characters.map((character) => character.text[0] ?? ' ').join('');
  return [...text.matchAll(/_(?: ?_){4,}/g)].flatMap((match) => {
    const boxes = characters
      .slice(match.index, match.index + match[0].length)
      .flatMap(({ box }) => box ?? []);
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (!first || !last) return [];
    const box = { ...first, width: last.x + last.width - first.x };
    const before = text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index);
    return [{ box, before: before.replace(/[_\s]+/g, ' ').trimEnd() }];
  });
}

function overlaps(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width;
}

function isRightBelow(rule: Rect, word: Rect): boolean {
  const distance = word.y - rule.y;
  return distance > rule.height * 0.5 && distance < rule.height * 2.2 && overlaps(rule, word);
}

/** Up to half an inch, but not into the text before. */
function spaceOver(rule: Rect, words: readonly { text: string; box: Rect }[]): Rect {
  const baseline = rule.y + rule.height * 0.8;
  const above = words
    .map(({ box }) => box)
    .filter((box) => overlaps(rule, box) && box.y + box.height < baseline - NOT_ON_LINE)
    .map((box) => box.y + box.height);
  const top = Math.max(baseline - OVER_LINE, ...above);
  return { x: rule.x, y: top, width: rule.width, height: baseline + UNDER_LINE - top };
}
