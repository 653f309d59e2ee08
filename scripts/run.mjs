/**
 * Runs a script of this project with the settings of `.env`, or, without a DATABASE_URL, with those of the
 * `npm start` that runs now: `node scripts/run.mjs admin someone@example.com`. `restore` starts the database itself.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const RUNNING = '.data/running.json';
const SECRETS = '.data/secrets.env';
const BUILT_WORKER = '.next/worker.cjs';

const [name, ...rest] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');

const settings = process.env.DATABASE_URL || name === 'restore' ? {} : readRunning();
if (!settings) {
  console.error('DATABASE_URL is not set, and `npm start` is not running here.');
  process.exit(1);
}
// The worker of the build, beside the server of the build; before the first one, that of the sources.
const script =
  name === 'worker' && existsSync(BUILT_WORKER) ? [BUILT_WORKER] : ['--import', 'tsx', `scripts/${name}.ts`];
const child = spawn(process.execPath, ['--conditions=react-server', ...script, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...settings },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));

function readRunning() {
  if (!existsSync(RUNNING)) return null;
  const { databaseUrl, address } = JSON.parse(readFileSync(RUNNING, 'utf8'));
  const secrets = existsSync(SECRETS) ? parseEnv(readFileSync(SECRETS, 'utf8')) : {};
  return { ...secrets, NEXTAUTH_URL: address, EMBEDDED_DATABASE: '1', DATABASE_URL: databaseUrl };
}
