import { open, owned } from './owned';
import { entries, OTHER_KEY, refusalsOf, type Entry } from './table';

const HEAD = [
  'call',
  'visitor',
  'owner',
  'partner',
  'notary',
  'admin',
  'API key or token',
  'something of another account',
];

const INTRODUCTION = `# Who may make which call

Written from \`tests/support/access\`, which \`tests/integration/platform/access.test.ts\` holds against the handlers: it makes each call as each of these people. A call without a row fails the test. \`WRITE_PAGES=1 npx jest --selectProjects integration --testPathPatterns platform/access\` writes this page anew.

- 401 and 403 are answers to who calls, before anything else of the request is read.
- "own" is what belongs to the caller or, where they are a member, to their organization. The last column is what everybody else hears, admins apart: six strangers (a visitor, an owner, a notary, a partner, a live and a test key of another organization) make the call about a thing that is there, with a body that is good. All are refused, no row of the database changes, and whoever it belongs to gets in.
- What an admin may see of others is decided in each domain, by its policy (\`lib/<domain>/policy.ts\`) where it has one and otherwise by its queries, and tested there.
- \`GET /api/metrics\` asks for METRICS_TOKEN, \`POST /api/webhooks/stripe\` for the signature of Stripe, and calls that follow a mailed link for its 32 random bytes: they are open to visitors here.
`;

/** docs/access.md, as oxfmt would write it. */
export function accessPage(): string {
  const rows = entries.map(rowOf);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${INTRODUCTION}\n${[line(HEAD), rule, ...rows.map(line)].join('\n')}\n`;
}

function rowOf({ call, by }: Entry): string[] {
  const refusals = refusalsOf(by);
  const isOpen = by === 'none' || by === 'optional';
  const admitted = isOpen ? 'yes' : call in owned ? 'own' : 'yes';
  const people = ['visitor', 'owner', 'partner', 'notary', 'admin'].map((who) =>
    String(refusals[who] ?? admitted),
  );
  const key = OTHER_KEY in refusals ? `${by}, else 403` : String(refusals.key ?? admitted);
  return [`\`${call}\``, ...people, key, othersOf(call)];
}

function othersOf(call: string): string {
  if (call in owned) return '401, 403 or 404';
  return open[call] ?? '';
}
