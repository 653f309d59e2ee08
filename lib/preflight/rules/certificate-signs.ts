import { countDates } from '@/lib/vault/rules/scan/dates';
import { findTitle } from '@/lib/vault/rules/scan/document-type';
import type { Filled } from './measured';
import type { Row } from './rows';
import { isName } from './signature-signs';

/*
 * What a notary's certificate holds beside its venue: read around its own words, since a deed has other dates and names.
 */

/** Around “before me”, in characters: as far as the day stands before it in New York, and after it in Florida. */
const BEFORE = 70;
const AFTER = 150;

const blankDate =
  /\bon (?:the |this )?(?:date of )?__|\bthis (?:the )?__|__ ?,? ?\(date\)|__ ?day of|\bday of ?__/i;

/** The day on which it was signed or sworn to. */
export function readCertificateDate(line: string): Filled {
  const folded = line.replace(/_(?: ?_)+/g, '__');
  const near = [...folded.matchAll(/\bbefore me\b/gi)].map(({ index }) =>
    folded.slice(Math.max(0, index - BEFORE), index + AFTER),
  );
  const places = near.length > 0 ? near : [folded];
  if (places.some((words) => blankDate.test(words))) return 'blank';
  const counts = places.map(countDates);
  if (counts.some(({ blank }) => blank > 0)) return 'blank';
  return counts.some(({ filled }) => filled > 0) ? 'filled' : null;
}

// A name begins with a capital, so the case of letters counts.
const beforeMe =
  /\b[Bb]efore me,? (?:the undersigned (?:authority|[Nn]otary)?,? ?)?\p{Lu}[\p{L}.'’-]+ (?:\p{Lu}[\p{L}.'’-]* ){0,3}?\p{Lu}[\p{L}.'’-]+,? (?:a |the )?(?:undersigned )?[Nn]otary\b/u;
const label =
  /\b(?:notary(?:['’]s)?(?: public)?(?:['’]s)? (?:printed |typed )?name|(?:printed|typed|print) name of (?:the )?(?:notary(?: public)?|officer))\b/i;
const placeForName =
  /\bbefore me,? _{2,}|\binsert name and title of (?:the )?officer\b|\b(?:print(?:ed)?|typed?|stamp)\b[^.]{0,40}\bname of (?:the )?(?:notary|officer)\b|\b(?:notary|officer)(?:['’]s)? (?:public(?:['’]s)? )?(?:printed|typed) name\b/i;

/** How far from “Notary Public” the name stands at most, in points. */
const CLOSE = 34;

/** In the words of the certificate, behind a label, or right at “Notary Public”; or only the place for it. */
export function readNotaryName(rows: readonly Row[], line: string): Filled {
  if (beforeMe.test(line) || rows.some((row) => isLabeled(row, rows))) return 'filled';
  const isNamed = rows
    .filter(({ text }) => /\bnotary public\b/i.test(text))
    .some(({ box: { y } }) =>
      rows.some(({ text, box }) => Math.abs(box.y - y) < CLOSE && isName(text) && findTitle(text) === null),
    );
  if (isNamed) return 'filled';
  return placeForName.test(line) ? 'blank' : null;
}

/** Behind the label, also in the next column. */
function isLabeled({ text, box }: Row, rows: readonly Row[]): boolean {
  const match = label.exec(text);
  if (!match) return false;
  const beside = rows.filter((row) => Math.abs(row.box.y - box.y) < 4 && row.box.x > box.x);
  return [text.slice(match.index + match[0].length), ...beside.map((row) => row.text)].some(isName);
}
