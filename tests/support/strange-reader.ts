import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { AppError } from '../../lib/platform/errors';
import { serve, type Work } from '../../lib/sandbox/serve';

/** What a file might make a library do, without the file. */
const works: Record<string, Work<never>> = {
  makeTooMuch: async () => ({ bytes: Buffer.alloc(260 * 1024 * 1024, 1) }),
  repeat: async ({ bytes }) => ({ bytes, value: process.pid }),
  spin: async () => {
    for (;;);
  },
  spinAfterSteps: async ({ onProgress }) => {
    for (let done = 1; done <= 3; done += 1) onProgress(done, 3);
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (;;);
  },
  /** past the heap, as pictures and zlib do, and not so far that the kernel refuses */
  fill: async () => {
    const held: Buffer[] = [];
    while (held.length < 150) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
    return { value: held.length };
  },
  fillHeap: async () => {
    for (const held: object[] = []; ; held.push({ held: [held.length] }));
  },
  abort: async () => process.abort(),
  leave: async () => process.exit(3),
  /** as the kernel does when the machine has no memory left: at once, and after growing */
  killed: async () => process.kill(process.pid, 'SIGKILL') && {},
  killedGrown: async ({ options: { megabytes } }: { options: { megabytes: number } }) => {
    const held = Buffer.alloc(megabytes * 1024 * 1024, 1);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return process.kill(process.pid, 'SIGKILL') && { value: held.length };
  },
  refuse: async () => {
    throw new AppError('validation_failed', 'Not this one.', { fields: { file: 'Not this one.' } });
  },
  fail: async () => {
    throw new TypeError('a is not a function');
  },
  /** leaves something behind for the file that comes next */
  abortTheNext: async () => {
    process.once('message', () => process.abort());
    return {};
  },
  speakOverTheNext: async () => {
    process.once('message', () => process.send?.({ kind: 'bytes', bytes: Buffer.from('of mallory') }));
    return {};
  },
  missPackage: async () => {
    throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  },
  look: async () => ({
    value: {
      settings: Object.keys(process.env).sort(),
      reads: ['/etc/passwd', '.env.example', '.data', 'package.json'].filter((file) =>
        tries(() => readFileSync(file)),
      ),
      writes: tries(() => writeFileSync('/tmp/of-a-reader', 'x')),
      starts: tries(() => {
        const { error } = spawnSync('/bin/true');
        if (error) throw error;
      }),
      evaluates: tries(() => new Function('return 1')),
    },
  }),
};

function tries(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

serve(works);
