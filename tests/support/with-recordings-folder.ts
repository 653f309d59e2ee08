/*
 * To be imported before the app, which reads its environment when it is imported: an empty folder where counties deliver.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const recordingsFolder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
process.env.RECORDINGS_FOLDER = recordingsFolder;

/** As a county's SFTP client does: `48453/index.csv`. */
export async function put(name: string, content: string | Buffer): Promise<void> {
  const file = path.join(recordingsFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The files that lie in a part of the folder, without folders. */
export async function filesIn(part: string): Promise<string[]> {
  const entries = await readdir(path.join(recordingsFolder, part), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

afterEach(() => {
  for (const name of readdirSync(recordingsFolder))
    rmSync(path.join(recordingsFolder, name), { recursive: true });
});

afterAll(() => {
  delete process.env.RECORDINGS_FOLDER;
  rmSync(recordingsFolder, { recursive: true });
});
