/** What turns the direction of a text (UAX #9), so that it is read in another order than it is kept. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Blanks that are letters and symbols to Unicode. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

const PICTURE = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?\\uFE0F?';
const JOINING_SCRIPTS = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh';
const JOINING = `[${JOINING_SCRIPTS.split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

/** The mark that takes the vowel from a letter; with a joiner behind it a word can end (അനില്‍). */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const JOINED = `${VIRAMA}\\u200D|${JOINING}[\\u200C\\u200D](?=${JOINING})|\\p{Script=Mong}[\\u180B-\\u180F]`;

/** Emoji of several characters (👩‍🔬, 1️⃣), and words of scripts in which a joiner changes how letters look: these hold what is hidden elsewhere. */
const HOLDING = `${PICTURE}(?:\\u200D${PICTURE})*|[\\d#*]\\uFE0F\\u20E3|${JOINED}`;
const HIDDEN =
  '(?![\\u202A-\\u202E\\u2066-\\u2069])[\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFB]';
const HOLDING_OR_HIDDEN = new RegExp(`(${HOLDING})|${HIDDEN}`, 'gu');

/**
 * A text without the characters that nobody sees (Unicode's default ignorables: zero-width, soft hyphens, tags; and what is no character, which XML refuses), and with a
 * space where one only looks blank: two texts that look the same are the same. Those that turn the direction stay.
 */
export function withoutHidden(text: string): string {
  return text.replace(FILLERS, ' ').replace(HOLDING_OR_HIDDEN, '$1');
}

export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** Whether there is something to see in it. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text);
}
