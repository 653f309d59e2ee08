import type { Spread } from './statistics';

export type Budget = { atLeast: number } | { atMost: number };

/** Prints columns as wide as their longest cell: the first to the left, the others to the right. */
export function printTable(title: string, header: string[], rows: string[][]): void {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  say(`\n${title}\n`);
  say(line(header));
  say(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) say(line(row));
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What is going on, on the other stream, so that the tables can be kept alone. */
export function note(text: string): void {
  process.stderr.write(`· ${text}\n`);
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

export function ratio(value: number): string {
  return value.toFixed(2);
}

export function ratios({ median, min, max }: Spread): string {
  return `${ratio(median)} (${ratio(min)}–${ratio(max)})`;
}

export function budgetText(budget: Budget | undefined): string {
  if (!budget) return '';
  return 'atLeast' in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
}

/** Compared as it is printed, so that a table never says that 0.50 is below 0.5. */
export function verdict(value: number, budget: Budget | undefined): string {
  if (!budget) return '';
  if (!Number.isFinite(value)) return '?';
  const printed = Number(value.toFixed(2));
  return ('atLeast' in budget ? printed >= budget.atLeast : printed <= budget.atMost) ? 'ok' : 'over';
}
