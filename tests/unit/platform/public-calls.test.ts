import { readFileSync } from 'node:fs';
import type { Limit } from '@/lib/platform/rate-limit';
import { readPublicRoutes } from '@/tests/support/public-routes';

const COSTLY_MS = 50;

/** The rows of the first table: call, milliseconds, limits. */
const rows = readFileSync('docs/public-calls.md', 'utf8')
  .split('\n## ')[1]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, call = '', ms = '', limited = '']) => ({ call, ms: Number(ms), limited }));
const routes = readPublicRoutes();

function inWords({ name, max, windowSeconds }: Limit): string {
  const windows: Record<number, string> = {
    60: 'a minute',
    600: 'in 10 minutes',
    3600: 'an hour',
    86400: 'a day',
  };
  return `${name}: ${max} ${windows[windowSeconds]}`;
}

describe('docs/public-calls.md', () => {
  it('has every call that a visitor can make, with its limits', () => {
    expect(routes.length).toBeGreaterThan(30);
    expect(rows.map(({ call, limited }) => ({ call, limited }))).toEqual(
      routes.map(({ call, limits }) => ({ call, limited: limits.map(inWords).join(', ') || 'none' })),
    );
  });

  it('has a measured cost of each', () => {
    for (const { call, ms } of rows) expect([call, ms > 0]).toEqual([call, true]);
  });

  it(`has a limit where a call costs ${COSTLY_MS} ms or more`, () => {
    const costly = rows.filter(({ ms }) => ms >= COSTLY_MS);
    expect(costly.length).toBeGreaterThan(0);
    expect(costly.filter(({ limited }) => limited === 'none')).toEqual([]);
  });
});
