/**
 * `npm start` and `npm run dev`. Plain JavaScript without a dependency, because it runs on a fresh clone:
 * it checks Node and the port, installs the packages, and hands over to scripts/start/serve.ts.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './start/install.mjs';
import { nodeProblem, portProblem } from './start/checks.mjs';
import { whenNpmIsGone } from './start/npm-gone.mjs';

const mode = process.argv[2] === 'dev' ? 'dev' : 'start';

const problem = nodeProblem(process.versions.node);
if (problem) leave(problem);

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.PORT ||= '3000';

const taken = await portProblem(process.env.PORT, mode);
if (taken) leave(taken);

if (!installPackages('run')) leave('The packages could not be installed; see above what npm says.');

const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/serve.ts', mode], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
whenNpmIsGone(() => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));

function leave(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
