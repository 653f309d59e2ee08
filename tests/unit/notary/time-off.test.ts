import { timeOffProblem } from '@/lib/notary/rules/time-off';

const at = new Date('2026-11-21T12:00:00Z');
const problemOf = (startsAt: string, endsAt: string) =>
  timeOffProblem({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, at)?.field ?? null;

describe('timeOffProblem', () => {
  it.each([
    ['2026-11-21T11:00:00Z', '2026-11-21T12:00:01Z', null],
    ['2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z', 'endsAt'],
    ['2026-12-01T00:00:00Z', '2027-12-01T00:00:00Z', null],
    ['2026-12-01T00:00:00Z', '2027-12-03T00:00:00Z', 'endsAt'],
    ['2028-11-01T00:00:00Z', '2028-11-02T00:00:00Z', null],
    ['2028-12-01T00:00:00Z', '2028-12-02T00:00:00Z', 'startsAt'],
    ['0000-01-01T00:00:00Z', '2026-12-02T00:00:00Z', 'endsAt'],
  ])('from %s to %s: %p', (startsAt, endsAt, field) => {
    expect(problemOf(startsAt, endsAt)).toBe(field);
  });
});
