import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { ZippedFile } from '@/lib/platform/http/zip-stream';
import { exportReadme } from '../content/readme';
import { listAttachments, type Drawing } from './attachments';
import { readEverything } from './everything';

/**
 * Everything of an account as the files of a ZIP, as it was when this was called: what is stored meanwhile is not in it.
 * What is deleted meanwhile is left out, and named in the last file.
 */
export async function listExportFiles(
  actor: Actor,
  drawing: Drawing,
): Promise<AsyncGenerator<ZippedFile, void>> {
  const at = now();
  const everything = await readEverything(actor.id);
  const readme = exportReadme({ at, email: everything.account.email });
  const lists = Object.entries(everything).map(([kind, rows]) => jsonFile(`${kind}.json`, at, rows));
  return withoutMissing(
    [textFile('README.txt', at, readme), ...lists, ...listAttachments(actor, everything, drawing)],
    at,
  );
}

/** Opened one by one: a file whose turn has come may be gone. */
async function* withoutMissing(files: ZippedFile[], at: Date): AsyncGenerator<ZippedFile, void> {
  const missing: string[] = [];
  for (const file of files) {
    const bytes = await file.open().catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      missing.push(file.name);
      return null;
    });
    if (bytes) yield { ...file, open: () => Promise.resolve(bytes) };
  }
  if (missing.length === 0) return;
  const words = ['These files were deleted while this was made:', '', ...missing, ''];
  yield textFile('not-included.txt', at, words.join('\r\n'));
}

function jsonFile(name: string, at: Date, value: unknown): ZippedFile {
  return textFile(name, at, `${JSON.stringify(value, readably, 2)}\n`);
}

function textFile(name: string, at: Date, text: string): ZippedFile {
  return { name, at, open: () => Promise.resolve([Buffer.from(text)]) };
}

/** Hashes as people know them; where an object lies is ours. */
function readably(key: string, value: unknown): unknown {
  if (key === 'objectId' || key === 'paperObjectId') return undefined;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  return typeof value === 'bigint' ? value.toString() : value;
}
