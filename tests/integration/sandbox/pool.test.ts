import { getEventListeners, once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Pool, type Job } from '@/lib/sandbox/pool';
import { startProcess } from '@/tests/support/app-process';
import { listReaders, until } from '@/tests/support/readers';
import { testBytes } from '@/tests/support/store';

const READER = '.data/readers/strange-reader.cjs';
const SECOND_MS = 1_000;
const limits = { cpuMs: SECOND_MS, stepCpuMs: SECOND_MS, wallMs: 60 * SECOND_MS, residentMegabytes: 400 };

const pools: Pool[] = [];

function newPool(script = READER): Pool {
  const pool = new Pool(script);
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) pool.close();
  await until(() => listReaders(READER).length === 0);
});

function job(work: string, changes: Partial<Job> & { bytes?: Buffer } = {}): Job {
  const { bytes = Buffer.from('a file'), ...rest } = changes;
  const open = async () =>
    (async function* () {
      yield bytes;
    })();
  return { work, options: {}, open, limits, owner: 'ada', ...rest };
}

/** sched(7), and proc(5): the 41st field of each thread. */
const [SCHED_OTHER, SCHED_IDLE] = ['0', '5'];

function policiesOf(pid: number): (string | undefined)[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
  });
}

describe('a process that works on one file', () => {
  it('gets its bytes and gives bytes back', async () => {
    const bytes = testBytes(5_000_000, 'a large file');
    const answer = await newPool().run(job('repeat', { bytes }));
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.value).not.toBe(process.pid);
  });

  it('knows no settings, reads no file but its code, writes none and starts nothing', async () => {
    const { value } = await newPool().run(job('look'));
    expect(value).toEqual({
      settings: ['LOG_LEVEL', 'NODE_ENV', 'PWD', 'TZ'],
      reads: ['package.json'],
      writes: false,
      starts: false,
      evaluates: false,
    });
  });

  it('tells what the work refuses, as it was said', async () => {
    await expect(newPool().run(job('refuse'))).rejects.toMatchObject({
      name: 'AppError',
      code: 'validation_failed',
      message: 'Not this one.',
      fields: { file: 'Not this one.' },
    });
  });

  it('that makes far more of a file than a document is stopped, before the server holds it', async () => {
    const roomy = { ...limits, cpuMs: 30 * SECOND_MS, stepCpuMs: 30 * SECOND_MS, residentMegabytes: 2_000 };
    const made = newPool().run(job('makeTooMuch', { limits: roomy }));
    await expect(made).rejects.toMatchObject({ reason: 'shape' });
  });

  it('makes no document a poisoned one when a library throws over it', async () => {
    await expect(newPool().run(job('fail'))).rejects.toMatchObject({
      name: 'AppError',
      code: 'validation_failed',
    });
  });

  it('is not the fault of a file when a package is missing, or when nothing can be started', async () => {
    await expect(newPool().run(job('missPackage'))).rejects.not.toMatchObject({ name: 'PoisonedDocument' });
    await expect(newPool('.data/readers/nothing-here.cjs').run(job('repeat'))).rejects.toMatchObject({
      name: 'AppError',
      code: 'unavailable',
    });
  });

  it('that the system kills blames its file only when it had grown', async () => {
    const killed = newPool().run(job('killed'));
    await expect(killed).rejects.toMatchObject({ name: 'KilledFromOutside', code: 'unavailable' });
    const grown = newPool().run(
      job('killedGrown', {
        options: { megabytes: 250 },
        limits: { ...limits, cpuMs: 30 * SECOND_MS, stepCpuMs: 30 * SECOND_MS },
      }),
    );
    await expect(grown).rejects.toMatchObject({ name: 'PoisonedDocument', reason: 'memory' });
  });

  it('ends when its file cannot be read to its end', async () => {
    const open = async () =>
      (async function* () {
        yield Buffer.from('the first half');
        throw new Error('The store is away.');
      })();
    await expect(newPool().run(job('repeat', { open }))).rejects.toThrow('The store is away.');
    await until(() => listReaders(READER).length === 1);
  });
});

describe('a file that is made to do harm', () => {
  // Filling memory takes the kernel more than a second of a processor where others want it too.
  const slow = { ...limits, cpuMs: 30 * SECOND_MS, stepCpuMs: 30 * SECOND_MS };

  it.each([
    ['never ends', 'spin', 'time', limits],
    ['never ends after some steps', 'spinAfterSteps', 'time', limits],
    ['fills the memory past the heap', 'fill', 'memory', slow],
    ['fills the heap', 'fillHeap', 'memory', slow],
    ['aborts the process', 'abort', 'memory', limits],
    ['leaves the process', 'leave', 'crash', limits],
  ])('that %s is stopped, and the next one is worked on', async (_, work, reason, allowed) => {
    const pool = newPool();
    await expect(pool.run(job(work, { limits: allowed }))).rejects.toMatchObject({
      name: 'PoisonedDocument',
      reason,
    });
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
    await until(() => listReaders(READER).length === 1);
  });

  it('has the time of a processor, and more of it with every sign of progress', async () => {
    const steps = { ...limits, cpuMs: 10 * SECOND_MS, stepCpuMs: SECOND_MS };
    const seen: number[] = [];
    const running = newPool().run(
      job('spinAfterSteps', { limits: steps, onProgress: (done) => void seen.push(done) }),
    );
    await expect(running).rejects.toMatchObject({ reason: 'time' });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('ends with what is thrown over its progress', async () => {
    const onProgress = () => {
      throw new Error('Nobody wants it.');
    };
    await expect(newPool().run(job('spinAfterSteps', { onProgress }))).rejects.toThrow('Nobody wants it.');
  });
});

describe('a reader who leaves', () => {
  it('ends the process that works for them', async () => {
    const pool = newPool();
    const reader = new AbortController();
    const running = pool.run(
      job('spin', { signal: reader.signal, limits: { ...limits, cpuMs: 3_600_000, stepCpuMs: 3_600_000 } }),
    );
    await until(() => listReaders(READER).length === 2);
    reader.abort();
    await expect(running).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(pool.run(job('repeat'))).resolves.toBeDefined();
    await until(() => listReaders(READER).length === 1);
  });

  it('is not listened for any longer once their file was read', async () => {
    const pool = newPool();
    const { signal } = new AbortController();
    const runs = Array.from({ length: 4 }, () => pool.run(job('repeat', { signal })));
    expect(getEventListeners(signal, 'abort').length).toBeGreaterThan(0);
    await Promise.all(runs);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is not worked for when their turn comes', async () => {
    const pool = newPool();
    const reader = new AbortController();
    const open = jest.fn(job('repeat').open);
    const spinning = [1, 2].map(() => pool.run(job('spin')));
    const waiting = pool.run(job('repeat', { signal: reader.signal, open }));
    reader.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'invalid_request' });
    await Promise.allSettled(spinning);
    expect(open).not.toHaveBeenCalled();
    await expect(pool.run(job('repeat', { signal: reader.signal }))).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

describe('the turns', () => {
  const patient = { ...limits, cpuMs: 60 * SECOND_MS, stepCpuMs: 60 * SECOND_MS };

  it('of one owner do not hold up another one', async () => {
    const pool = newPool();
    const hostile = Array.from({ length: 8 }, () =>
      pool.run(job('spin', { owner: 'mallory', limits: patient })),
    );
    await expect(pool.run(job('repeat', { owner: 'ada' }))).resolves.toBeDefined();
    const results = Promise.allSettled(hostile);
    pool.close();
    await results;
  });

  it('of those who took long are ended for somebody who waits, which blames no document', async () => {
    const pool = newPool();
    const outcomes: unknown[] = [];
    const hostile = Array.from({ length: availableParallelism() + 4 }, (_, at) =>
      pool
        .run(job('spin', { owner: `mallory ${at}`, limits: patient }))
        .catch((error: unknown) => void outcomes.push(error)),
    );
    await pool.run(job('repeat', { owner: 'ada' }));
    expect(outcomes).toEqual([expect.objectContaining({ name: 'AppError', code: 'unavailable' })]);
    pool.close();
    await Promise.all(hostile);
  });

  it('of those who took long leave the processors to everybody else, with all of their threads', async () => {
    const pool = newPool();
    const spinning = pool.run(job('spin', { limits: patient })).catch(() => undefined);
    await until(() => listReaders(READER).length === 2);
    const [pid, spare] = listReaders(READER) as [number, number];
    await until(() => policiesOf(pid).every((policy) => policy === SCHED_IDLE));
    expect(new Set(policiesOf(spare))).toEqual(new Set([SCHED_OTHER]));
    pool.close();
    await spinning;
  });

  it('are refused at once when too many wait', async () => {
    const pool = newPool();
    const waiting = Array.from({ length: 43 }, () => pool.run(job('spin', { limits: patient })));
    const results = Promise.allSettled(waiting);
    await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'unavailable' });
    pool.close();
    await results;
  });
});

describe('the server', () => {
  it('takes its processes with it, also when it is killed', async () => {
    const server = startProcess('tests/support/spinning-server.ts');
    const [pid] = (await once(server, 'message')) as [number];
    const wasThere = existsSync(`/proc/${pid}`);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(wasThere).toBe(true);
    await until(() => !existsSync(`/proc/${pid}`));
  });
});
