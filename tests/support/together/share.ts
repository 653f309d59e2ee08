import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { releaseClock } from '../clock';

/** The longest that any file asks for. */
const PATIENCE_MS = 120_000;

type Share = {
  folder: string;
  share: number;
  of: number;
  /** How much longer a file takes than others of its size. */
  weightOf?: (file: string) => number;
  /** Before what the file itself does after a test, as hooks that every file shares come first in a file alone. */
  afterTest?: () => void;
  afterFile?: () => void;
};

/**
 * Runs a share of the tests of a folder as one file of jest, which loads the app once for each file: for 200 files that
 * is two fifths of the time. Files named `*.alone.test.ts` mock a module or choose another environment before the app is
 * loaded, and stay files of their own. One file of any kind: `npm test -- integration FILE`.
 */
export function runTogether({ folder, share, of, weightOf = () => 1, afterTest, afterFile }: Share): void {
  const root = path.resolve(folder);
  const weighed = listFiles(root).map((name) => ({
    name,
    weight: statSync(path.join(root, name)).size * weightOf(name),
  }));
  for (const name of shareOut(weighed, of)[share - 1] ?? []) {
    describe(name, () => {
      let environment: NodeJS.ProcessEnv;
      // As this file finds it: what another one has left behind is not its fault.
      beforeAll(() => {
        environment = { ...process.env };
      });
      if (afterTest) afterEach(afterTest);
      load(path.join(root, name));
      afterAll(() => {
        jest.restoreAllMocks();
        releaseClock();
        afterFile?.();
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

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.test\.tsx?$/.test(name) && !/\.alone\.test\.tsx?$/.test(name),
  );
}

/** Long files take long: each goes to whoever has least so far. */
function shareOut(files: { name: string; weight: number }[], of: number): string[][] {
  const shares = Array.from({ length: of }, () => ({ weight: 0, names: [] as string[] }));
  for (const { name, weight } of files.sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name))) {
    const least = shares.reduce((best, share) => (share.weight < best.weight ? share : best));
    least.names.push(name);
    least.weight += weight;
  }
  return shares.map((share) => share.names);
}
