/** The supervisor behind `npm start` and `npm run dev`: database, web server and worker in one process tree. */
import { buildOnce, generateOnce } from './build';
import { startEmbeddedDatabase } from './database';
import { readSettings, type Settings } from './environment';
import type { Prepared } from './prepare';
import { killRunning, runToEnd } from './processes';
import { complain, say, seconds, StartError, step } from './report';
import { findRunning, forgetRunning, noteRunning } from './running';
import { keepWeb } from './web';
import { keepWorker } from './worker';

/** What runs now, in the order of its start. It is stopped the other way round, web server and worker first. */
type Part = { stop: () => Promise<void>; kill?: () => void };

/** One Ctrl-C can arrive more than once: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 700;

const parts: Part[] = [];
let isEnding = false;

async function serve(settings: Settings): Promise<void> {
  const { root, environment, mode } = settings;
  const started = performance.now();
  const address = environment.NEXTAUTH_URL ?? `http://localhost:${settings.port}`;
  if (settings.isEmbedded) await step('database', () => startDatabase(settings));
  noteRunning(root, { pid: process.pid, address, databaseUrl: environment.DATABASE_URL ?? '' });
  parts.push({ stop: async () => forgetRunning(root) });

  await step('generate', async () => ((await generateOnce(settings)) ? 'done' : 'nothing has changed'));
  let prepared: Prepared = { applied: [], demoAccounts: [] };
  await step('migrate', async () => {
    prepared = await prepareDatabase(settings);
    const { applied } = prepared;
    return applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply';
  });
  if (mode === 'start') {
    await step('build', async () => ((await buildOnce(settings)) ? 'done' : 'nothing has changed'));
  }
  await step('serve', () => startServing(settings));

  say(`\nReady in ${seconds(performance.now() - started)}: ${address}\n`);
  if (prepared.demoAccounts.length > 0) say('Demo accounts:');
  for (const { role, email, password } of prepared.demoAccounts) {
    say(`  ${role.padEnd(8)} ${email}   password: ${password}`);
  }
}

async function startDatabase({ root, environment }: Settings): Promise<string> {
  const database = await startEmbeddedDatabase(root, () => void end(1));
  parts.push(database);
  environment.DATABASE_URL = database.url;
  return `${database.isNew ? 'created a new one' : 'started'} on port ${database.port}`;
}

async function prepareDatabase({ root, environment }: Settings): Promise<Prepared> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/start/prepare.ts'];
  const [prepared] = await runToEnd({ root, environment, args });
  return prepared as Prepared;
}

async function startServing(settings: Settings): Promise<string> {
  parts.push(keepWorker(settings));
  parts.push(await keepWeb(settings, () => void end(1)));
  return `web server on port ${settings.port}, and the worker`;
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (code === 0) say('\nStopping');
  killRunning();
  for (const part of [...parts].reverse()) await part.stop();
  if (code === 0) say('Stopped. The data is kept.');
  process.exit(code);
}

function endOnSignals(): void {
  let firstAt = 0;
  const onSignal = () => {
    if (firstAt === 0) {
      firstAt = Date.now();
      void end(0);
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      complain('Stopping at once');
      for (const part of parts) part.kill?.();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 1_000).unref();
}

async function main(): Promise<void> {
  const root = process.cwd();
  const settings = readSettings(root, process.argv[2] === 'dev' ? 'dev' : 'start');
  const running = findRunning(root);
  if (running) {
    throw new StartError(
      `This project runs already: ${running.address} (process ${running.pid}). Stop that one first.`,
    );
  }
  endOnSignals();
  await serve(settings);
}

main().catch((error: unknown) => {
  if (isEnding) return;
  const message = error instanceof Error ? error.message : String(error);
  complain(`\n${error instanceof StartError ? message : `It could not be started: ${message}`}\n`);
  void end(1);
});
