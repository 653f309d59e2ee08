import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { db } from '@/lib/platform/db';
import { releaseClock } from '../clock';

const FOLDER = path.resolve('tests/integration');
/** The longest that any file asks for. */
const PATIENCE_MS = 120_000;

/**
 * Runs a share of the integration tests as one file of jest, which loads the app once for each file: for 200 files that
 * is two fifths of the time. Files named `*.alone.test.ts` mock a module or choose another environment before the app is
 * loaded, and stay files of their own. One file of any kind: `npm test -- integration FILE`.
 */
export function runTogether({ share, of }: { share: number; of: number }): void {
  // The one client of the database is made here, before a file loads some modules anew: it takes no query of theirs else.
  beforeAll(() => db.$connect());
  const files = shareOut(listFiles(), of)[share - 1] ?? [];
  for (const file of files) {
    describe(path.relative(FOLDER, file), () => {
      let environment: NodeJS.ProcessEnv;
      // As this file finds it: what another one has left behind is not its fault.
      beforeAll(() => {
        environment = { ...process.env };
      });
      load(file);
      afterAll(() => {
        jest.restoreAllMocks();
        releaseClock();
        expect(process.env).toEqual(environment);
      });
    });
  }
  jest.setTimeout(PATIENCE_MS);
}

/** A file that cannot be loaded fails, and not all that share a run with it. */
function load(file: string): void {
  try {
    jest.requireActual(file);
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
}

function listFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.alone.test.ts'))
    .map((name) => path.join(FOLDER, name));
}

/** Their tests wait for a process with each document. */
const SLOW = /^(?:sandbox|vault)[\\/]/;

/** Long files take long: each goes to whoever has least so far. */
function shareOut(files: string[], of: number): string[][] {
  const shares = Array.from({ length: of }, () => ({ bytes: 0, files: [] as string[] }));
  const weightOf = (file: string) => (SLOW.test(path.relative(FOLDER, file)) ? 6 : 1);
  const sized = files.map((file) => ({ file, bytes: statSync(file).size * weightOf(file) }));
  for (const { file, bytes } of sized.sort((a, b) => b.bytes - a.bytes || a.file.localeCompare(b.file))) {
    const least = shares.reduce((best, share) => (share.bytes < best.bytes ? share : best));
    least.files.push(file);
    least.bytes += bytes;
  }
  return shares.map((share) => share.files);
}
