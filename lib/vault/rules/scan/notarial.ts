import { findCommissions } from '../redaction/commissions';

const acts = {
  acknowledgment:
    /\backnowledged before me\b|\backnowledged to me\b|\backnowledged that (?:he|she|they|it)\b/i,
  jurat:
    /\b(?:subscribed and sworn|sworn to(?: and subscribed)?|signed and sworn|affirmed)\b[^.]{0,60}\bbefore me\b/i,
  'copy certification':
    /\bcertif(?:y|ied)\b[^.]{0,120}\btrue,? (?:exact,? |correct,? |complete,? |and ){0,4}copy\b/i,
} as const;

export type NotarialAct = keyof typeof acts;

/** Which certificates of a notary a page holds the words of. */
export function findActs(text: string): NotarialAct[] {
  const line = text.replace(/\s+/g, ' ');
  return (Object.keys(acts) as NotarialAct[]).filter((act) => acts[act].test(line));
}

const forLife =
  /\bcommission (?:is )?(?:issued )?(?:for life|expires? (?:at|on|upon|with) (?:my )?(?:death|life))\b/i;
const speaksOfCommission = /\bcommission expir(?:es|ation)\b|\bcommission (?:no\b|number|#)|\bnotary id\b/i;

/** The day on which a notary's commission ends, or its number; `blank` where only the words for it are there. */
export function findCommission(text: string): 'filled' | 'blank' | null {
  const line = text.replace(/\s+/g, ' ');
  if (findCommissions(line).length > 0 || forLife.test(line)) return 'filled';
  return speaksOfCommission.test(line) ? 'blank' : null;
}

const sealPlace =
  /[([] ?(?:(?:notary|notarial|official|corporate|personalized) )?(?:seal|stamp)(?: here)? ?[)\]]|\bplace (?:notary |notarial |official )?(?:seal|stamp)\b|\bL\. ?S\.(?=\W|$)|\baffix (?:notary |notarial |official )?seal\b/i;
const typedStamp = /\bnotary public\b[^]{0,80}\b(?:state|commonwealth) of \p{L}{3}/iu;

/** A stamp that a program typed, with the notary's state and commission; or only the place for one. */
export function findSealWords(text: string): 'filled' | 'blank' | null {
  const line = text.replace(/\s+/g, ' ');
  if (typedStamp.test(line) && findCommissions(line).length > 0) return 'filled';
  return sealPlace.test(line) ? 'blank' : null;
}
