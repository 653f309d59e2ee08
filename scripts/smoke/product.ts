import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 120_000;

type Place = {
  root: string;
  node: string;
  environment: NodeJS.ProcessEnv;
  /** no jobs are done without one */
  hasWorker?: boolean;
};

export type Product = {
  address: string;
  pids: { web: number; worker: number };
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts web server and, unless it is to have none, worker of the build that is there, both under one Node, and waits until they are ready. */
export async function startProduct(place: Place): Promise<Product> {
  const output: string[] = [];
  const web = startProcess(place, output, ['scripts/server.mjs']);
  const worker =
    place.hasWorker === false
      ? null
      : startProcess(place, output, ['--conditions=react-server', '.next/worker.cjs']);
  const children = worker ? [web, worker] : [web];
  const stop = async () => {
    await Promise.all(children.map(endProcess));
  };
  const address = `http://localhost:${place.environment.PORT}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(address))) {
    if (children.some(hasEnded) || Date.now() > deadline) {
      await stop();
      throw new Error(`The product did not start.\n${output.join('')}`);
    }
    await sleep(50);
  }
  const pids = { web: web.pid ?? 0, worker: worker?.pid ?? 0 };
  return { address, pids, output: () => output.join(''), stop };
}

function startProcess({ root, node, environment }: Place, output: string[], args: string[]): ChildProcess {
  const child = spawn(node, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return child;
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/health/live`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
