import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { measurePatterns } from '../../scripts/patterns/measure';

type Measured = { place: string; source: string; ms: number; attack: string; isLinear: boolean };

const MINUTE_MS = 60_000;

/** In a process of its own: a pattern that never ends is stopped there and named. */
function measure(): Measured[] {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/patterns.ts'];
  const run = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: 10 * MINUTE_MS,
    maxBuffer: 1e8,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Measured[];
}

describe('the patterns that words of strangers reach', () => {
  let measured: Measured[];
  beforeAll(() => {
    measured = measure();
  }, 11 * MINUTE_MS);

  it('are all looked at: written down, put together, and those of our schemas', () => {
    const places = measured.map(({ place }) => place);
    expect(places.filter((place) => place.startsWith('lib/vault/rules/redaction/')).length).toBeGreaterThan(
      80,
    );
    expect(places).toContain('zod: email');
  });

  it('take no more than their share of time on 40,000 characters made to be hard on them', () => {
    expect(measured.filter(({ isLinear }) => !isLinear)).toEqual([]);
  });

  it('would be told from one whose time grows with the square of the text', async () => {
    const squared = { place: 'here', source: 'a*c', flags: '' };
    expect(await measurePatterns([squared], 20_000)).toMatchObject([{ place: 'here', isLinear: false }]);
  });

  it('are listed by file where they are slowest, in docs/hostile-documents.md', () => {
    const rows = readFileSync('docs/hostile-documents.md', 'utf8').matchAll(
      /^\| `([^`]+)`\s+\|\s+(\d+)\s+\|/gm,
    );
    const listed = [...rows].map(([, file, count]) => `${file} ${count}`);
    const files = measured.map(({ place }) => place.replace(/:\d+$/, ''));
    const actual = files.map((file) => `${file} ${files.filter((each) => each === file).length}`);
    expect(listed.length).toBeGreaterThan(9);
    expect(actual).toEqual(expect.arrayContaining(listed));
  });
});
