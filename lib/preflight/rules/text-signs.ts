import type { PageElement } from '@/lib/catalogue/rules/page-rules';
import { findAddresses } from '@/lib/vault/rules/redaction/addresses';
import { findSignatureAreas } from '@/lib/vault/rules/redaction/areas';
import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';
import { wordsOf } from '@/lib/vault/rules/scan/page';
import type { Box } from '../schema';
import type { TextSigns } from './measured';

/** How a paper says it. A label is enough: what stands behind it is for its reader to look at. */
const labels: [PageElement, RegExp][] = [
  [
    'return-address',
    /\brecording requested by\b|\b(?:when|after) record(?:ed|ing),? (?:please )?(?:mail|return)\b|\b(?:record and )?return (?:this (?:instrument|document) )?to\b|\bmail to\b/i,
  ],
  ['preparer', /\b(?:prepared|drafted) by\b|\bname of preparer\b|\bpreparer(?:['’]s)? name\b/i],
  [
    'tax-address',
    /\b(?:mail|send|forward) (?:all |future |subsequent )?(?:property )?tax (?:statements?|bills?|notices?)\b|\btax (?:statements?|bills?) (?:to|should be|mailing)\b/i,
  ],
  ['confidentiality-notice', /\bnotice of confidentiality rights\b/i],
  [
    'parcel-number',
    /\b(?:parcel|property) (?:identification |index |tax |id )?(?:numbers?|no\b|#)|\bP\.?I\.?N\.?(?= ?[:#\d])|\bA\.?P\.?N\.?(?= ?[:#\d])|\bfolio (?:number|no\b|#)/i,
  ],
];

/** As the cover sheets of recorders say it, and ours. */
const coverSheet = /\b(?:page|sheet) (?:is )?added to provide (?:adequate )?space for recording/i;
/** “Witness my hand” is of the notary. */
const witnessLine =
  /^(?:(?:first|second|1st|2nd) )?witness(?:es)?\b(?! (?:my|our|whereof|the)\b)|\bwitness(?: [12])?(?: signature| sign here)?$/i;
const granteeNear =
  /\bgrantees?\b|\bwhose (?:post[- ]office |mailing |residence |street )?address is\b|\breside?s? at\b|\bresidence of\b/gi;
/** How far behind such words an address may be, in characters. */
const NEAR = 300;

/** What the text of a page holds of what recorders look for. */
export function readTextSigns(page: PageToSearch): TextSigns {
  const words = wordsOf(page);
  const line = words.replace(/\s+/g, ' ');
  const lines = words.split('\n');
  const spaces = findSignatureAreas(page, page.text);
  const seen = labels.filter(([, pattern]) => pattern.test(line)).map(([element]) => element);
  return {
    seen: [...seen, ...(namesGranteeAddress(line) ? (['grantee-address'] as const) : [])],
    unnamed: spaces.filter((space) => !hasNameBelow(space, page)),
    signatureLines: spaces.length,
    witnesses: lines.filter((each) => witnessLine.test(each.replace(/[\W_]+/g, ' ').trim())).length,
    notaryName: namesNotary(lines, line),
    isCoverSheet: coverSheet.test(line),
  };
}

function namesGranteeAddress(line: string): boolean {
  const addresses = findAddresses(line);
  return [...line.matchAll(granteeNear)].some(({ index, 0: word }) =>
    addresses.some(({ start }) => start >= index && start - index - word.length < NEAR),
  );
}

/** Half an inch under a line is where a name is typed. */
const BELOW = 34;

function hasNameBelow(space: Box, { text }: PageToSearch): boolean {
  const bottom = space.y + space.height;
  return text.lines
    .flatMap(({ segments }) => segments)
    .filter(
      ({ box }) =>
        box.y > bottom - 6 &&
        box.y < bottom + BELOW &&
        box.x < space.x + space.width &&
        box.x + box.width > space.x,
    )
    .some(({ characters }) => isName(characters.map((letter) => letter.text).join('')));
}

/** What stands under a signature line and is no name. */
const roles =
  /\b(?:notary|public|state|county|of|texas|california|florida|illinois|new york|grantors?|grantees?|sellers?|buyers?|witness|signature|signed|print(?:ed)?|type(?:d)?|name|date|title|borrowers?|lenders?|trustors?|trustees?|principal|owner|affiant|my|commission|expires)\b/gi;

function isName(text: string): boolean {
  const capitals = text.replace(roles, ' ').match(/\p{Lu}[\p{L}.'’-]*/gu) ?? [];
  return capitals.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 1).length >= 2;
}

const beforeMe =
  /\bbefore me,? (?:the undersigned (?:authority|notary)?,? ?)?\p{Lu}[\p{L}.'’-]+ (?:\p{Lu}[\p{L}.'’-]* ){0,3}?\p{Lu}[\p{L}.'’-]+,? (?:a |the )?(?:undersigned )?notary\b/iu;
const labeled =
  /\b(?:notary(?:['’]s)?(?: public)?(?:['’]s)? (?:printed |typed )?name|(?:printed|typed|print) name of notary)[ :]+\p{Lu}/iu;

/** In the words of the certificate, behind a label, or on the lines around “Notary Public”. */
function namesNotary(lines: readonly string[], line: string): boolean {
  if (beforeMe.test(line) || labeled.test(line)) return true;
  return lines.some(
    (each, at) =>
      /\bnotary public\b/i.test(each) &&
      [lines[at - 1], each, lines[at + 1]].some((near) => near !== undefined && isName(near)),
  );
}
