import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../bench/project';
import { runToEnd } from '../start/processes';

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/**
 * The commit before the one that brought the newest migration: what runs while that one is applied. Throws in a clone
 * without its history.
 */
export function beforeNewestMigration(): string {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error(
      'This clone has no history. Run `git fetch --unshallow` first, or name a commit: --from COMMIT.',
    );
  }
  const newest = git(
    'log',
    '-1',
    '--format=%H',
    '--diff-filter=A',
    '--',
    'prisma/migrations/*/migration.sql',
  );
  return git('rev-parse', `${newest}^`);
}

export type Earlier = { root: string; commit: string; title: string };

/** Checks an earlier version out into a folder of its own, installs its packages and builds it; what is there is used again. */
export async function prepareEarlier(reference: string): Promise<Earlier> {
  const commit = git('rev-parse', `${reference}^{commit}`);
  const root = path.join(projectRoot, '.data', 'versions', commit.slice(0, 12));
  if (!existsSync(root)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', root, commit);
  }
  if (!existsSync(path.join(root, 'node_modules'))) {
    execFileSync('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'ignore',
    });
  }
  await runToEnd({ root, environment: process.env, args: ['--import', 'tsx', 'scripts/build.ts'] });
  return { root, commit, title: git('log', '-1', '--format=%s', commit) };
}
