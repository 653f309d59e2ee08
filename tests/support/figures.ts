import { computedFigures } from '@/lib/company/content/claims/page-figures';

const units =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|MB|GB|KiB|MiB|miles?|characters?|bytes|documents|entries|users|states|partners';
const numbers = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|sixty|ninety';
const figure = new RegExp(
  String.raw`\$\d(?:[\d,.]*\d)?(?:M\+)?|\b\d(?:[\d,.]*\d)?(?:[- ](?:${units})\b|%)|\b(?:${numbers}) (?:${units})\b`,
  'gi',
);

const known = new Set(computedFigures.map((each) => each.toLowerCase()));

/** Figures with a unit that no constant gives, each once. */
export function strangeFigures(text: string): string[] {
  return [...new Set(text.match(figure) ?? [])].filter((each) => !known.has(each.toLowerCase()));
}
