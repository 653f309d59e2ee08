/** What came of the rounds so far. */
export class Report {
  private readonly faults = new Map<string, number>();
  private readonly acts = new Map<string, number>();
  private rounds = 0;
  readonly losses: string[] = [];
  /** what is no loss, and worth a look */
  readonly notes: string[] = [];

  add(round: { faults: string[]; acts: Map<string, number>; losses: string[]; notes: string[] }): void {
    this.rounds += 1;
    for (const fault of round.faults) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    for (const [act, count] of round.acts) this.acts.set(act, (this.acts.get(act) ?? 0) + count);
    this.losses.push(...round.losses);
    this.notes.push(...round.notes);
  }

  toText(): string {
    const rowsOf = (counts: Map<string, number>) =>
      [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => row(name, count));
    return [
      '',
      row('rounds', this.rounds),
      '',
      'faults',
      ...rowsOf(this.faults),
      '',
      'acts done to their end',
      ...rowsOf(this.acts),
      '',
      ...(this.notes.length > 0 ? ['noted', ...this.notes.map((note) => `  ${note}`), ''] : []),
      `losses: ${this.losses.length}`,
      ...this.losses.map((loss) => `  ${loss}`),
    ].join('\n');
  }
}

function row(name: string, count: number): string {
  return `  ${name.padEnd(46)} ${String(count).padStart(6)}`;
}
