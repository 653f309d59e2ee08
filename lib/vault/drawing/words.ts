import { drawable, undrawableNote } from '@/lib/paper/pdf-letters';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { DocumentType } from '@/lib/vault/rules/document-types';
import { longDay } from '@/lib/values/date-format';
import { formatNumber } from '@/lib/values/numbers';

/** Everything that is on a certificate. Hashes are lower-case hex. */
export type CertificateFacts = {
  certificateId: string;
  issuedAt: Date;
  /** of the certificate's own entry */
  certificateIndex: number;
  documentName: string;
  type: DocumentType;
  sizeBytes: number;
  sha256: string;
  storedAt: Date;
  holder: string;
  documentIndex: number;
  /** of a redacted copy: the entry of the document that it was made from */
  originalIndex: number | null;
  commitment: string;
  logOrigin: string;
  /** where the file can be checked; the QR code holds it */
  verifyUrl: string;
};

export type CertificateRow = { label: string; value: string; kind: 'strong' | 'text' | 'code' };

const names: Record<DocumentType, string> = {
  pdf: 'PDF',
  doc: 'Word 97 to 2003 document',
  docx: 'Word document',
  jpg: 'JPEG picture',
  png: 'PNG picture',
};

export const certificateTitle = 'Document certificate';

export function certificateSummary({ holder, storedAt, originalIndex }: CertificateFacts): string {
  const what =
    originalIndex === null ? 'file described here was stored' : 'redacted copy described here was made';
  return `The ${what} in the vault of ${drawable(holder)} on ${dayText(storedAt)} and entered in the evidence log.`;
}

export function certificateRows(facts: CertificateFacts): CertificateRow[] {
  const size = `${formatBytes(facts.sizeBytes)} (${formatNumber(facts.sizeBytes)} bytes)`;
  return [
    { label: 'Document', value: drawable(facts.documentName), kind: 'strong' },
    { label: 'Type and size', value: `${names[facts.type]}, ${size}`, kind: 'text' },
    { label: 'SHA-256 of the file', value: grouped(facts.sha256), kind: 'code' },
    {
      label: facts.originalIndex === null ? 'Stored' : 'Made',
      value: timeText(facts.storedAt),
      kind: 'text',
    },
    { label: 'Account holder', value: drawable(facts.holder), kind: 'text' },
    { label: 'Log entry', value: `Entry ${facts.documentIndex} in the log ${facts.logOrigin}`, kind: 'text' },
    ...originalRow(facts),
    { label: 'Commitment', value: grouped(facts.commitment), kind: 'code' },
    {
      label: 'Checkpoint',
      value: `Size ${facts.certificateIndex + 1}, origin ${facts.logOrigin}`,
      kind: 'text',
    },
    { label: 'Certificate', value: facts.certificateId, kind: 'code' },
    {
      label: 'Issued',
      value: `${timeText(facts.issuedAt)}, as entry ${facts.certificateIndex}`,
      kind: 'text',
    },
  ];
}

function originalRow({ originalIndex }: CertificateFacts): CertificateRow[] {
  if (originalIndex === null) return [];
  return [
    {
      label: 'Made from',
      value: `The document of entry ${originalIndex}, which it does not show whole`,
      kind: 'text',
    },
  ];
}

/** What it proves and what it does not, in two sentences. */
export const certificateMeaning = [
  'This certificate is dated evidence that this exact file, to the last byte, was in the vault when it was entered in the log.',
  'It says nothing about who wrote the file, whether what it states is true or who holds title to a property, and it is not legal advice.',
];

/** How to check it; `address` without the hash. */
export function certificateCheck({ verifyUrl }: CertificateFacts): string {
  const { host, pathname } = new URL(verifyUrl);
  return `Drop the file at ${host}${pathname}, or scan the code. Nothing is uploaded: the page compares the hash of your file with this one.`;
}

/** Names may hold characters that our letters do not have: the page says so where there is one. */
export function certificateGaps({ documentName, holder }: CertificateFacts): string | null {
  return undrawableNote([documentName, holder]);
}

/** Eight characters at a time, four groups to a line. */
function grouped(hash: string): string {
  const groups = hash.match(/.{8}/g) ?? [];
  return `${groups.slice(0, 4).join(' ')}\n${groups.slice(4).join(' ')}`;
}

/** A day is another one elsewhere, so it names its zone too: `November 21, 2026 (UTC)`. */
function dayText(time: Date): string {
  return `${longDay(time)} (UTC)`;
}

/** With the zone: `November 21, 2026 at 2:05:41 PM UTC`. */
function timeText(time: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', style).format(time);
}
