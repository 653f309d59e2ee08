import { passesLuhn } from './check-digits';
import { distinct, labeled, leavingLastFour, matches, type Span } from './span';

const card = /(?<![\d-]|\d[.,])\d(?:(?:-\n?|[ \n])?\d){12,18}(?!\d|[-.,]\d)/g;
/** Issuers' ranges: Visa, Mastercard (51 to 55 and 2221 to 2720), American Express, Discover, Diners Club, JCB. */
const issuer = /^(?:4|5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)|3[47]|6011|6[45]|3(?:0[0-5]|[68])|35)/;

const employerNumber = /(?<![\d-])\d{2}\s?-?\s?\d{7}(?!\d|[-.,]\d)/g;
const employerLabel =
  /\bf?e\.?\s?i\.?\s?n\b\.?|\bemployer(?:'s)?\s*(?:i\.?\s?d\.?|identification)|\bfederal\s+(?:tax\s+)?(?:i\.?\s?d\.?|identification)|\btax\s*(?:i\.?\s?d\.?|identification)|\btin\b/;

const loanNumber = /(?<![\w$.,-])[A-Z]{0,4}-?\d[\dA-Z]*(?:-\n?[\dA-Z]+){0,4}(?![\w/]|[.,]\d)/gi;
const loanLabel =
  /\b(?:loan|mortgage|note|lender\s+case|heloc|policy)\s*(?:account\s*)?(?:identification\s+)?(?:i\.?d\.?|numbers?|nos?\b\.?|nums?\b\.?|#)|\bmers(?:\s+min)?\b|\bmin\s*[#:]/;

/**
 * Card numbers (ISO/IEC 7812-1: an issuer's range, 13 to 19 digits, check digit after Luhn); employer identification
 * numbers and loan numbers beside their labels.
 */
export function findFinancialNumbers(text: string): Span[] {
  const cards = matches(text, card)
    .filter(({ match }) => isCard(match[0].replace(/\D/g, '')))
    .map(({ span }) => span);
  const employers = labeled(
    text,
    matches(text, employerNumber).map(({ span }) => span),
    { says: employerLabel },
  );
  const loans = labeled(
    text,
    matches(text, loanNumber)
      .filter(({ match }) => match[0].replace(/\D/g, '').length >= 4)
      .map(({ span }) => span),
    { says: loanLabel, within: 15 },
  );
  return distinct([...cards, ...employers, ...loans]).map((span) => leavingLastFour(text, span));
}

function isCard(digits: string): boolean {
  return issuer.test(digits) && passesLuhn(digits);
}
