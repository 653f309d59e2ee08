/**
 * What a migration must not do, because servers of the previous version keep running on the same tables, which may be large:
 * rewrite a table, hold it while it is read from end to end, or take away what the previous version still uses.
 */

/** What is dangerous in a migration, each with what to do instead. `sql` is its whole script. */
export function findDangers(sql: string): string[] {
  const statements = splitStatements(sql);
  const made = new Set(
    statements.flatMap((statement) => madeTable.exec(statement)?.[1]?.toLowerCase() ?? []),
  );
  return [...statements.flatMap((statement) => dangersOf(statement, made)), ...dangersTogether(statements)];
}

/** What is right in a migration of its own. */
function dangersTogether(statements: string[]): string[] {
  const isTogether = statements.length > 1 && statements.some((statement) => isConcurrent.test(statement));
  const added = statements.flatMap((statement) => addedUnchecked.exec(statement)?.[1] ?? []);
  const validated = statements.flatMap((statement) => validatedName.exec(statement)?.[1] ?? []);
  return [
    ...(isTogether
      ? ['CONCURRENTLY does not run in a transaction: put it alone into a migration of its own']
      : []),
    ...validated
      .filter((constraint) => added.includes(constraint))
      .map(
        (constraint) => `${constraint}: VALIDATE it in the next migration, which holds no lock that matters`,
      ),
  ];
}

const name = String.raw`(?:IF\s+(?:NOT\s+)?EXISTS\s+)?(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?`;
const named = (words: string, rest = '') => new RegExp(`^${words}\\s+${name}${rest}`, 'is');

const madeTable = named(String.raw`CREATE\s+(?:UNLOGGED\s+)?TABLE`);
const alteredTable = named(String.raw`ALTER\s+TABLE`, String.raw`\s+(.*)$`);
const isConcurrent = /^(?:CREATE\s+(?:UNIQUE\s+)?|DROP\s+|RE)INDEX\b.*\bCONCURRENTLY\b/is;
const addedUnchecked = /\bADD CONSTRAINT "?(\w+)"? .*\bNOT VALID\b/i;
const validatedName = /\bVALIDATE CONSTRAINT "?(\w+)"?/i;
const indexed = /^CREATE\s+(?:UNIQUE\s+)?INDEX\b.*?\sON\s+(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?/is;

/** Statements with the table that they are about as their first group; a table of the same file is empty. */
const ofTables: [pattern: RegExp, instead: string][] = [
  [named(String.raw`UPDATE`), 'UPDATE of old rows holds them: fill them in batches, by a job or a script'],
  [
    named(String.raw`DELETE\s+FROM`),
    'DELETE of old rows holds them: delete them in batches, by a job or a script',
  ],
  [
    named(String.raw`DROP\s+TABLE`),
    'DROP TABLE: the previous version still reads it; drop it a release later',
  ],
  [named(String.raw`LOCK\s+(?:TABLE\s+)?`), 'LOCK holds up the app'],
  [named(String.raw`CLUSTER`), 'CLUSTER rewrites the table'],
  [named(String.raw`TRUNCATE\s+(?:TABLE\s+)?`), 'TRUNCATE takes rows that the app uses'],
];

const anywhere: [pattern: RegExp, instead: string][] = [
  [/^DO\b/i, 'DO hides what it does: write the statements out'],
  [/^VACUUM\b.*\bFULL\b/is, 'VACUUM FULL rewrites the table'],
  [/^REINDEX\b(?!.*\bCONCURRENTLY\b)/is, 'REINDEX holds up writes: REINDEX … CONCURRENTLY'],
  [/^REFRESH\s+MATERIALIZED\s+VIEW\s+(?!CONCURRENTLY)/i, 'REFRESH holds up reads: REFRESH … CONCURRENTLY'],
];

function dangersOf(statement: string, made: Set<string>): string[] {
  const isOld = (table: string | undefined): table is string =>
    table !== undefined && !made.has(table.toLowerCase());
  const [, altered, actions = ''] = alteredTable.exec(statement) ?? [];
  if (altered !== undefined) {
    return isOld(altered) ? splitActions(actions).flatMap((action) => dangersOfAction(altered, action)) : [];
  }
  const table = indexed.exec(statement)?.[1];
  if (isOld(table) && !isConcurrent.test(statement)) {
    return [`${table}: CREATE INDEX holds up writes: CREATE INDEX CONCURRENTLY, alone in a migration`];
  }
  const of = ofTables.flatMap(([pattern, instead]) => {
    const found = pattern.exec(statement)?.[1];
    return isOld(found) ? [`${found}: ${instead}`] : [];
  });
  return [...of, ...anywhere.flatMap(([pattern, instead]) => (pattern.test(statement) ? [instead] : []))];
}

const CONSTANT = String.raw`(?:'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false|null|ARRAY\[\]|now\(\)|CURRENT_TIMESTAMP)`;
const constantDefault = new RegExp(
  String.raw`\bDEFAULT\s+${CONSTANT}(?:::"?\w+"?(?:\[\])?)?(?=$|\s+(?:NOT|NULL|COLLATE|CONSTRAINT)\b)`,
  'i',
);

const ofColumns: [pattern: RegExp, instead: string][] = [
  [
    /\b(?:SMALL|BIG)?SERIAL\b|\bGENERATED\s/i,
    'a new column that is computed for each row rewrites the table',
  ],
  [
    /\b(?:UNIQUE|PRIMARY\s+KEY)\b/i,
    'a unique column builds its index under a lock: CREATE UNIQUE INDEX CONCURRENTLY',
  ],
  [/\b(?:REFERENCES|CHECK)\b/i, 'add a foreign key or a check by ADD CONSTRAINT … NOT VALID'],
];

const ofOthers: [pattern: RegExp, instead: string][] = [
  [/^ALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'another type rewrites the table: add a column'],
  [
    /^ALTER\s+(?:COLUMN\s+)?\S+\s+SET\s+NOT\s+NULL/i,
    'SET NOT NULL reads the table under a lock: first CHECK (… IS NOT NULL) NOT VALID, validated',
  ],
  [
    /^ADD\b.*\bFOREIGN\s+KEY\b(?!.*\bNOT\s+VALID\b)/is,
    'a foreign key reads the table under a lock: NOT VALID first, VALIDATE in the next migration',
  ],
  [
    /^ADD\b(?!.*\bFOREIGN\b).*\bCHECK\b(?!.*\bNOT\s+VALID\b)/is,
    'a CHECK reads the table under a lock: NOT VALID first, VALIDATE in the next migration',
  ],
  [
    /^ADD\b.*\b(?:UNIQUE|PRIMARY\s+KEY)\b(?!.*\bUSING\s+INDEX\b)/is,
    'a unique constraint builds its index under a lock: CREATE UNIQUE INDEX CONCURRENTLY, then USING INDEX',
  ],
  [/^ADD\b.*\bEXCLUDE\b/is, 'an exclusion constraint builds its index under a lock'],
  [/^SET\s+(?:LOGGED|UNLOGGED|TABLESPACE|ACCESS\s+METHOD)\b/i, 'it rewrites the table'],
  [
    /^DROP\s+(?:COLUMN\b|(?!CONSTRAINT\b))/i,
    'the previous version still reads the column: drop it a release later',
  ],
  [/^RENAME\b/i, 'the previous version knows the old name: add, fill, and remove a release later'],
];

function dangersOfAction(table: string, action: string): string[] {
  const isColumn = /^ADD\s+(?!CONSTRAINT\b|FOREIGN\b|CHECK\b|UNIQUE\b|PRIMARY\b|EXCLUDE\b)/i.test(action);
  const found = (isColumn ? ofColumns : ofOthers).filter(([pattern]) => pattern.test(action));
  const dangers = found.map(([, instead]) => `${table}: ${instead}`);
  const hasDefault = /\bDEFAULT\b/i.test(action);
  if (!isColumn || dangers.length > 0 || constantDefault.test(action)) return dangers;
  if (hasDefault) return [`${table}: a default that is not constant rewrites the table`];
  return /\bNOT\s+NULL\b/i.test(action)
    ? [
        `${table}: a new column that is NOT NULL needs a constant default: the previous version does not write it`,
      ]
    : dangers;
}

/** Without comments and bodies of functions, each with single spaces. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .split(/;(?=(?:[^']*'[^']*')*[^']*$)/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The parts of ALTER TABLE, which commas divide outside of parentheses and texts. */
function splitActions(actions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of actions.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if ('(['.includes(piece)) depth += 1;
    if (')]'.includes(piece)) depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}
