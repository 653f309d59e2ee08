/**
 * The first part of commands in package.json, so that each works from a fresh clone: checks Node, installs packages, and
 * writes the code that git does not keep. `--tests` adds the packages of the tests, `--browser` a browser, and
 * `--packages` stops before anything is written. In a tree that may not be changed, such as the image, what the build left
 * is taken as it is.
 */
import { spawnSync } from 'node:child_process';
import { nodeProblem } from './start/checks.mjs';
import { installPackages, isFixed } from './start/install.mjs';
import { installBrowser } from './test/browser.mjs';

const flags = new Set(process.argv.slice(2));

const problem = nodeProblem(process.versions.node);
if (problem) leave(problem);
if (!installPackages(flags.has('--tests') ? 'test' : 'run')) leave('The packages could not be installed.');
if (flags.has('--browser') && !installBrowser()) leave('No browser could be installed.');
if (!flags.has('--packages') && !isFixed()) {
  const command = ['--import', 'tsx', 'scripts/build.ts', '--generate'];
  // Standard output belongs to the command that follows.
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

function leave(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
