import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type PartnerProgram = {
  /** what it has printed so far, line by line */
  lines: () => string[];
  /** Waits until it has ended; its exit code. */
  ended: Promise<number | null>;
  remove: () => void;
};

const root = process.cwd();

/**
 * Starts clients/partner-example in a folder of its own, with nothing of ours but the package that the site hands out. What
 * npm would have installed beside it is linked.
 */
export function startPartnerProgram(environment: Record<string, string>): PartnerProgram {
  const folder = mkdtempSync(path.join(tmpdir(), 'partner-'));
  cpSync(path.join(root, 'clients', 'partner-example'), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, 'deedguard'), { recursive: true });
  for (const name of ['openid-client', 'standardwebhooks']) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
  const archive = path.join(root, 'public', 'clients', 'deedguard.tgz');
  const args = ['xzf', archive, '--strip-components=1', '-C', path.join(modules, 'deedguard')];
  if (spawnSync('tar', args).status !== 0) throw new Error('The client could not be unpacked.');
  const child = spawn(process.execPath, ['main.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
  });
  return {
    lines: linesOf(child),
    ended: once(child, 'close').then(([code]) => code as number | null),
    remove: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function linesOf(child: ChildProcess): () => string[] {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return () => output.split('\n').filter(Boolean);
}
