import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { releaseClock } from '../clock';
import { isOfPart } from '../rest';

/** The longest that any file asks for. */
const PATIENCE_MS = 120_000;

/** What the app is started with in files named `*.mail.test.ts`: by `tests/support/with-mail`. */
export type Environment = 'mail' | 'stripe';

type Share = {
  folder: string;
  environment?: Environment;
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
 * is two fifths of the time. Those that start the app in the same other environment share one in it; files named
 * `*.alone.test.ts` mock a module, or have an environment that no other file has, and stay files of their own. One file of
 * any kind: `npm test -- integration FILE`.
 */
export function runTogether({ folder, share, of, weightOf = () => 1, ...rest }: Share): void {
  const { afterTest, afterFile } = rest;
  const root = path.resolve(folder);
  const weighed = listFiles(root, rest.environment).map((name) => ({
    name,
    weight: statSync(path.join(root, name)).size * weightOf(name),
  }));
  for (const name of shareOut(weighed, of)[share - 1] ?? []) {
    describe(name, () => {
      let variables: NodeJS.ProcessEnv;
      // As this file finds it: what another one has left behind is not its fault.
      beforeAll(() => {
        variables = { ...process.env };
      });
      if (afterTest) afterEach(afterTest);
      load(path.join(root, name));
      afterAll(() => {
        jest.restoreAllMocks();
        releaseClock();
        afterFile?.();
        expect(process.env).toEqual(variables);
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

function listFiles(root: string, environment?: Environment): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const kind = /(?:\.(alone|mail|stripe))?\.test\.tsx?$/.exec(name);
    return kind && kind[1] === environment && isOfPart(path.basename(root), name);
  });
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
