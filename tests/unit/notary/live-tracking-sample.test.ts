import { sampleProgress, sampleTrackedNotary, stepSample } from '@/lib/samples/live-tracking';

describe('the notary of the sample', () => {
  it('sets out under way', () => {
    expect(sampleTrackedNotary.status).toBe('en_route');
  });

  it('is a minute and a tenth of a mile nearer after each step', () => {
    const next = stepSample({ ...sampleTrackedNotary, eta: 12, distanceRemaining: 1.2 }, 0.5);
    expect(next).toMatchObject({ eta: 11, distanceRemaining: 1.1, status: 'en_route' });
  });

  it.each([
    [0, 20],
    [0.5, 28],
    [1, 35],
  ])('drives between 20 and 35 miles an hour (%d)', (random, speed) => {
    expect(stepSample(sampleTrackedNotary, random).speed).toBe(speed);
  });

  it('never has less than nothing left, and is there then', () => {
    const there = stepSample({ ...sampleTrackedNotary, eta: 1, distanceRemaining: 0.1 }, 0);
    expect(there).toMatchObject({ eta: 0, distanceRemaining: 0, status: 'arrived' });
    expect(stepSample(there, 0)).toMatchObject({ eta: 0, distanceRemaining: 0 });
  });

  it('has miles left although the minutes have run out', () => {
    const slow = stepSample({ ...sampleTrackedNotary, eta: 0, distanceRemaining: 0.8 }, 0);
    expect(slow).toMatchObject({ eta: 0, distanceRemaining: 0.7, status: 'en_route' });
  });
});

describe('the progress of the sample', () => {
  it.each([
    [15, 0],
    [12, 20],
    [0, 100],
    [28, 0],
  ])('with %d minutes left is %d percent', (eta, percent) => {
    expect(sampleProgress(eta)).toBe(percent);
  });
});
