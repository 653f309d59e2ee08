import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ran = { status: number | null; output: string; errors: string };

/** Runs a program to its end in a folder, with nothing of our environment but where programs are found. */
export async function runProgram(
  command: readonly [string, ...string[]],
  { cwd, environment = {} }: { cwd: string; environment?: Record<string, string> },
): Promise<Ran> {
  const [file, ...args] = command;
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'test' as const,
    ...environment,
  };
  const child = spawn(file, args, { cwd, env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, errors };
}
