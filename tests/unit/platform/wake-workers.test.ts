import { EventEmitter, once } from 'node:events';
import { wakeWorkers, type QueueWorker } from '@/lib/platform/wake-workers';

const workers: QueueWorker[] = [
  { queue: 'dispatch', workerId: 'one' },
  { queue: 'dispatch', workerId: 'two' },
  { queue: 'redact', workerId: 'three' },
];

/** Looks that are answered in turn; the last answer stays. */
function startLooking(...answers: (string[] | Error)[]) {
  const looks = new EventEmitter();
  const asked: string[][] = [];
  const woken: string[] = [];
  const errors: unknown[] = [];
  const second = once(looks, '2');
  const { stop } = wakeWorkers({
    workers,
    listDue: (queues) => {
      asked.push(queues);
      const answer = answers[Math.min(asked.length, answers.length) - 1]!;
      looks.emit(String(asked.length));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wake: (workerId) => void woken.push(workerId),
    onError: (error) => void errors.push(error),
  });
  return { asked, woken, errors, second, stop };
}

describe('looking for what is due', () => {
  it('wakes every worker of a queue in which something is, and no other', async () => {
    const { woken, stop } = startLooking(['dispatch']);
    await stop();
    expect(woken).toEqual(['one', 'two']);
  });

  it('is one question for all queues', async () => {
    const { asked, stop } = startLooking([]);
    await stop();
    expect(asked).toEqual([['dispatch', 'redact']]);
  });

  it('goes on after a look that failed, and tells of it', async () => {
    const away = new Error('The database is away.');
    const { woken, errors, second, stop } = startLooking(away, ['redact']);
    await second;
    await stop();
    expect(errors).toEqual([away]);
    expect(woken).toEqual(['three']);
  });
});
