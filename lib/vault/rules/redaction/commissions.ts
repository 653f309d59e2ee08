import { distinct, matches, type Span } from './span';

const lines = [
  /\b(?:my\s+)?commission\s+expir(?:es|ation)(?:\s+date)?(?:\s+on)?\s*(?:[:.]\s*)?(?:[a-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{2,4})/gi,
  /\b(?:notary(?:\s+public)?|commission)\s*(?:(?:i\.?d\.?|registration)\s*)?(?:numbers?|nos?\b\.?|i\.?d\.?|#)\s*(?:[:.#]\s*)?[a-z]{0,3}[- ]?\d[\d-]{2,12}/gi,
  /\bcomm(?:ission)?\.?\s*(?:no\.?\s*)?#\s*[a-z]{0,3}-?\d[\d-]{2,12}/gi,
];

/** What a notary's stamp says of the commission: its number and the day it ends. */
export function findCommissions(text: string): Span[] {
  return distinct(lines.flatMap((pattern) => matches(text, pattern).map(({ span }) => span)));
}

/** Whether a page speaks of a notarial act at all. */
export function speaksOfNotary(text: string): boolean {
  return /\bnotar(?:y|ies|ial|ized)\b|\backnowledged before me\b|\bsubscribed and sworn\b/i.test(text);
}
