/** Every check of the project: what it runs, how its tests are counted, and whether it wants the machine for itself. */
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
});

const cruised = ['app', 'components', 'lib', 'scripts', 'tests', 'middleware.ts', 'instrumentation.ts'];

export const checks = [
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'types', command: ['scripts/test/types.mjs'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'unused', command: [bin('knip/bin/knip.js')] },
  { name: 'boundaries', command: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...cruised] },
  jest('unit'),
  jest('components'),
  { name: 'build', command: ['--import', 'tsx', 'scripts/build.ts'], isHeavy: true },
  { ...jest('integration'), isHeavy: true, needsBuild: true },
  {
    name: 'smoke',
    command: ['--conditions=react-server', '--import', 'tsx', 'scripts/smoke.ts'],
    isHeavy: true,
    needsBuild: true,
  },
  {
    name: 'e2e',
    command: [bin('@playwright/test/cli.js'), 'test', '--pass-with-no-tests', '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${resultsFolder}/e2e.json` },
    report: { file: `${resultsFolder}/e2e.json`, kind: 'playwright' },
    isHeavy: true,
    needsBrowser: true,
    needsBuild: true,
  },
];
