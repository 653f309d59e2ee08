import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { POLICIES_FILE } from '../page-policies.mjs';
import { SHEETS_FILE } from '../page-sheets.mjs';
import { ANSWERS_FILE, BODIES_FILE } from '../prepared-answers.mjs';
import { buildSources, fingerprint, generateSources } from './fingerprint';
import { runToEnd } from './processes';

type Place = { root: string; environment: NodeJS.ProcessEnv };

/** What git does not keep, and what `scripts/generate.ts` writes again. */
const generatedFolders = [
  'app/generated',
  'lib/evidence/generated',
  'lib/catalog/generated',
  'public/generated',
];

/** What our server and our worker need beside what Next writes, in this order: policies and answers are of pages that have their style, and answers of files that are there. */
const afterBuild = [
  'scripts/first-paint.ts',
  'scripts/section-sheets.ts',
  'scripts/content-security-policy.ts',
  'scripts/compile-hints.ts',
  'scripts/openapi.ts',
  'scripts/prepare-answers.ts',
  'scripts/bundle-worker.ts',
];

/** What these and Next write, a file of each. A copied `.next` comes without what lies beside it. */
export const builtFiles = [
  '.next/BUILD_ID',
  `.next/${POLICIES_FILE}`,
  `.next/${SHEETS_FILE}`,
  `.next/${ANSWERS_FILE}`,
  `.next/${BODIES_FILE}`,
  '.next/worker.cjs',
  '.next/oauth.cjs',
  '.next/reader.cjs',
  'public/openapi.json',
  'public/clients/deedguard.tgz',
];

/** Writes the code that git does not keep, when what it is made from has changed. */
export async function generateOnce({ root, environment }: Place): Promise<boolean> {
  const stamp = path.join(root, 'prisma', 'generated', 'fingerprint');
  const wanted = fingerprint(root, generateSources);
  if (readStamp(stamp) === wanted && areThere(root, generatedFolders)) return false;
  await runToEnd({ root, environment, args: ['--import', 'tsx', 'scripts/generate.ts'] });
  writeStamp(stamp, wanted);
  return true;
}

/** Builds the production app, when what goes into it has changed since the last build, or a part of that is gone. */
export async function buildOnce({ root, environment }: Place): Promise<boolean> {
  const stamp = path.join(root, '.next', 'fingerprint');
  const wanted = fingerprint(root, buildSources, publicSettings(environment));
  if (readStamp(stamp) === wanted && areThere(root, builtFiles)) return false;
  const production = {
    ...environment,
    ...buildFacts({ root, environment }),
    NODE_ENV: 'production' as const,
  };
  await runToEnd({ root, environment: production, args: ['node_modules/next/dist/bin/next', 'build'] });
  for (const script of afterBuild) {
    await runToEnd({ root, environment: production, args: ['--import', 'tsx', script] });
  }
  writeStamp(stamp, wanted);
  return true;
}

/** What /version says. With changes that no commit has, or without git and a word of the operator, it stays unnamed. */
function buildFacts({ root, environment }: Place): Record<string, string> {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const isCommitted = git('diff', '--quiet', 'HEAD').status === 0;
  const commit = isCommitted ? git('rev-parse', 'HEAD').stdout.trim() : '';
  return { BUILD_TIME: new Date().toISOString(), BUILD_COMMIT: environment.BUILD_COMMIT || commit };
}

/** What prerendered pages say: the public address. On this machine they say port 3000, whichever it is: another is not worth minutes. */
function publicSettings(environment: NodeJS.ProcessEnv): string[] {
  const address = new URL(environment.NEXTAUTH_URL ?? 'http://localhost');
  return [address.hostname === 'localhost' ? 'localhost' : address.origin];
}

function areThere(root: string, names: string[]): boolean {
  return names.every((name) => existsSync(path.join(root, name)));
}

function readStamp(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(file: string, value: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}
