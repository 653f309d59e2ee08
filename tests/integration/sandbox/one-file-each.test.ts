import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxChild } from '@/lib/sandbox/child';
import { logger } from '@/lib/platform/telemetry/logger';
import { Pool, type Job } from '@/lib/sandbox/pool';
import { listReaders, until } from '@/tests/support/readers';

const READER = '.data/readers/strange-reader.cjs';
const limits = { cpuMs: 1_000, stepCpuMs: 1_000, wallMs: 60_000, residentMegabytes: 400 };

const pools: Pool[] = [];

function newPool(restMs?: number): Pool {
  const pool = new Pool(READER, { restMs });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) pool.close();
  await until(() => listReaders(READER).length === 0);
});

function job(work: string, changes: Partial<Job> = {}): Job {
  const open = async () =>
    (async function* () {
      yield Buffer.from('a file');
    })();
  return { work, options: {}, open, limits, owner: 'ada', ...changes };
}

describe('what a file leaves behind in its process', () => {
  it.each(['ada', 'mallory'])('reaches no other file, whose first one was of %s', async (owner) => {
    const pool = newPool();
    await pool.run(job('abortTheNext', { owner }));
    expect((await pool.run(job('repeat'))).bytes.toString()).toBe('a file');
  });

  it('is not mixed into what is made of another', async () => {
    const pool = newPool();
    await pool.run(job('speakOverTheNext', { owner: 'mallory' }));
    expect((await pool.run(job('repeat'))).bytes.toString()).toBe('a file');
  });

  it('is gone too when a library threw, or when the work refused it', async () => {
    const pool = newPool();
    const { value: first } = await pool.run(job('repeat'));
    await expect(pool.run(job('fail'))).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(pool.run(job('refuse'))).rejects.toMatchObject({ message: 'Not this one.' });
    const { value: last } = await pool.run(job('repeat'));
    expect(last).not.toBe(first);
    await until(
      () => !listReaders(READER).includes(first as number) && !listReaders(READER).includes(last as number),
    );
  });
});

describe('a process that has seen no file', () => {
  it('is kept for the next one, so that nobody waits for its start', async () => {
    const pool = newPool();
    const { value: first } = await pool.run(job('repeat'));
    await until(() => listReaders(READER).filter((pid) => pid !== first).length === 1);
    const [spare] = listReaders(READER).filter((pid) => pid !== first);
    expect((await pool.run(job('repeat', { owner: 'grace' }))).value).toBe(spare);
  });

  it('goes when nobody brings one for a while', async () => {
    const pool = newPool(100);
    await pool.run(job('repeat'));
    await until(() => listReaders(READER).length === 0);
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
  });

  it('is not used when it has ended by itself', async () => {
    const pool = newPool();
    const { value: first } = await pool.run(job('repeat'));
    await until(() => listReaders(READER).filter((pid) => pid !== first).length === 1);
    const ended = listReaders(READER);
    for (const pid of ended) process.kill(pid, 'SIGKILL');
    // Out of the system's list once ours has heard of it.
    await until(() => ended.every((pid) => !existsSync(`/proc/${pid}`)));
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
  });

  it('is ended when it speaks, which the log tells', async () => {
    const log = jest.spyOn(logger, 'error').mockReturnValue();
    const child = new SandboxChild('tests/support/talking-reader.ts');
    await child.ready;
    await until(() => !child.isAlive);
    expect(log).toHaveBeenCalledWith({ sandbox: 'stray', kind: 'bytes' }, expect.any(String));
    log.mockRestore();
  });
});

describe('a reader who leaves while their file is being opened', () => {
  it('does not keep a turn for good', async () => {
    const reader = new AbortController();
    const slowly = async () => {
      reader.abort();
      await sleep(300);
      return job('repeat').open();
    };
    const left = newPool().run(job('repeat', { signal: reader.signal, open: slowly }));
    await expect(left).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
