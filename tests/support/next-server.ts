import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/postgres/ports';
import { testEnvironment } from './environment';

export type RawAnswer = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** Next's own server over the same build, without anything of ours before it. */
export async function startNext(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: {
      ...process.env,
      ...testEnvironment,
      NODE_ENV: 'production',
      NEXTAUTH_URL: address,
      DATABASE_URL: 'postgresql://localhost:1/none',
    },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await ask(address, '/robots.txt').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  return {
    address,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

type Question = { method?: string; headers?: Record<string, string> };

/** As it comes over the line: not decompressed, not followed. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers }: Question = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as RawAnswer['headers'],
          body: Buffer.concat(chunks),
        });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
