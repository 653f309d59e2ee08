import { z } from 'zod';
import { visibleText } from '@/lib/values/text';
import { missingFields, recordingFields, type ColumnMapping } from '../rules/columns';

const column = visibleText().trim().min(1).max(200);

/** Which column of a county's file holds which field of a recording. */
const columnMappingSchema = z
  .strictObject(Object.fromEntries(recordingFields.map((field) => [field, column.optional()])))
  .superRefine((mapping, context) => {
    const missing = missingFields(mapping);
    if (missing.length === 0) return;
    context.addIssue({ code: 'custom', message: `Please say which column holds ${missing.join(', ')}.` });
  })
  .transform((mapping) => mapping as ColumnMapping);

const FIPS = 'A county has a FIPS code of five digits, such as 48453.';

/** FIPS code of a county: two digits of the state, three of the county. */
const countyFips = z.string(FIPS).regex(/^\d{5}$/, FIPS);

/** POST /api/recordings/imports: the fields beside the file. The mapping is JSON in a field of a form. */
export const importFieldsSchema = z.object({
  fips: countyFips,
  mapping: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'The mapping is not JSON.' });
        return z.NEVER;
      }
    })
    .pipe(columnMappingSchema)
    .optional(),
});

export type ImportFields = z.infer<typeof importFieldsSchema>;

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
