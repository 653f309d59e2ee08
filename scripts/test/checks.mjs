/**
 * Every check of the project: what it runs, how its tests are counted, which other one it comes `after`, and whether it is
 * one of the main line (`scripts/test/schedule.mjs`). Those that are `isLong` belong to `npm run test:long`, those that are
 * `isRest` to `npm run test:rest`, and of those that have `parts` each of it and `npm test` runs one (`tests/support/rest.json`).
 */
import { readdirSync, readFileSync } from 'node:fs';

export const resultsFolder = '.data/test';

const bin = (file) => `node_modules/${file}`;

const jest = (project) => ({
  name: project,
  command: [
    bin('jest/bin/jest.js'),
    `--selectProjects=${project}`,
    '--json',
    `--outputFile=${resultsFolder}/${project}.json`,
  ],
  report: { file: `${resultsFolder}/${project}.json`, kind: 'jest' },
  environment: { TEST_TOGETHER: '1' },
});

const cruised = [
  'app',
  'components',
  'lib',
  'prisma',
  'scripts',
  'tests',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
];

const e2e = {
  command: [bin('@playwright/test/cli.js'), 'test', '--pass-with-no-tests', '--reporter=dot,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${resultsFolder}/e2e.json` },
  report: { file: `${resultsFolder}/e2e.json`, kind: 'playwright' },
  isMain: true,
  needsBrowser: true,
  needsBuild: true,
};

/** The files of jest that take a sample of their cases (`tests/support/thoroughness.ts`). */
const sampledFiles = () =>
  ['tests/unit', 'tests/integration'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter(
        (file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("support/thoroughness'"),
      ),
  );

/** In the order of each of the two lines: of those beside the main one, the longest first. */
export const checks = [
  { name: 'types', command: ['scripts/test/types.mjs'], isMain: true },
  { ...jest('components'), parts: true },
  // After the types: it empties the folder in which they are looked up.
  { name: 'build', command: ['--import', 'tsx', 'scripts/build.ts'], isMain: true },
  { ...jest('unit'), parts: true },
  {
    name: 'smoke',
    command: ['--conditions=react-server', '--import', 'tsx', 'scripts/smoke.ts'],
    isRest: true,
    after: 'build',
    needsBuild: true,
  },
  {
    // A few cases of every operation; hundreds of each are `npm run test:fuzz`.
    name: 'fuzz',
    isRest: true,
    command: [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/fuzz.ts',
      '--seed=1',
      '--cases=2',
      '--built',
    ],
    after: 'build',
    needsBuild: true,
  },
  {
    // A few rounds with one kind of store, in which each process is killed; fifty with both are `npm run test:faults`.
    name: 'faults',
    isRest: true,
    command: [
      '--conditions=react-server',
      '--import',
      'tsx',
      'tests/faults/main.ts',
      '--seed=27',
      '--rounds=4',
      '--store=folder',
      '--built',
    ],
    after: 'build',
    needsBuild: true,
  },
  { name: 'boundaries', command: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...cruised] },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--config=oxlint.config.mjs'] },
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'unused', command: [bin('knip/bin/knip.js')] },
  { name: 'duplicates', command: [bin('jscpd/bin/jscpd')], isRest: true },
  {
    ...jest('integration'),
    isMain: true,
    isWaiting: true,
    parts: true,
    needsBuild: true,
  },
  { ...e2e, name: 'e2e', parts: true },
  {
    // Each page, dialog and state in both themes, where the short run looks at it in one.
    ...e2e,
    name: 'themes',
    environment: { ...e2e.environment, LONG_RUN: '1' },
    isLong: true,
  },
  {
    // Every case where the short run takes a sample.
    name: 'cases',
    get command() {
      const output = `--outputFile=${resultsFolder}/cases.json`;
      return [bin('jest/bin/jest.js'), '--json', output, '--runTestsByPath', ...sampledFiles()];
    },
    report: { file: `${resultsFolder}/cases.json`, kind: 'jest' },
    environment: { LONG_RUN: '1' },
    isMain: true,
    isLong: true,
    needsBuild: true,
  },
  {
    // How much of the rules and commands the tests reach. Of samples: counting makes every case take hours.
    name: 'coverage',
    command: [
      bin('jest/bin/jest.js'),
      '--selectProjects',
      'unit',
      'integration',
      '--coverage',
      '--coverageReporters=text-summary',
      '--coverageReporters=json-summary',
      `--coverageThreshold=${JSON.stringify({ global: { branches: 95 } })}`,
      '--json',
      `--outputFile=${resultsFolder}/coverage.json`,
    ],
    report: { file: `${resultsFolder}/coverage.json`, kind: 'jest' },
    environment: { TEST_TOGETHER: '1' },
    isMain: true,
    isLong: true,
    needsBuild: true,
  },
];
