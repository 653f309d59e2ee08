import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** Packages that come as ES modules alone, which jest has to translate. */
const modules = [
  '@noble',
  'pg-boss',
  'serialize-error',
  'non-error',
  'geist',
  'pdfjs-dist',
  // What remark is made of.
  '(unified|remark-|mdast-|micromark|unist-|vfile)[^/]*',
  'bail',
  'ccount',
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'fault',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'trough',
  'zwitch',
  'p-limit',
  'yocto-queue',
  '@seriousme',
  'openid-client',
  'oauth4webapi',
  'jose',
];

/** Files that each part of the checks does or does not run (tests/support/rest.ts). */
const rest = JSON.parse(readFileSync(new URL('tests/support/rest.json', import.meta.url), 'utf8'));

/** Those that stand alone, of the part that is run. */
function aloneOf(name) {
  // Jest would not put it in behind the mark that leaves a file out.
  const root = import.meta.dirname;
  const ofRest = rest[name]
    .filter((file) => file.includes('.alone.'))
    .map((file) => `${root}/tests/${name}/${file.replace(/[[\]]/g, '\\$&')}`);
  if (process.env.TEST_PART === 'rest') return ofRest;
  const all = `${root}/tests/${name}/**/*.alone.test.{ts,tsx}`;
  return process.env.TEST_PART === 'first' ? [all, ...ofRest.map((file) => `!${file}`)] : [all];
}

/** All of them together load the app once and not per file (tests/support/together/share.ts). */
const filesOf = (name) =>
  process.env.TEST_TOGETHER
    ? [...aloneOf(name), `<rootDir>/tests/support/together/${name}-*.test.{ts,tsx}`]
    : [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`];

async function project({ displayName, ...rest }) {
  const config = await createConfig({ displayName, testMatch: filesOf(displayName), ...rest })();
  const translated = `/node_modules/(?!(${modules.join('|')})/)`;
  return { ...config, transformIgnorePatterns: [translated, '^.+\\.module\\.(css|sass|scss)$'] };
}

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  return {
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    // A good test does not wait; a busy machine may.
    testTimeout: 30_000,
    testSequencer: '<rootDir>/tests/support/together/long-ones-first.mjs',
    coverageDirectory: 'coverage',
    // Cheaper than counting in the code itself, which would have to be translated again.
    coverageProvider: 'v8',
    collectCoverageFrom: ['lib/*/{rules,policy,schema,commands}{,/**/*}.ts'],
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'node',
        setupFiles: ['<rootDir>/tests/support/unit-environment.ts'],
      }),
      await project({
        displayName: 'components',
        testEnvironment: 'jsdom',
        setupFilesAfterEnv: ['<rootDir>/tests/support/components-hooks.ts'],
      }),
      await project({
        displayName: 'integration',
        testEnvironment: 'node',
        globalSetup: '<rootDir>/tests/support/integration-global-setup.ts',
        globalTeardown: '<rootDir>/tests/support/integration-global-teardown.ts',
        setupFiles: ['<rootDir>/tests/support/integration-environment.ts'],
        setupFilesAfterEnv: ['<rootDir>/tests/support/integration-hooks.ts'],
      }),
    ],
  };
}
