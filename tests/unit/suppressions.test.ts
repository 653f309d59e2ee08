import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS = ['app', 'components', 'lib', 'prisma', 'scripts', 'tests'];
const SUPPRESSION = /\/[/*]\s*(?:ox|es)lint-(?:dis|en)able|@ts-(?:ignore|nocheck|expect-error)/;
const OWN = 'tests/unit/suppressions.test.ts';

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !file.includes('/generated/') && file !== OWN);

it('no file switches off a rule for itself', () => {
  expect(sources.length).toBeGreaterThan(3_000);
  expect(sources.filter((file) => SUPPRESSION.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each(['// oxlint-disable-next-line', '/* eslint-disable */', '// @ts-expect-error: later'])(
  'finds %s',
  (line) => {
    expect(SUPPRESSION.test(line)).toBe(true);
  },
);
