import 'server-only';
import { Readable } from 'node:stream';
import { classifyInstrument, findStateOfCounty } from '@/lib/catalog/queries';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import type { IncomingForm } from '@/lib/platform/http/multipart';
import { instrumentLabels } from '../rules/alert-words';
import { mappingProblem, suggestMapping } from '../rules/columns';
import { PREVIEW_BYTES, wholeLines } from '../rules/first-lines';
import type { RecordingRow } from '../rules/recording-row';
import { PREVIEW_ROWS, previewFieldsSchema, type IndexPreview, type PreviewRow } from '../schema/recordings';
import { findKeptMapping, today } from './begin-import';
import { readFields } from './import-fields';
import { openTable, readLines } from './read-index';

/**
 * What would be taken of the first rows of a file, by the mapping that comes with it or by one to begin with. Writes
 * nothing. Throws `not_found` for whoever is no admin, and `validation_failed` for what is no such file.
 */
export async function previewImport(actor: Actor, form: IncomingForm): Promise<IndexPreview> {
  assertAdmin(actor);
  const { fields, file } = await form.read(({ bytes }) => readFirst(bytes));
  if (!file) throw new AppError('validation_failed', 'Please choose a file.');
  const { fips, mapping: given } = readFields(previewFieldsSchema, fields);
  const kept = await findKeptMapping(fips);
  const source = Readable.from(file.length > 0 ? [file] : []);
  try {
    const table = await openTable(source, PREVIEW_ROWS);
    const mapping = given ?? suggestMapping(kept?.columns ?? null, table.columns);
    const problem = mappingProblem(mapping, table.columns);
    const shown: IndexPreview = {
      columns: table.columns,
      mapping,
      isKept: kept !== null,
      problem,
      rows: [],
      bad: [],
    };
    if (problem !== null) return shown;
    const state = findStateOfCounty(fips) ?? '';
    for await (const line of readLines(table, { mapping, today: today() })) {
      if ('recording' in line) shown.rows.push(toRow(line.line, line.recording, state));
      else shown.bad.push(line);
    }
    return shown;
  } finally {
    source.destroy();
  }
}

/** Reads on to the end, so that the sender is heard out, and keeps the first lines. */
async function readFirst(bytes: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes as AsyncIterable<Buffer>) {
    if (length < PREVIEW_BYTES) parts.push(part);
    length += part.length;
  }
  const first = Buffer.concat(parts);
  return first.length < length ? Buffer.from(wholeLines(first)) : first;
}

function toRow(line: number, { considerationCents, ...row }: RecordingRow, state: string): PreviewRow {
  return {
    ...row,
    line,
    kind: instrumentLabels[classifyInstrument(row.type, state)],
    consideration: considerationCents?.toString() ?? null,
  };
}
