import type { PageElement } from '@/lib/catalog/rules/page-rules';
import type { PageToSearch } from '@/lib/vault/rules/redaction/findings';
import { findTitle } from '@/lib/vault/rules/scan/document-type';
import { rowsOf, type Row } from './rows';

/** How a paper says it. What stands behind a label is for its reader to look at; that something does is for us. */
const labels: [PageElement, RegExp][] = [
  [
    'return-address',
    /\b(?:when|after) record(?:ed|ing),? (?:please )?(?:mail|return)(?: (?:this (?:instrument|document) )?to)?\b|\b(?:record and )?return (?:this (?:instrument|document) )?to\b|\bmail to\b/i,
  ],
  ['preparer', /\b(?:prepared|drafted) by\b|\bname of preparer\b|\bpreparer(?:['’]s)? name\b/i],
  [
    'tax-address',
    /\b(?:mail|send|forward) (?:all |future |subsequent )?(?:property )?tax (?:statements?|bills?|notices?)(?: to)?\b|\btax (?:statements?|bills?) (?:to|should be|mailing)\b/i,
  ],
  [
    'parcel-number',
    /\b(?:parcel|property|permanent(?: real estate)?|assessor(?:['’]s)?(?: parcel)?) (?:identification |index |tax |identifier |id )*(?:numbers?(?: ?\(s\))?|no\.?(?= ?[:#\d])|id\b|#)|\bparcel ?:(?= ?\d)|\btax (?:parcel|id|map|account)\b(?: (?:id|identification))?(?: (?:numbers?|no\.|#))?|\bfolio (?:numbers?|no\.?(?= ?[:#\d])|#)/i,
  ],
  // In capitals: an iron pin is no number.
  ['parcel-number', /\bP\.?I\.?N\.?S?(?=[) ]{0,2}(?:[:#]| ?\d))|\bA\.?P\.?N\.?S?(?=[) ]{0,2}(?:[:#]| ?\d))/],
];

/** Who asks for it: where nothing says to whom it is returned, it is returned to them. */
const requested = /\brecording requested by\b/i;
const confidentiality = /\bnotice of confidentiality rights\b/i;

type LabelSigns = { seen: PageElement[]; blank: PageElement[] };

/** Which of them a page names, and which of those have nothing but an empty line behind the label. */
export function readLabels(page: PageToSearch, line: string): LabelSigns {
  const rows = rowsOf(page);
  const found = labelsOn(line).map(([element, pattern]) => ({
    element,
    isFilled: isAnswered(rows, pattern),
  }));
  const seen = new Set(found.flatMap(({ element, isFilled }) => (isFilled ? element : [])));
  const blank = new Set(found.flatMap(({ element }) => (seen.has(element) ? [] : element)));
  return {
    seen: [...seen, ...(confidentiality.test(line) ? (['confidentiality-notice'] as const) : [])],
    blank: [...blank],
  };
}

function labelsOn(line: string): typeof labels {
  const found = labels.filter(([, pattern]) => pattern.test(line));
  const isReturned = found.some(([element]) => element === 'return-address');
  return isReturned || !requested.test(line) ? found : [...found, ['return-address', requested]];
}

/** Whether one of the places of a label is filled in. A label that is broken over two lines counts as that. */
function isAnswered(rows: readonly Row[], pattern: RegExp): boolean {
  const places = rows.flatMap((row, index) => {
    const match = pattern.exec(row.text);
    return match
      ? [{ row, rest: row.text.slice(match.index + match[0].length), after: rows.slice(index + 1) }]
      : [];
  });
  return places.length === 0 || places.some((place) => saysSomething(place.rest) || isFilledBelow(place));
}

/** As far below a label as an address goes, and as far beside it. In points. */
const BELOW = 100;
const BESIDE = 240;

function isFilledBelow({ row, after }: { row: Row; after: readonly Row[] }): boolean {
  const { x, y, height } = row.box;
  for (const { text, box } of after) {
    const isBeside = box.y < y + height / 2 && box.x > x;
    const isBelow = box.y < y + BELOW && box.x < x + BESIDE && box.x + box.width > x;
    if (!isBeside && !isBelow) continue;
    if (isOther(text)) {
      if (isBeside) continue;
      return false;
    }
    if (saysSomething(text)) return true;
  }
  return false;
}

/** What a form prints at the place of an answer. */
const ofTheForm =
  /\b(?:and|when recorded|after recording|please|mail|return|this|document|instrument|to|recording requested by|name|firm|company|attn|attention|c\/o|street|address|mailing|city|county|state|zip|code|phone|telephone|email|number|no|pin|apn)\b/gi;

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]{2}|\d/u.test(text.replace(ofTheForm, ' '));
}

/** Another label, the title, or what stands around the space of the recorder: the answer ended before. */
function isOther(text: string): boolean {
  if (/\bspace (?:above|below)\b|\bfor recorder(?:['’]s)?\b|\btitle of (?:the )?document\b/i.test(text))
    return true;
  if (findTitle(text) !== null) return true;
  const [, label = ''] = /^([\p{L}\p{N} .,#/'’()-]{2,60}):/u.exec(text) ?? [];
  return label !== '' && saysSomething(label);
}
