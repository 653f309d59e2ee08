import 'server-only';
import { currentKeyId, resealText } from './secret-box';

type SealedRow = { id: string; sealed: string };

/** One column of sealed texts, as its domain knows it. */
export type SealedColumn = {
  /** in the plural, for the report */
  kind: string;
  /** what the text of a row was sealed for */
  context: (id: string) => string;
  /** The next rows by id, after `after`, whose text does not begin with `prefix`: the key of today. */
  list: (page: { prefix: string; after: string; take: number }) => Promise<SealedRow[]>;
  /** Writes the new text where the row still holds what was read. Whether it did. */
  replace: (row: SealedRow, sealed: string) => Promise<boolean>;
};

export type Rotation = {
  kind: string;
  resealed: number;
  /** how many rows are sealed under another key still, by the key's id */
  left: Record<string, number>;
  /** why rows could not be opened, by what was wrong */
  problems: Record<string, number>;
};

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Seals every text of a column under the key of today. A row that cannot be opened is left as it is and counted; one that
 * changed meanwhile is left to whoever changed it. Each row is written on its own, so a run can stop anywhere and be
 * repeated, beside a running app and beside another run.
 */
export async function rotateColumn(column: SealedColumn): Promise<Rotation> {
  const problems: Record<string, number> = {};
  let resealed = 0;
  for await (const row of rowsOf(column)) {
    const sealed = reseal(row, column);
    if (sealed instanceof Error) count(problems, sealed.message);
    else if (await column.replace(row, sealed)) resealed += 1;
  }
  const left: Record<string, number> = {};
  for await (const { sealed } of rowsOf(column)) count(left, keyIdOf(sealed));
  return { kind: column.kind, resealed, left, problems };
}

async function* rowsOf({ list }: SealedColumn): AsyncGenerator<SealedRow> {
  const prefix = `${currentKeyId()}.`;
  let after = FIRST;
  for (;;) {
    const rows = await list({ prefix, after, take: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

function reseal({ id, sealed }: SealedRow, { context }: SealedColumn): string | Error {
  try {
    return resealText(sealed, context(id));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function keyIdOf(sealed: string): string {
  return sealed.split('.')[0] ?? '';
}
