/**
 * A whole number in groups of three: `1,234,567`. By hand, as other words that pages are drawn with: the first `Intl` object
 * of a page costs a slow phone 150 ms, in the moment in which it wakes.
 */
export function formatCount(count: number): string {
  const digits = String(Math.abs(count));
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return `${count < 0 ? '-' : ''}${groups.join(',')}`;
}
