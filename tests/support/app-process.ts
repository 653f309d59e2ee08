import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { workerDatabaseUrl } from './database';

export const scripts = [
  'scripts/admin.ts',
  'scripts/backup.ts',
  'scripts/erase.ts',
  'scripts/keys-rotate.ts',
  'scripts/worker.ts',
  'tests/support/hold-stream.ts',
  'tests/support/lock-five-properties.ts',
  'tests/support/oauth-server.ts',
  'tests/support/publish-event.ts',
  'tests/support/spinning-server.ts',
  'tests/support/traced-process.ts',
] as const;

type Script = (typeof scripts)[number];
type Started = { words?: string[]; environment?: Record<string, string>; silent?: boolean };
type Ended = { code: number | null; output: string; errors: string };

/** Translated once for a whole run of tests (integration-global-setup.ts): through tsx each start does it again. */
export const bundleOf = (script: Script) => `.data/processes/${path.basename(script, '.ts')}.cjs`;

/** An app process of its own on the database of the test, as a second instance is. */
export function startProcess(
  script: Script,
  { words = [], environment, silent }: Started = {},
): ChildProcess {
  return fork(bundleOf(script), words, {
    execArgv: ['--conditions=react-server', '--enable-source-maps'],
    env: { ...process.env, ...environment, DATABASE_URL: workerDatabaseUrl() },
    silent,
  });
}

/** A script to its end, as an operator runs it: `npm run admin -- …`. */
export async function runScript(script: Script, started: Omit<Started, 'silent'> = {}): Promise<Ended> {
  const child = startProcess(script, { ...started, silent: true });
  const written = { output: '', errors: '' };
  child.stdout!.on('data', (chunk: Buffer) => (written.output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...written };
}

/** The next message; fails when the process ends before it. */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with ${String(code)}.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  ended.catch(() => undefined);
  return message;
}
