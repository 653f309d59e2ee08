import { formatNumber } from './numbers';

/** `in 3 hours`, `1 hour ago`. By hand, as `formatNumber`. */
export function relativeWords(count: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  const words = `${formatNumber(Math.abs(count))} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return count < 0 || Object.is(count, -0) ? `${words} ago` : `in ${words}`;
}

/** `yesterday`, `today`, `tomorrow`; else as `relativeWords`. */
export function relativeDay(days: number): string {
  const near = new Map([
    [-1, 'yesterday'],
    [0, 'today'],
    [1, 'tomorrow'],
  ]);
  return near.get(days) ?? relativeWords(days, 'day');
}
