const GAP = '\u25ca';
/** What Geist has. */
const DRAWN =
  /[ -~\u00a1-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0410-\u044f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2116\u2122]/;

/** One line of text in the letters that our PDFs have: without an accent where the accent is all that is missing. */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    if (DRAWN.test(sign)) return sign;
    if (/\p{M}|\p{Cf}/u.test(sign)) return '';
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(plain).every((each) => DRAWN.test(each)) ? plain : GAP;
  }).join('');
}

/** More than a line holds. */
const LONGEST_WORD = 90;

/**
 * A text whose words a line can hold: longer ones are taken apart. PDFKit measures all that is left of such a word with each
 * line of it, so one of ten thousand letters would take seconds.
 */
export function inPieces(text: string): string {
  return text.replace(PIECE, '$& ');
}

const PIECE = new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu');

/** What a page says where one of its texts holds a sign that our letters do not have. */
export function undrawableNote(texts: readonly string[]): string | null {
  const hasGaps = texts.some((text) => drawable(text).includes(GAP));
  return hasGaps ? `${GAP} stands for a character that this page cannot draw.` : null;
}
