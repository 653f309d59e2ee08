import { ibanLength, isIban, isRoutingNumber } from './check-digits';
import { distinct, labeled, lastFour, leavingLastFour, matches, type Span } from './span';

/** Groups of digits; a line may end at a hyphen. Letters may lead, a mask may hide the first part. */
const accountNumber =
  /(?<![\d$.,])(?:[xX*•#]{2,}[-\s]?)*(?:\b[A-Z]{1,4}-?)?\d(?:(?:-\n?| )?\d){2,16}(?![\d/]|[.,]\d)/g;
const nineDigits = /(?<![\d-])\d(?:[ -]?\d){8}(?!\d|[-.,]\d)/g;
const ibanStart = /\b[A-Z]{2}\d{2}(?=[ ]?[A-Z0-9])/g;

const kinds = String.raw`(?:bank|checking|chequing|savings|deposit|money\s+market|brokerage|credit\s+union)`;
const account = String.raw`(?:accounts?(?:\(s\)|\b)|acct\b|a/c\b)\.?`;
const numbered = String.raw`(?:numbers?|nos?\b|nums?\b|nbr\b|#|:)`;
const otherAccount = String.raw`(?<!\b(?:parcel|property|tax|utility|water|electric|gas|user)\s)\b`;
const accountLabel = new RegExp(
  String.raw`${otherAccount}(?:${account}\s*${numbered}|${kinds}\s+${account}|${kinds}\s*${numbered}|(?:checking|savings)\b)`,
);
/** Right before a number, or several, the word alone says what it is. */
const bareLabel = new RegExp(`${otherAccount}${account}`);
const furtherWords = /^,|[;.]|\b(?!(?:and|or)\b)[a-z]/i;
const fourDigits = /(?<![\w$.,/-])\d{4}(?![\w/-]|[.,]\d)/g;
const fourLabel = new RegExp(
  String.raw`${otherAccount}${account}(?:(?!year|quarter|month|period)[^\d.;]){0,40}?(?:${lastFour})|(?:${lastFour})[^\d.;]{0,25}?${otherAccount}${account}`,
);
const routingLabel = /\b(?:aba|rtn|routing|transit|r\/t)\b/;
const somethingElse =
  /\b(?:phone|tel|fax|date|zip|parcel|routing|aba|ssn|amount|balance|dated?|page|check|card)\b/i;

/**
 * Account numbers that are named as such, also where only their last four digits are given; ABA routing numbers
 * (American Bankers Association: nine digits with a check digit) beside their label; and IBANs (ISO 13616) wherever
 * their check digits fit.
 */
export function findBankAccounts(text: string): Span[] {
  const candidates = matches(text, accountNumber).filter(({ match }) => isLongEnough(match[0]));
  const spans = candidates.map(({ span }) => span);
  const fours = matches(text, fourDigits).map(({ span }) => span);
  const accounts = [
    ...labeled(text, spans, { says: accountLabel, within: 30, unless: somethingElse }),
    ...labeled(text, spans, { says: bareLabel, within: 12, unless: furtherWords }),
    ...labeled(text, fours, { says: fourLabel, within: 25, unless: /[.;]/ }),
  ];
  const routing = matches(text, nineDigits).filter(({ match }) =>
    isRoutingNumber(match[0].replace(/\D/g, '')),
  );
  const routings = labeled(
    text,
    routing.map(({ span }) => span),
    { says: routingLabel, within: 40 },
  );
  return distinct([...accounts, ...routings, ...findIbans(text)]).map((span) => leavingLastFour(text, span));
}

/** A masked number shows four digits, one that is written out has at least five. */
function isLongEnough(found: string): boolean {
  return found.replace(/\D/g, '').length >= (/[*•#]|[xX]{2}/.test(found) ? 3 : 5);
}

function findIbans(text: string): Span[] {
  return [...text.matchAll(ibanStart)].flatMap(({ 0: start, index }) => {
    const length = ibanLength(start.slice(0, 2)) ?? 0;
    let end = index;
    let compact = '';
    for (; end < text.length && compact.length < length; end += 1) {
      const character = text[end] ?? '';
      if (/[A-Z0-9]/.test(character)) compact += character;
      else if (!/[\s-]/.test(character)) return [];
    }
    return isIban(compact) ? [{ start: index, end }] : [];
  });
}
