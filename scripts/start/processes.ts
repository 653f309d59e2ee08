import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 10_000;

export type Child = {
  /** Settles with the words for how it ended. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  kill: () => void;
};

type ChildOptions = { args: string[]; environment: NodeJS.ProcessEnv; root: string };

/**
 * Starts Node in its own process group: Ctrl-C in a terminal reaches a whole group at once, and this way
 * web server, worker and database end in order. They also end when this process is killed.
 */
export function startChild({ args, environment, root }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', './scripts/start/exit-with-parent.mjs', ...args], {
    cwd: root,
    // For exit-with-parent.mjs.
    env: { ...environment, STARTED_BY: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let isOver = false;
  const ended = waitForEnd(child).then((words) => {
    isOver = true;
    return words;
  });
  const send = (signal: NodeJS.Signals) => {
    if (!isOver) signalGroup(child, signal);
  };
  const stop = async () => {
    send('SIGTERM');
    const timeout = new AbortController();
    const tooLong = sleep(GRACE_MS, undefined, { signal: timeout.signal }).then(
      () => send('SIGKILL'),
      () => undefined,
    );
    await Promise.race([ended, tooLong]);
    timeout.abort();
    await ended;
  };
  return { ended, stop, kill: () => send('SIGKILL') };
}

const runningToEnd = new Set<ChildProcess>();

/** Ends what `runToEnd` has not finished. */
export function killRunning(): void {
  for (const child of runningToEnd) child.kill('SIGKILL');
}

/** Runs Node to its end; its output is shown when it fails. Returns the messages it sent. */
export async function runToEnd({ args, environment, root }: ChildOptions): Promise<unknown[]> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  runningToEnd.add(child);
  const output: Buffer[] = [];
  const messages: unknown[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  child.on('message', (message) => messages.push(message));
  const [code] = (await once(child, 'close')) as [number | null];
  runningToEnd.delete(child);
  if (code === 0) return messages;
  throw new Error(`${Buffer.concat(output).toString().trim()}\n\n${args.at(-1)} ended with code ${code}.`);
}

function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' || signal === 'SIGTERM' ? child.pid : -child.pid, signal);
  } catch {
    // It ended in this very moment.
  }
}
