/** A problem that the person at the terminal can solve: shown as its message alone. */
export class StartError extends Error {}

/** Does one step and says what was done and how long it took; the work returns the words. */
export async function step(name: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const outcome = await work();
  say(`${name.padEnd(10)} ${outcome} (${seconds(performance.now() - started)})`);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
