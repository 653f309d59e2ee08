/** Which words of a line, counted from 0, one heading is on. */
type Heading = { first: number; last: number };

const numbered = String.raw`(?: (?:numbers?|nos?\b\.?|nums?\b\.?|id\b|#))?`;
const known = new RegExp(
  [
    String.raw`s\.?s\.?n?\b\.?(?:/\w+)?${numbered}|ss#|social(?: sec(?:urity|\.)?)?${numbered}|i?tin\b|e\.?i\.?n\b\.?|tax(?:payer)?${numbered}`,
    String.raw`date of birth|birth\s?-?date|birth(?:day)?|born|d\.?o\.?b\b\.?|age|date(?: of)?`,
    String.raw`(?:(?:bank|checking|savings|loan|escrow|brokerage) )?(?:accounts?(?:\(s\))?|acct\b\.?|a/c)(?:#|(?: (?:name|holder|type|balance|title|owner))|${numbered})`,
    String.raw`(?:(?:home|work|cell|mobile|office|day|daytime|evening|contact) )?(?:tele)?phone${numbered}|tel\b\.?|cell(?:ular)?|mobile|fax|contact`,
    String.raw`routing${numbered}|aba${numbered}|iban|loan${numbered}|policy${numbered}|card${numbered}|e-?mail(?: address)?`,
    String.raw`(?:(?:first|last|middle|full|legal|account|bank) )?names?|(?:(?:street|mailing|home) )?address(?:es)?|street|city|state|zip(?: code)?|county|country`,
    String.raw`owners?|holders?|members?|borrowers?|lenders?|grantors?|grantees?|buyers?|sellers?|tenants?|payees?|payers?|creditors?|heirs?|spouse|child(?:ren)?|beneficiar(?:y|ies)|trustees?|witness(?:es)?|employers?|person|party|client|customer`,
    String.raw`amounts?|balances?|values?|prices?|payments?|total|fees?|credit|debit|shares?|percent(?:age)?|income|salary`,
    String.raw`banks?|institution|description|type|relation(?:ship)?|title|role|status|notes?|remarks?|order|invoice|reference|ref\b\.?|parcel|line|item|qty|quantity|id\b|no\b\.?|number|#`,
  ]
    .map((words) => String.raw`(?<!\S)(?:${words})(?![^\s:;,.)/*(])`)
    .join('|'),
  'gi',
);

/** Of the words from the first heading to the last one: in a sentence fewer of them are headings. */
const MOSTLY = 0.6;

/** The headings of a line, when so many of its words are known as such that it is the first line of a table. */
export function findHeadings(words: readonly string[], least = 2): Heading[] {
  const text = words.join(' ').replace(/\s/g, ' ');
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.length + 1;
  }
  const wordAt = (index: number) => starts.findLastIndex((start) => start <= index);
  const found = [...text.matchAll(known)].map(({ index, 0: phrase }) => ({
    first: wordAt(index),
    last: wordAt(index + phrase.length - 1),
  }));
  const covered = found.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const across = (found.at(-1)?.last ?? 0) - (found[0]?.first ?? 0) + 1;
  return found.length >= least && covered >= across * MOSTLY ? found : [];
}
