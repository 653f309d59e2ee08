import 'server-only';
import { Readable } from 'node:stream';
import { CsvError, parse, type Info, type Options } from 'csv-parse';
import { CsvError as CsvErrorAtOnce, parse as parseAtOnce } from 'csv-parse/sync';
import { AppError } from '@/lib/platform/errors';
import { mappingProblem, placesOf, usualMapping, type ColumnMapping } from '../rules/columns';
import { readRow, type RecordingRow } from '../rules/recording-row';
import type { BadLine } from '../schema/recordings';

/** Below the header a line of a file: what it tells, or why it tells nothing. */
export type IndexLine = { line: number; recording: RecordingRow } | BadLine;

export type IndexFile = {
  columns: string[];
  mapping: ColumnMapping;
  /** one line after the other, as they are asked for */
  lines: AsyncIterable<IndexLine>;
};

type Reading = {
  /** without one, columns go by the names of the fields */
  mapping?: ColumnMapping | null;
  /** the last day on which anything can have been recorded */
  today: string;
};

/** One row of a recording index has a few hundred; a quote that nobody closed would take the whole file. */
const MAX_ROW_CHARACTERS = 100_000;
const FORMAT = {
  bom: true,
  info: true,
  max_record_size: MAX_ROW_CHARACTERS,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} as const;
const DELIMITERS = [',', '|', '\t', ';'];
const NO_TABLE =
  'This is not a table with a header. The first line must name the columns, separated by commas, bars, tabs or semicolons.';

/** The header of a file, and the rows below it, one after the other as they are asked for. */
export type IndexTable = { columns: string[]; rows: Rows };

/**
 * Reads a county's recording index (RFC 4180, or apart by bars, tabs or semicolons) as it streams in: no more than a
 * segment is held. UTF-8, or UTF-16 with its mark. Throws `validation_failed` for what is no such file, at once or while
 * its lines are read; the source is destroyed then, and when the reader stops.
 */
export async function openIndex(source: Readable, { mapping, today }: Reading): Promise<IndexFile> {
  const table = await openTable(source);
  const settled = settleMapping(mapping ?? null, table.columns);
  return { columns: table.columns, mapping: settled, lines: readLines(table, { mapping: settled, today }) };
}

/** The same before it is known which column holds what. With `maxRows` no more are read, of a source that is small. */
export async function openTable(source: Readable, maxRows?: number): Promise<IndexTable> {
  const text = decode(source)[Symbol.asyncIterator]();
  const head = await readHeader(text);
  const options = { ...FORMAT, delimiter: delimiterOf(head) };
  const parsed =
    maxRows === undefined
      ? (Readable.from(joined(head, text)).compose(parse(options)) as AsyncIterable<Row>)
      : firstRows(joined(head, text), { ...options, to: maxRows + 1 });
  const rows = parsed[Symbol.asyncIterator]();
  const first = await rows.next().catch((error: unknown) => refuse(error));
  return { columns: first.done ? [] : first.value.record, rows };
}

/** A stream that stops early loses what it had read when the source goes on, or breaks off. */
async function* firstRows(text: AsyncIterable<string>, options: Options): AsyncGenerator<Row> {
  let all = '';
  for await (const part of text) all += part;
  yield* parseAtOnce(all, options) as unknown as Row[];
}

type Row = { record: string[]; info: Info };
type Rows = AsyncIterator<Row>;

/** What each row tells, by a mapping whose columns the file has. */
export async function* readLines(
  { columns, rows }: IndexTable,
  { mapping, today }: { mapping: ColumnMapping; today: string },
): AsyncGenerator<IndexLine> {
  const places = placesOf(mapping, columns);
  try {
    for (;;) {
      const next = await rows.next().catch((error: unknown) => refuse(error));
      if (next.done) return;
      const { record, info } = next.value;
      const line = info.lines;
      if (record.length !== columns.length) {
        yield { line, why: `There are ${record.length} columns, and the header has ${columns.length}.` };
        continue;
      }
      const read = readRow((field) => record[places[field] ?? -1], today);
      yield { line, ...read };
    }
  } finally {
    await rows.return?.();
  }
}

function settleMapping(mapping: ColumnMapping | null, columns: string[]): ColumnMapping {
  const settled = mapping ?? usualMapping(columns);
  const problem = mappingProblem(settled, columns);
  if (problem !== null) throw invalid(problem);
  return settled;
}

/** UTF-8 or UTF-16 as text; another encoding is told from them by bytes that neither has. */
async function* decode(source: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true, ignoreBOM: true });
    yield decodeWith(decoder, chunk, true);
  }
  if (decoder) yield decodeWith(decoder, Buffer.alloc(0), false);
}

function decodeWith(decoder: TextDecoder, chunk: Buffer, stream: boolean): string {
  try {
    return decoder.decode(chunk, { stream });
  } catch {
    throw invalid('This file is not UTF-8. Please save it as UTF-8 and send it again.');
  }
}

function encodingOf(chunk: Buffer): string {
  const mark = chunk.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'utf-8';
}

/** As much as the first line takes, or all of a short file. */
async function readHeader(text: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!/[\r\n]/.test(head.trimStart()) && head.length < MAX_ROW_CHARACTERS) {
    const next = await text.next();
    if (next.done) break;
    head += next.value;
  }
  if (head.trim() === '') throw invalid('This file is empty.');
  if (head.includes('\0')) throw invalid(NO_TABLE);
  return head;
}

function delimiterOf(head: string): string {
  const [line = ''] = head.trimStart().split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.count < 2) throw invalid(NO_TABLE);
  return best.delimiter;
}

async function* joined(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** What the parser stumbles over is said by line; what the source throws is passed on. */
function refuse(error: unknown): never {
  if (!(error instanceof CsvError || error instanceof CsvErrorAtOnce)) throw error;
  const line = 'lines' in error ? ` in line ${String(error.lines)}` : '';
  throw error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? invalid('The file breaks off in the middle of a quote. Nothing of it was taken.', error)
    : invalid(`The file cannot be read${line}. Nothing of it was taken.`, error);
}

function invalid(message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { cause });
}
