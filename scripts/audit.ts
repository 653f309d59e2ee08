/**
 * Asks the registry which packages that run in production have known holes. Ends with 1 where one is high or critical, and
 * with 2 where the registry did not answer: then nothing was checked.
 */
import { spawnSync } from 'node:child_process';

type Hole = { severity: string; range: string; fixAvailable: unknown };
type Audit = {
  message?: string;
  metadata?: { vulnerabilities?: { total: number; high: number; critical: number } };
  vulnerabilities?: Record<string, Hole>;
};

/** Of what `npm audit --json` wrote. */
export function judgeAudit(json: string): { code: 0 | 1 | 2; words: string } {
  const answer = parse(json);
  const counts = answer?.metadata?.vulnerabilities;
  if (!counts) {
    const why = answer?.message ?? 'npm wrote nothing that can be read';
    return { code: 2, words: `The registry could not be asked, so nothing was checked: ${why}` };
  }
  const { total, high, critical } = counts;
  const found = Object.entries(answer.vulnerabilities ?? {}).map(
    ([name, { severity, range, fixAvailable }]) =>
      `  ${severity} ${name} ${range}${fixAvailable ? ', mended by `npm audit fix`' : ''}`,
  );
  const words = [
    `${total} ${total === 1 ? 'package' : 'packages'} with known holes, ${critical} critical and ${high} high.`,
    ...found,
  ];
  return { code: high + critical > 0 ? 1 : 0, words: words.join('\n') };
}

function parse(json: string): Audit | null {
  try {
    return JSON.parse(json) as Audit;
  } catch {
    return null;
  }
}

if (require.main === module) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { code, words } = judgeAudit(stdout);
  console.log(words);
  process.exitCode = code;
}
