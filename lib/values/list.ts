/** `A`, `A and B`, `A, B, and C`. */
export function inList(items: readonly string[]): string {
  const [others, last] = [items.slice(0, -1), items.at(-1) ?? ''];
  if (others.length < 2) return [...others, last].join(' and ');
  return `${others.join(', ')}, and ${last}`;
}
