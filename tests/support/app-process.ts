import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { workerDatabaseUrl } from './database';

/** An app process of its own on the database of the test, as a second instance is; `script` is one of tests/support. */
export function startProcess(script: string): ChildProcess {
  return fork(script, {
    execArgv: ['--conditions=react-server', '--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: workerDatabaseUrl() },
  });
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
