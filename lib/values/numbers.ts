/**
 * A number in groups of three: `1,234,567`, `12.55`. By hand, as other words that pages are drawn with: the first `Intl`
 * object of a page costs a slow phone 150 ms, in the moment in which it wakes.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...fraction] = String(Math.abs(value)).split('.');
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first)];
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  return `${value < 0 ? '-' : ''}${[groups.join(','), ...fraction].join('.')}`;
}
