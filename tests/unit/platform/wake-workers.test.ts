import { EventEmitter, once } from 'node:events';
import { wakeWorkers, type QueueWorker } from '@/lib/platform/wake-workers';

const workers: QueueWorker[] = [
  { queue: 'dispatch', workerId: 'one' },
  { queue: 'dispatch', workerId: 'two' },
  { queue: 'redact', workerId: 'three' },
];

/** A queue whose looks are answered in turn; the last answer stays. */
function fakeBoss(...answers: (string[] | Error)[]) {
  const looks = new EventEmitter();
  const asked: unknown[] = [];
  const woken: string[] = [];
  const executeSql = (_: string, values?: unknown[]) => {
    asked.push(values);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    looks.emit(String(asked.length));
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ rows: answer.map((name) => ({ name })) });
  };
  const boss = { getDb: () => ({ executeSql }), notifyWorker: (id: string) => void woken.push(id) };
  return { boss, asked, woken, look: (howManieth: number) => once(looks, String(howManieth)) };
}

describe('looking for what is due', () => {
  it('wakes every worker of a queue in which something is, and no other', async () => {
    const { boss, woken } = fakeBoss(['dispatch']);
    const { stop } = wakeWorkers(boss, workers, fail);
    await stop();
    expect(woken).toEqual(['one', 'two']);
  });

  it('is one statement for all queues', async () => {
    const { boss, asked } = fakeBoss([]);
    const { stop } = wakeWorkers(boss, workers, fail);
    await stop();
    expect(asked).toEqual([[['dispatch', 'redact']]]);
  });

  it('goes on after a look that failed, and tells of it', async () => {
    const away = new Error('The database is away.');
    const { boss, woken, look } = fakeBoss(away, ['redact']);
    const errors: unknown[] = [];
    const second = look(2);
    const { stop } = wakeWorkers(boss, workers, (error) => errors.push(error));
    await second;
    await stop();
    expect(errors).toEqual([away]);
    expect(woken).toEqual(['three']);
  });
});

function fail(error: unknown): never {
  throw error;
}
