import * as z from 'zod';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { optionalText, visibleText } from '@/lib/values/text';
import { missingFields, recordingFields, type ColumnMapping } from '../rules/columns';

const column = visibleText().trim().min(1).max(200);

const columns = z.strictObject(
  Object.fromEntries(recordingFields.map((field) => [field, column.optional()])),
);

/** Which column of a county's file holds which field of a recording. */
const columnMappingSchema = columns
  .superRefine((mapping, context) => {
    const missing = missingFields(mapping);
    if (missing.length === 0) return;
    context.addIssue({ code: 'custom', message: `Please say which column holds ${missing.join(', ')}.` });
  })
  .transform((mapping) => mapping as ColumnMapping);

const FIPS = 'A county has a FIPS code of five digits, such as 48453.';

/** FIPS code of a county: two digits of the state, three of the county. */
export const countyFips = z.string(FIPS).regex(/^\d{5}$/, FIPS);

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'The mapping is not JSON.' });
    return z.NEVER;
  }
});

/** POST /api/recordings/imports: the fields beside the file. The mapping is JSON in a field of a form. */
export const importFieldsSchema = z.object({
  fips: countyFips,
  mapping: json.pipe(columnMappingSchema).optional(),
});

/** POST /api/recordings/imports/preview: a mapping may still lack what is needed. */
export const previewFieldsSchema = z.object({
  fips: countyFips,
  mapping: json.pipe(columns.transform((mapping) => mapping as ColumnMapping)).optional(),
});

/** How many rows of a file are shown before it counts. */
export const PREVIEW_ROWS = 20;

export type PreviewRow = {
  line: number;
  /** ISO date */
  recordedOn: string;
  instrument: string;
  type: string;
  /** what that is, in words: `Quitclaim deed` */
  kind: string;
  grantors: string[];
  grantees: string[];
  address: string | null;
  parcel: string | null;
  legal: string | null;
  /** cents; null where the county names no price */
  consideration: string | null;
};

/** What would be taken of the first rows of a file. */
export type IndexPreview = {
  columns: string[];
  /** what was asked for, or the one to begin with: kept for the county, or by the names of the columns */
  mapping: ColumnMapping;
  isKept: boolean;
  /** why the file cannot be taken by this mapping; no rows then */
  problem: string | null;
  rows: PreviewRow[];
  bad: BadLine[];
};

export type ImportFields = z.infer<typeof importFieldsSchema>;

/** GET /api/recordings/imports */
export const importsQuerySchema = z.object({
  ...listQuery,
  status: optionalText(z.enum(['running', 'done', 'failed'])),
});

export type ImportFilter = { status?: RecordingImportState['status']; sort?: ListSort };

/** One of the list, without its bad lines. Times are ISO. */
export type ListedImport = Omit<RecordingImportState, 'bad'> & {
  id: string;
  /** of the county, five digits */
  fips: string;
  /** `Travis County, TX` */
  county: string;
  fileName: string;
  /** by an admin; else from the watched folder, or by a command */
  isUpload: boolean;
  createdAt: string;
  finishedAt: string | null;
};

/** What the page of one shows. */
export type ImportReport = ListedImport & { bad: BadLine[] };

/** GET /api/recordings/imports/{id} */
export const recordingImportIdSchema = z.object({ id: z.uuid().toLowerCase() });

/** A line of a file that was not taken. Lines count from 1, the header's. */
export type BadLine = { line: number; why: string };

export type RecordingImportState = {
  status: 'running' | 'done' | 'failed';
  /** lines below the header; with those that are bad */
  rows: number;
  added: number;
  /** were there before */
  known: number;
  /** the first hundred */
  bad: BadLine[];
  badCount: number;
  /** of a locked property or a watched name each */
  matches: number;
  /** why nothing was taken */
  failure: string | null;
};
