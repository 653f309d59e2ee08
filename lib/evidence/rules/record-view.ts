import type { JsonObject, JsonValue } from '@/lib/evidence/schema/proof';

export type RecordRow = { label: string; value: string; kind: 'text' | 'time' | 'code' | 'key' };
export type RecordView = { title: string; rows: RecordRow[] };

const titles: Record<string, string> = {
  'deed.locked': 'Deed locked',
  'deed.released': 'Deed released',
  'lock.contested': 'Lock contested',
  'lock.uncontested': 'Lock no longer contested',
  'document.stored': 'Document stored',
  'document.redacted': 'Redacted copy made',
  'certificate.issued': 'Certificate issued',
  'visit.completed': 'Notary request completed',
  'document.hashed': 'Hash of a document entered',
};

const labels: Record<string, string> = {
  ownerName: 'Owner',
  propertyAddress: 'Property',
  county: 'County',
  parcelNumber: 'Parcel number',
  lockType: 'Type of lock',
  reason: 'Reason',
  lockedAt: 'Locked',
  expiresAt: 'End date set then',
  releasedAt: 'Released',
  contestedAt: 'Contested since',
  endedAt: 'Contested until',
  lockId: 'Lock number',
  lockIndex: 'Entry of the lock',
  documentType: 'Kind of document',
  completedAt: 'Completed',
  visitState: 'State of the visit',
  online: 'Online session',
  clientState: 'State of the client',
  notaryName: 'Notary',
  notaryCommission: 'Notary’s commissions on record, by state',
  demo: 'Demo notary',
  service: 'Service',
  documentHash: 'SHA-256 of the file',
  mediaType: 'Type of file',
  bytes: 'Size in bytes',
  level: 'Level of redaction',
  rules: 'What was looked for',
  fields: 'Places covered',
  storedAt: 'Stored',
  redactedAt: 'Redacted',
  issuedAt: 'Issued',
  recordedAt: 'Entered',
  documentIndex: 'Entry of the document',
  originalIndex: 'Entry of the original',
  originalCommitment: 'Commitment of the original',
  documentId: 'Document number',
  redactionId: 'Number of the redacted copy',
  certificateId: 'Certificate number',
  requestId: 'Request number',
  documentHashId: 'Number of the hash',
};

/** Their values are codes of ours: `power-of-attorney`. */
const coded = ['documentType', 'service'];

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const CODE = /^[0-9a-f]{8,}(-[0-9a-f]{4,})*$/i;

/** A private record as rows for a person: the names that we know first, then everything else that it holds. */
export function viewRecord(record: JsonObject): RecordView {
  const type = typeof record.type === 'string' ? record.type : '';
  const known = Object.keys(labels).filter((name) => name in record);
  const others = Object.keys(record).filter((name) => name !== 'type' && !(name in labels));
  return {
    title: titles[type] ?? (humanize(type) || 'Entry'),
    rows: [...known, ...others].map((name) => toRow(labels[name] ?? humanize(name), valueOf(record, name))),
  };
}

function valueOf(record: JsonObject, name: string): JsonValue {
  const value = record[name] ?? null;
  return coded.includes(name) && typeof value === 'string' ? humanize(value) : value;
}

/** The middle of a long hash says nothing to a reader. */
export function shortenHash(hash: string): string {
  return hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-8)}` : hash;
}

/** The time as the reader's clock has it, with the zone. */
export function formatTime(time: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(time));
}

function toRow(label: string, value: JsonValue): RecordRow {
  if (value === null || value === '') return { label, value: 'None', kind: 'text' };
  if (typeof value === 'boolean') return { label, value: value ? 'Yes' : 'No', kind: 'text' };
  if (typeof value !== 'string') return { label, value: JSON.stringify(value), kind: 'text' };
  if (ISO_TIME.test(value)) return { label, value, kind: 'time' };
  return { label, value, kind: CODE.test(value) ? 'code' : 'text' };
}

/** `deed.lockedAt` → `Deed locked at` */
function humanize(name: string): string {
  const words = name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
