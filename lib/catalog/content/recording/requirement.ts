import type { RecordableDocumentType } from '@/lib/catalog/rules/recordable-document';
import type { Fact } from '@/lib/catalog/schema';

const labels = {
  pageSize: 'Page size',
  margins: 'Margins',
  font: 'Font',
  tax: 'Tax',
  notary: 'Notary',
  ids: 'Names and numbers',
  fees: 'Fees',
};

export type RecordingRequirement = {
  label: string;
  /** What this catalog has always said; it stays, also where the law says something else. */
  reading?: string;
  /** Empty where nobody on our side has read it in a source. */
  facts: Fact<string>[];
};

export type StateRecording = {
  /** Two letters, USPS. */
  code: string;
  requirements: RecordingRequirement[];
  documents: RecordableDocumentType[];
};

export function requirement(
  key: keyof typeof labels,
  facts: Fact<string>[],
  reading?: string,
): RecordingRequirement {
  return { label: labels[key], facts, ...(reading ? { reading } : {}) };
}

/** What all entries of a county have in common, and the day on which they were last looked through. */
type CountyFrame = Omit<
  RecordableDocumentType,
  'documentTypeCode' | 'documentName' | 'abbreviation' | 'isRecordable' | 'lastUpdated'
>;

/** Entries of one county: each says only what is different in it. */
export function countyEntries(frame: CountyFrame) {
  return (
    documentTypeCode: string,
    documentName: string,
    abbreviation: string,
    own: Partial<RecordableDocumentType> = {},
  ): RecordableDocumentType => ({
    ...frame,
    documentTypeCode,
    documentName,
    abbreviation,
    isRecordable: true,
    lastUpdated: '2026-11-21',
    ...own,
  });
}
