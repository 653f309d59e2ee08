import { oneAtATime } from '@/lib/platform/database/one-at-a-time';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { countRows } from '@/tests/support/rows';

const of = (name: string) => ({ name, busy: 'It is being done.' });

describe('work of one name', () => {
  beforeEach(() => holdClock('2026-11-20T15:04:05.678Z'));
  afterEach(releaseClock);

  it('is done one after the other, of another name beside it', async () => {
    const steps: string[] = [];
    const work = (step: string) => async () => {
      steps.push(`${step} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${step} ends`);
    };
    await Promise.all([oneAtATime(of('a'), work('one')), oneAtATime(of('a'), work('two'))]);
    expect(steps.filter((_, at) => at % 2 === 0).map((step) => step.replace('begins', 'ends'))).toEqual(
      steps.filter((_, at) => at % 2 === 1),
    );
    expect(await countRows('rate_limits')).toBe(0);
  });

  it('is free again when it fails', async () => {
    const failing = oneAtATime(of('a'), () => Promise.reject(new Error('down')));
    await expect(failing).rejects.toThrow('down');
    expect(await oneAtATime(of('a'), () => Promise.resolve('done'))).toBe('done');
  });

  it('is done by somebody else a minute after its process died, whose end then frees nothing', async () => {
    let die = () => {};
    let isThere = () => {};
    const begun = new Promise<void>((resolve) => (isThere = resolve));
    const dying = oneAtATime(of('a'), () => {
      isThere();
      return new Promise<void>((resolve) => (die = resolve));
    });
    await begun;
    advanceClock({ ms: 60_000 });
    await oneAtATime(of('a'), async () => {
      die();
      await dying;
      expect(await countRows('rate_limits')).toBe(1);
    });
    expect(await countRows('rate_limits')).toBe(0);
  });
});
