const LENGTH = 9;
const HIDDEN = 5;
const BULLET = '•';
/** Digits before a hyphen is written: 123-45-6789. */
const GROUP_ENDS = [3, 5];

type Edit = {
  /** What had been typed before. */
  digits: string;
  /** What the field shows after the edit: bullets and digits of before, and what is new. */
  shown: string;
  /** Where the caret is in that text. */
  caret: number;
};

/** A Social Security number as it may be shown: `•••-••-6789`, less while it is being typed. */
export function maskSsn(digits: string): string {
  const signs = digits.replace(/./g, (digit, at: number) => (at < HIDDEN ? BULLET : digit));
  return [signs.slice(0, 3), signs.slice(3, HIDDEN), signs.slice(HIDDEN)].filter(Boolean).join('-');
}

/** The digits after an edit of the masked text, and where its caret belongs. What is no digit is left out, as is a tenth. */
export function editSsn({ digits, shown, caret }: Edit): { digits: string; caret: number } {
  const before = maskSsn(digits);
  const end = Math.max(0, before.length - (shown.length - caret));
  const start = countCommon(before.slice(0, end), shown.slice(0, caret));
  const typed = shown.slice(start, caret).replace(/\D/g, '');
  const onlyHyphen = before.slice(start, end) === '-' && typed === '';

  const from = countSigns(before.slice(0, start)) - (onlyHyphen ? 1 : 0);
  const to = countSigns(before.slice(0, end));
  const kept = from + digits.length - to;
  const added = typed.slice(0, LENGTH - kept);
  return {
    digits: digits.slice(0, from) + added + digits.slice(to),
    caret: placeOf(from + added.length),
  };
}

function countCommon(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Digits and bullets, without hyphens. */
function countSigns(text: string): number {
  return text.replaceAll('-', '').length;
}

/** The place in the masked text behind that many digits. */
function placeOf(count: number): number {
  return count + GROUP_ENDS.filter((end) => count > end).length;
}
