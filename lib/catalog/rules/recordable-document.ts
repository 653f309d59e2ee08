import type { Source } from '@/lib/catalog/schema';
import { longDay } from '@/lib/values/date-format';
import { formatMoney, type Cents } from '@/lib/values/money';

/** One kind of document that one county records. */
export type RecordableDocumentType = {
  /** Two letters, USPS. */
  state: string;
  /** As in the list of counties. */
  county: string;
  documentTypeCode: string;
  documentName: string;
  abbreviation: string;
  isRecordable: boolean;
  /** What the county takes for the first page, or for the document where `baseFeeFor` says so. */
  baseFeeCents: Cents;
  baseFeeFor?: 'document';
  /** What comes on top of it, in one sentence. */
  feeNote: string;
  requiresNotary: boolean | 'unknown';
  marginRequirements: string;
  /** In points; null where no minimum was read in a source. */
  minFontSize: number | null;
  requiresDocStamp: boolean;
  requiresTransferTax: boolean;
  /** A condition that belongs to the entry, in one sentence. */
  note?: string;
  countyUrl: string;
  /** `2026-11-21` */
  lastUpdated: string;
  source: Source;
};

/** `$32.00 for the document. Each page adds $5.` */
export function baseFeeText(entry: Pick<RecordableDocumentType, 'baseFeeCents' | 'baseFeeFor' | 'feeNote'>) {
  return `${formatMoney(entry.baseFeeCents)} for the ${entry.baseFeeFor ?? 'first page'}. ${entry.feeNote}`;
}

/** The kinds of document in some entries, each once, by name; `code` is `grant-deed`. */
export function kindsOf(entries: readonly RecordableDocumentType[]): { code: string; name: string }[] {
  const byCode = new Map(
    entries.map(({ documentTypeCode, documentName }) => [
      documentTypeCode.toLowerCase().replaceAll('_', '-'),
      documentName,
    ]),
  );
  return [...byCode]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

/** `grant-deed-california-los-angeles.txt` */
export function templateFileName(entry: RecordableDocumentType, stateName: string): string {
  return textFileName(entry.documentName, stateName, entry.county);
}

/** The names of what a small text file is about, as its own: `Jurat`, `Texas` → `jurat-texas.txt` */
export function textFileName(...names: string[]): string {
  return `${names
    .join(' ')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.txt`;
}

/** A sheet to draft on, with what the recorder looks at below it. */
export function templateText(entry: RecordableDocumentType, stateName: string): string {
  return [
    `${entry.documentName.toUpperCase()} (${entry.abbreviation})`,
    `${entry.county} County, ${stateName}`,
    '',
    'RECORDING REQUESTED BY, AND AFTER RECORDING RETURN TO',
    ...blanks('Name', 'Street', 'City, state, ZIP'),
    '',
    '[ Space for the recorder. Write nothing here. ]',
    '',
    entry.documentName.toUpperCase(),
    ...blanks('Date', 'From (grantor, borrower or holder)', 'To (grantee, lender or person released)'),
    ...blanks('Address of the property', 'Parcel number', 'Legal description', 'Earlier recording, if any'),
    '',
    ...blanks('Signature', 'Printed name below the signature'),
    '',
    ...notaryLines(entry),
    'WHAT THE RECORDER LOOKS AT',
    ...checks(entry),
    '',
    `Last updated ${longDay(entry.lastUpdated)}. Source: ${entry.source.title}.`,
    `Ask the county before you record: ${entry.countyUrl}`,
    'A sheet to draft on, not legal advice. Many documents need wording that state law prescribes.',
    '',
  ].join('\n');
}

function blanks(...labels: string[]): string[] {
  return labels.map((label) => `${label}: ${'_'.repeat(Math.max(16, 70 - label.length))}`);
}

function notaryLines({ requiresNotary }: RecordableDocumentType): string[] {
  if (requiresNotary !== true) return [];
  return ['NOTARY', `Attach the certificate that state law prescribes.`, ...blanks('Notary'), ''];
}

function checks(entry: RecordableDocumentType): string[] {
  const { marginRequirements, minFontSize, requiresNotary, note } = entry;
  return [
    `Margins: ${marginRequirements}`,
    `Smallest type: ${minFontSize === null ? 'not read in a source' : `${minFontSize} points`}`,
    `Notary: ${requiresNotary === 'unknown' ? 'not read in a source' : yesOrNo(requiresNotary)}`,
    `Documentary stamps: ${yesOrNo(entry.requiresDocStamp)}`,
    `Transfer tax: ${yesOrNo(entry.requiresTransferTax)}`,
    `Fee: ${baseFeeText(entry)}`,
    ...(note ? [note] : []),
  ].map((line) => `- ${line}`);
}

function yesOrNo(value: boolean): string {
  return value ? 'required' : 'not required';
}
