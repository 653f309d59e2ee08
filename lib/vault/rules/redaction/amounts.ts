import { distinct, labeled, matches, type Span } from './span';

const SCALE = String.raw`(?:\s?(?:thousand|million|billion)\b|[kKmM]\b)?`;
const withSign = new RegExp(
  String.raw`(?:US\s?)?\$\s?\d(?:[\d,]*\d)?(?:\.\d{1,2})?${SCALE}|\bUSD\s?\d(?:[\d,]*\d)?(?:\.\d{1,2})?`,
  'gi',
);
const withWord = /(?<![\d.,])\d(?:[\d,]*\d)?(?:\.\d{2})?\s(?:and\s\d{2}\/100\s)?(?:dollars\b|USD\b)/gi;
const plainAmount = /(?<![\d.,/$-])(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,9}\.\d{2})(?![\d%/-]|[.,]\d)/g;

const numeral =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)';
const inWords = new RegExp(
  String.raw`\b${numeral}(?:[\s,-]+(?:and[\s,-]+)?(?:${numeral}|(?:no|\d{1,2})\/100)){0,24}[\s,-]+(?:u\.?s\.?\s+)?dollars\b`,
  'gi',
);

const label =
  /\b(?:amounts?|price|balance|payments?|principal|income|salary|salaries|wages|earnings|consideration|fees?|tax(?:es)?|total|deposit|proceeds|net\s+worth|values?|assets|sum|rent|interest|paid|due|payoff)\b/;
const somethingElse = /\b(?:acres?|feet|square|sq|ft|book|page|%|percent|rate|volume)\b/i;

/** Amounts with a dollar sign or the word dollars, in digits or in words; plain amounts beside a word such as price. */
export function findAmounts(text: string): Span[] {
  const plain = matches(text, plainAmount)
    .map(({ span }) => span)
    .filter(({ end }) => !/^\s?(?:square|sq|acres?|feet|ft|%|percent)\b/i.test(text.slice(end, end + 12)));
  return distinct([
    ...[withSign, withWord, inWords].flatMap((pattern) => matches(text, pattern).map(({ span }) => span)),
    ...labeled(text, plain, { says: label, within: 30, unless: somethingElse }),
  ]);
}
