import { KeptProcess } from '@/tests/faults/world/kept-process';

const sleeper = () =>
  new KeptProcess({
    name: 'a sleeper',
    program: process.execPath,
    args: ['-e', 'setInterval(() => undefined, 1000)'],
    cwd: process.cwd(),
    environment: process.env,
  });

describe('a process that is kept running', () => {
  it('is another one after a restart', async () => {
    const kept = sleeper();
    kept.start();
    const { startedAt } = kept;
    await kept.restart();
    expect(kept.startedAt).not.toBe(startedAt);
    await kept.stop('SIGKILL');
    expect(kept.accidents).toEqual([]);
  });

  it('is not started again by a restart during which the run ended', async () => {
    const kept = sleeper();
    kept.start();
    const { startedAt } = kept;
    await Promise.all([kept.restart(), kept.stop('SIGKILL')]);
    expect(kept.startedAt).toBe(startedAt);
  });
});
