import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readerEnvironment } from '@/lib/platform/env';

/** Of scripts/bundle-worker.ts. */
const BUNDLE = '.next/reader.cjs';
/** Of tests/support/integration-global-setup.ts. */
const TEST_BUNDLE = '.data/readers/reader.cjs';
const SOURCE = 'scripts/reader.ts';

const HEAP_MEGABYTES = 768;
/** What the kernel itself allows: more than the pool does, for what happens between two of its looks. */
const DATA_KILOBYTES = 2_000_000;
/** In a child's whole life. */
const CPU_SECONDS = 1_500;
/** Of 1000: when the machine has no memory left, a child goes first. */
const OUT_OF_MEMORY_SCORE = '1000';

/** What runs in a child: the bundle of the build or of the tests; in development, or before the first build, the source. */
export function readerScript(): string {
  const { NODE_ENV } = readerEnvironment();
  if (NODE_ENV === 'test') return TEST_BUNDLE;
  return NODE_ENV !== 'development' && existsSync(BUNDLE) ? BUNDLE : SOURCE;
}

/**
 * Starts a process that knows nothing: no settings, no keys, no address of a database, and no file but the code that it
 * runs. Node forbids it to read any other, to write, and to start anything; the kernel, to write and to dump its memory.
 * Where the system can, it ends with its parent however that ends.
 */
export function launch(script: string): ChildProcess {
  const isSource = script.endsWith('.ts');
  const args = [...flags, ...(isSource ? ['--import', 'tsx', script] : confined(script))];
  const command: [string, string[]] =
    process.platform === 'win32'
      ? [process.execPath, args]
      : ['/bin/sh', ['-c', isSource ? LIMITED : `ulimit -f 0; ${LIMITED}`, process.execPath, ...args]];
  const child = spawn(...command, {
    env: readerEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
  if (child.pid && process.platform === 'linux') goFirst(child.pid);
  return child;
}

const LIMITED = [
  'ulimit -c 0',
  `ulimit -t ${CPU_SECONDS}`,
  `ulimit -d ${DATA_KILOBYTES}`,
  'if setpriv --pdeathsig KILL true; then exec setpriv --pdeathsig KILL "$0" "$@"; fi',
  'exec "$0" "$@"',
].join('; ');

const flags = [
  '--conditions=react-server',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${HEAP_MEGABYTES}`,
];

/** A source is translated while it is loaded: that starts a process, and writes files. */
function confined(bundle: string): string[] {
  const file = path.resolve(bundle);
  const packages = path.resolve('node_modules');
  const places = [file, ...foldersAbove(file).flatMap(placesOfPackages), within(realpathSync(packages))];
  const readable = [...new Set(places)];
  return [permission(), '--allow-addons', ...readable.map((each) => `--allow-fs-read=${each}`), file];
}

/** From that of the bundle to ours: Node looks for a package in each, and since 22 ends where it may not look. */
function foldersAbove(file: string): string[] {
  const folder = path.dirname(file);
  const ours = path.resolve();
  return folder === ours || !folder.startsWith(ours) ? [ours] : [folder, ...foldersAbove(folder)];
}

const placesOfPackages = (folder: string) => [
  path.join(folder, 'package.json'),
  within(path.join(folder, 'node_modules')),
];

const within = (folder: string) => path.join(folder, '*');

/** It has another name before Node 22.13. */
function permission(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
}

function goFirst(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, OUT_OF_MEMORY_SCORE);
  } catch {
    // Not on every system; then the pool's own limit holds alone.
  }
}
