import { appointmentProblem } from '@/lib/notary/rules/appointment';

const at = new Date('2026-11-20T15:04:05.678Z');
const after = (ms: number) => new Date(at.getTime() + ms);
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const passed = 'This time has passed. Please choose a later one.';
const tooFar = 'Please choose a day within the next 365 days.';

describe('appointmentProblem', () => {
  it.each([
    ['yesterday', -DAY, passed],
    ['61 seconds ago', -61 * SECOND, passed],
    ['a minute ago, for slow clicks', -60 * SECOND, null],
    ['now', 0, null],
    ['tomorrow', DAY, null],
    ['in a year', 365 * DAY, null],
    ['later than in a year', 365 * DAY + 1, tooFar],
  ])('%s', (_, ms, problem) => {
    expect(appointmentProblem(after(ms), { at, maxDaysAhead: 365 })).toBe(problem);
  });
});
