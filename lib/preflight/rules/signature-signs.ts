import { findSignatureAreas } from '@/lib/vault/rules/redaction/areas';
import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';
import type { Box } from '../schema';
import type { SignatureSigns } from './measured';
import { rowsOf, type Row } from './rows';

type InkIn = (area: Box) => Box | null;

/** Shorter than an inch is a place for initials, or for a tick. In points. */
const SHORTEST = 72;
/** Half an inch under a line is where a name is typed. */
const BELOW = 34;
/** How far below a line the label of a place for the name may stand, after a line to print it on. */
const PLACE_BELOW = 84;

/** The lines of a page that are signed: whether somebody did, and whether a name is printed below. */
export function readSignatureSigns(page: PageToSearch, inkIn: InkIn): SignatureSigns {
  const rows = rowsOf(page);
  const spaces = findSignatureAreas(page, page.text)
    .flatMap((space) => sideBySide(space, rows))
    .filter(({ width }) => width >= SHORTEST);
  const named = spaces.filter((space) => !isOfOfficer(space, rows));
  const without = named.filter((space) => !below(space, rows, BELOW).some(({ text }) => isName(text)));
  const hasPlace = (space: Box) =>
    below(space, rows, PLACE_BELOW).some(({ text }) => placeForName.test(text));
  return {
    signatureLines: spaces.length,
    signedLines: spaces.filter((space) => inkIn(writtenOn(space)) !== null).length,
    unnamed: without.filter((space) => !hasPlace(space)),
    unprinted: without.filter(hasPlace),
  };
}

/** Lines of two people beside each other are found as one. */
function sideBySide(space: Box, rows: readonly Row[]): Box[] {
  const bottom = space.y + space.height;
  const lines = rows.filter(
    ({ text, box }) =>
      /^_{5,}$/.test(text) &&
      box.y < bottom &&
      box.y + box.height > bottom - 4 &&
      box.x >= space.x - 2 &&
      box.x + box.width <= space.x + space.width + 2,
  );
  return lines.length > 1 ? lines.map(({ box: { x, width } }) => ({ ...space, x, width })) : [space];
}

/** Right over the line, which a signature crosses and the text before it does not reach. */
function writtenOn({ x, y, width, height }: Box): Box {
  return { x, y: y + height - 12, width, height: 8 };
}

function below(space: Box, rows: readonly Row[], reach: number): Row[] {
  const bottom = space.y + space.height;
  return rows.filter(
    ({ box }) =>
      box.y > bottom - 6 &&
      box.y < bottom + reach &&
      box.x < space.x + space.width &&
      box.x + box.width > space.x,
  );
}

/** An officer’s own line, by its label or by the words before it: their name is a part of the certificate. */
function isOfOfficer(space: Box, rows: readonly Row[]): boolean {
  return (
    below(space, rows, LABEL_BELOW).some(({ text }) => officer.test(text)) ||
    rows.some(({ text, box }) => ofCertificate.test(text) && box.y < space.y + 6 && box.y > space.y - CLOSE)
  );
}

/** Right under the line stands what it is. */
const LABEL_BELOW = 20;
const officer =
  /\bnotary\b|\bsignature of (?:the )?officer\b|\btaking (?:the )?acknowledg|\b(?:notarial|certifying|authorized) officer\b/i;
/** What the words of a certificate end with, so that the line of the officer follows. */
const ofCertificate =
  /\bwitness my hand\b|\bforegoing paragraph is true and correct\b|\b(?:acknowledged|sworn|subscribed)\b.{0,60}\bbefore me\b/i;
const CLOSE = 110;

/** “Printed name: ____”, “Name of witness 1 in print”, and what else asks for a name to be written in. */
const placeForName =
  /\b(?:print(?:ed)?|typed?)\b.{0,40}\bname\b|\bname\b.{0,40}\b(?:in print|printed|typed)\b/i;

/** What stands under a signature line and is not a name. */
const roles =
  /\b(?:notary|public|state|county|of|texas|california|florida|illinois|new york|grantors?|grantees?|sellers?|buyers?|witness|signature|signed|print(?:ed)?|type(?:d)?|stamp(?:ed)?|commissioned|name|date|title|borrowers?|lenders?|trustors?|trustees?|principal|agent|owner|affiant|officer|office|official|individual|taking|acknowledgment|personally|known|produced|identification|seal|my|commission|expires)\b/gi;

export function isName(text: string): boolean {
  const capitals = text.replace(roles, ' ').match(/\p{Lu}[\p{L}.'’-]*/gu) ?? [];
  return capitals.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 1).length >= 2;
}
