import { setTimeout as sleep } from 'node:timers/promises';
import { KeptProcess } from '@/tests/faults/world/kept-process';

const keep = (name: string, script: string) =>
  new KeptProcess({
    name,
    program: process.execPath,
    args: ['-e', script],
    cwd: process.cwd(),
    environment: process.env,
  });

const sleeper = () => keep('a sleeper', 'setInterval(() => undefined, 1000)');

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

  it('tells how it ended by itself, with its last words', async () => {
    const kept = keep('a sleeper', 'console.log("I have had enough"); process.exitCode = 3');
    kept.start();
    while (kept.accidents.length === 0) await sleep(20);
    await kept.stop('SIGKILL');
    expect(kept.accidents[0]).toMatch(
      /^a sleeper ended with 3 \d+\.\d s after its start, its last words "I have had enough\\n"$/,
    );
  });
});
