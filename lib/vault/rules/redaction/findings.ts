import type { Character, PageText } from '@/lib/pdf/redactor/lines';
import { around, type Rect } from '@/lib/pdf/redactor/geometry';
import { redactionRules, type RedactionLevel, type RedactionRule } from '../../rules/redaction/choices';
import type { Box, Finding } from '../../schema/redactions';
import { findAddresses } from './addresses';
import { findAmounts } from './amounts';
import { findSealAreas, findSignatureAreas, type Areas } from './areas';
import { findBankAccounts } from './bank-accounts';
import { findBirthDates } from './birth-dates';
import { findCommissions } from './commissions';
import { findEmails } from './emails';
import { findFinancialNumbers } from './financial-numbers';
import { passagesOf, type Passage } from './passages';
import { findPhoneNumbers } from './phone-numbers';
import { findSocialSecurity } from './social-security';
import type { Detector, Span } from './span';
import { findTypedSignatures } from './typed-signatures';

/** In points: boxes that differ by less are one. */
const SAME_PLACE = 2;
/** Shares of a page below which a box could not be seen, and would be refused as drawn. */
const SMALLEST = 0.0011;

const detectors: Record<RedactionRule, Detector[]> = {
  ssn: [findSocialSecurity],
  dob: [findBirthDates],
  phone: [findPhoneNumbers],
  bankAccount: [findBankAccounts],
  financialInfo: [findFinancialNumbers, findAmounts],
  email: [findEmails],
  signatures: [findTypedSignatures],
  notarySeals: [findCommissions],
  personalAddresses: [findAddresses],
};

export type PageToSearch = Areas & { page: number; text: PageText };

/** Everything the chosen rules find on one page. It names places only, never the words that are there. */
export function findOnPage(
  page: PageToSearch,
  rules: readonly RedactionRule[],
  level: RedactionLevel,
): Finding[] {
  const passages = passagesOf(page.text);
  return rules.flatMap((rule) => {
    const places = [...areasFor(rule, page, passages), ...textFor(rule, page.text, passages, level)];
    const boxes = distinctPlaces(places).map((rects) => rects.flatMap((rect) => toBox(rect, page)));
    return boxes
      .filter((found) => found.length > 0)
      .map((found, index) => ({
        id: `${page.page}.${redactionRules.indexOf(rule)}.${index + 1}`,
        rule,
        boxes: found,
      }));
  });
}

function areasFor(rule: RedactionRule, page: PageToSearch, passages: readonly Passage[]): Rect[][] {
  if (rule === 'signatures') return findSignatureAreas(page, page.text).map((rect) => [rect]);
  if (rule !== 'notarySeals') return [];
  return findSealAreas(page, passages.map(({ text }) => text).join('\n')).map((rect) => [rect]);
}

function textFor(
  rule: RedactionRule,
  text: PageText,
  passages: readonly Passage[],
  level: RedactionLevel,
): Rect[][] {
  return passages.flatMap((passage) =>
    detectors[rule]
      .flatMap((detect) => detect(passage.text))
      .map((span) => rectsOf(covered(passage, span, level), text, level)),
  );
}

function covered({ characters }: Passage, { start, end, leaves }: Span, level: RedactionLevel): Character[] {
  const found = characters.slice(start, end);
  if (level !== 'minimal' || !leaves) return found;
  return found.filter((_, index) => start + index < leaves.start || start + index >= leaves.end);
}

/** One rectangle for each line that the characters are on; of a skewed line, one for each character. */
function rectsOf(characters: readonly Character[], { lines }: PageText, level: RedactionLevel): Rect[] {
  const byLine = new Map<number, Rect[]>();
  for (const { box, line } of characters) {
    if (box) byLine.set(line, [...(byLine.get(line) ?? []), box]);
  }
  return [...byLine].flatMap(([index, boxes]) => {
    const line = lines[index];
    const isLevel = line?.isLevel ?? true;
    if (level === 'maximum' && line) return isLevel ? [line.box] : line.segments.flatMap(charactersOf);
    return isLevel ? [around(boxes)] : boxes;
  });
}

function charactersOf({ characters }: { characters: readonly Character[] }): Rect[] {
  return characters.flatMap(({ box }) => box ?? []);
}

/** The same place is found by reading across, down and as drawn: it is told once, as the largest that was found. */
function distinctPlaces(places: readonly Rect[][]): Rect[][] {
  const area = (rects: readonly Rect[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const kept: Rect[][] = [];
  for (const place of [...places].sort((one, other) => area(other) - area(one))) {
    const isTold = place.every((rect) => kept.some((other) => other.some((held) => holds(held, rect))));
    if (!isTold) kept.push(place);
  }
  return kept.sort((one, other) => top(one) - top(other) || left(one) - left(other));
}

const top = ([first]: readonly Rect[]) => Math.round(first?.y ?? 0);
const left = ([first]: readonly Rect[]) => first?.x ?? 0;

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - SAME_PLACE &&
    inner.y >= outer.y - SAME_PLACE &&
    inner.x + inner.width <= outer.x + outer.width + SAME_PLACE &&
    inner.y + inner.height <= outer.y + outer.height + SAME_PLACE
  );
}

/** What is outside the page as shown has no box: its page is made a picture anyway when the copy is made. */
function toBox(rect: Rect, { page, width, height }: PageToSearch): Box[] {
  const x = Math.max(0, rect.x / width);
  const y = Math.max(0, rect.y / height);
  const right = Math.min(1, (rect.x + rect.width) / width);
  const bottom = Math.min(1, (rect.y + rect.height) / height);
  if (right <= x || bottom <= y) return [];
  return [widened({ page, x, y, width: right - x, height: bottom - y })];
}

function widened(box: Box): Box {
  const width = Math.max(box.width, SMALLEST);
  const height = Math.max(box.height, SMALLEST);
  return { ...box, width, height, x: Math.min(box.x, 1 - width), y: Math.min(box.y, 1 - height) };
}
