import { distinct, labeled, lastFour, leavingLastFour, matches, type Span } from './span';

const BETWEEN = String.raw`(?:\s?-\s?| )`;
/** 3-2-4 digits, with hyphens (a line may end at one) or single blanks. */
const shaped = new RegExp(
  String.raw`(?<!\d|\d[-.,])(?<area>\d{3})${BETWEEN}(?<group>\d{2})${BETWEEN}(?<serial>\d{4})(?!\d|[-.,]\d)`,
  'g',
);
/** Nine digits however they are set apart: one to a box in many forms. */
const anyNine = /(?<!\d|\d[-.,])\d(?:[\s.-]{0,3}\d){8}(?!\d|[-.,]\d)/g;
const masked = /(?<![\w*])[xX*#•]{3}[-\s]?[xX*#•]{2}[-\s]?\d{4}(?!\d)/g;

const numberWord = String.raw`(?:\s*(?:numbers?|nos?|nums?|#)\.?)?`;
const label = new RegExp(
  String.raw`\bs\.?\s?s\.?\s?n\b\.?|\bss\s?(?:#|no\b|num\b)|\bsoc(?:ial|\.)?\s*sec(?:urity|\.)?(?:\s*account)?${numberWord}|\bsocial${numberWord}\s*:|\bi?tin\b|\btax(?:payer)?(?:'s)?\s*(?:i\.?\s?d\.?|identification)${numberWord}`,
);
/** The last four digits alone: of four that are beside them nothing says more of the number. */
const fourDigits = /(?<![\w$.,/-])\d{4}(?![\w/-]|[.,]\d)/g;
const fourLabel = new RegExp(
  `(?:${label.source})[^\\d.;]{0,40}?(?:${lastFour})|(?:${lastFour})[^\\d.;]{0,25}?(?:${label.source})`,
);
const somethingElse =
  /\b(?:parcel|phone|tel|fax|date|zip|case|file|book|page|instrument|document|license|account|acct|routing|loan|ein)\b/i;

/**
 * Numbers that the Social Security Administration can have issued: no area 000, 666 or 900 to 999, no group 00, no
 * serial 0000 (SSA, Program Operations Manual RM 10201.035), and the taxpayer numbers of the IRS in the 900s (ITIN:
 * group 50 to 65, 70 to 88, 90 to 92, 94 to 99; Internal Revenue Manual 3.21.263). Beside a label any area counts,
 * and the digits need no hyphens.
 */
export function findSocialSecurity(text: string): Span[] {
  const unlabeled = matches(text, shaped).flatMap(({ span, match }) => {
    const { area = '', group = '', serial = '' } = match.groups ?? {};
    return isIssued(area, group, serial) ? [span] : [];
  });
  const nine = matches(text, anyNine).flatMap(({ span, match }) => {
    const digits = match[0].replace(/\D/g, '');
    return digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000' ? [span] : [];
  });
  const named = labeled(text, nine, { says: label, unless: somethingElse });
  const fours = matches(text, fourDigits).map(({ span }) => span);
  const namedFours = labeled(text, fours, { says: fourLabel, within: 25, unless: somethingElse });
  const hidden = matches(text, masked).map(({ span }) => span);
  return distinct([...unlabeled, ...named, ...namedFours, ...hidden]).map((span) =>
    leavingLastFour(text, span),
  );
}

function isIssued(area: string, group: string, serial: string): boolean {
  if (group === '00' || serial === '0000' || area === '000' || area === '666') return false;
  return Number(area) < 900 || isTaxpayerGroup(Number(group));
}

function isTaxpayerGroup(group: number): boolean {
  const isOpen = (group >= 50 && group <= 65) || (group >= 70 && group <= 99);
  return isOpen && group !== 89 && group !== 93;
}
