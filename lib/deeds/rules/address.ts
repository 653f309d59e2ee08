import { withoutLookalikes } from '@/lib/values/lookalikes';

/** Accents, and what shows nothing. */
const NOT_SEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** The dot after a letter in "N.W."; other dots are between words, as in "St.Louis". */
const INITIAL = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;
/** "12½", which would become "121/2". */
const STUCK_FRACTION = /(\d)(?=[\u00bc-\u00be\u2150-\u215e])/g;

/** An address as it is compared: in small English letters, without accents, apostrophes and what shows nothing. */
export function plainText(address: string): string {
  const plain = address.replace(STUCK_FRACTION, '$1 ').normalize('NFKD').replace(NOT_SEEN, '');
  return withoutLookalikes(plain)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(INITIAL, '$1')
    .replaceAll('\u2044', '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
