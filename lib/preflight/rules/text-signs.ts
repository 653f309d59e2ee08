import { findAddresses } from '@/lib/vault/rules/redaction/addresses';
import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';
import { findTitle } from '@/lib/vault/rules/scan/document-type';
import { wordsOf } from '@/lib/vault/rules/scan/page';
import type { Box } from '../schema';
import { readCertificateDate, readNotaryName } from './certificate-signs';
import { readLabels } from './labels';
import type { TextSigns } from './measured';
import { rowsOf } from './rows';
import { readSignatureSigns } from './signature-signs';

/** As the cover sheets of recorders say it, and ours. */
const coverSheet = /\b(?:page|sheet) (?:is )?added to provide (?:adequate )?space for recording/i;
/** “Witness my hand” is of the notary. */
const witnessLine =
  /^(?:(?:first|second|1st|2nd) )?witness(?:es)?\b(?! (?:my|our|whereof|the)\b)|\bwitness(?: [12])?(?: signature| sign here)?$/i;
const granteeNear =
  /\bgrantees?\b|\bwhose (?:post[- ]office |mailing |residence |street )?address is\b|\breside?s? at\b|\bresidence of\b/gi;
/** How far behind such words an address may be, in characters. */
const NEAR = 300;

/** What the text of a page holds of what recorders look for; `inkIn` tells where a line was signed. */
export function readTextSigns(page: PageToSearch, inkIn: (area: Box) => Box | null): TextSigns {
  const words = wordsOf(page);
  const line = words.replace(/\s+/g, ' ');
  const lines = words.split('\n');
  const { seen, blank } = readLabels(page, line);
  return {
    ...readSignatureSigns(page, inkIn),
    seen: [...seen, ...(namesGranteeAddress(line) ? (['grantee-address'] as const) : [])],
    blank,
    witnesses: lines.filter((each) => witnessLine.test(each.replace(/[\W_]+/g, ' ').trim())).length,
    certificateDate: readCertificateDate(line),
    notaryName: readNotaryName(rowsOf(page), line),
    title: lines.find((each) => findTitle(each) !== null)?.trim() ?? null,
    notes: notesOf(page),
    isCoverSheet: coverSheet.test(line),
  };
}

const pageNumber = /^\W*(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\W*$/i;

/** Whole lines: beside other words a number may be anything. */
function notesOf({ text }: PageToSearch): Box[] {
  return text.lines
    .filter(({ segments }) =>
      segments
        .map(({ characters }) => characters.map((letter) => letter.text).join(''))
        .every((piece) => pageNumber.test(piece) || findTitle(piece) !== null),
    )
    .map(({ box }) => box);
}

function namesGranteeAddress(line: string): boolean {
  const addresses = findAddresses(line);
  return [...line.matchAll(granteeNear)].some(({ index, 0: word }) =>
    addresses.some(({ start }) => start >= index && start - index - word.length < NEAR),
  );
}
