import 'server-only';

/** As often as Npgsql asks before it prepares by itself, and the driver of Java. */
const ASKED_BEFORE = 5;
/** Each connection holds the plan of each: some tens of kilobytes. */
const AT_MOST = 100;
/** Texts that were asked too seldom so far. */
const COUNTED_AT_MOST = 1_000;
const UNNAMED = '';

/**
 * Names what is asked again and again, so that Postgres reads and plans it once for each connection and not for each call,
 * which for a page of many tables takes twenty times as long as running it. What is asked seldom stays unnamed, and so does
 * everything beyond the first hundred texts.
 */
export function namesOfStatements(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ sql }) => {
    const name = names.get(sql);
    if (name) return name;
    if (names.size >= AT_MOST) return UNNAMED;
    const asked = counts.get(sql) ?? 0;
    if (asked < ASKED_BEFORE) {
      if (counts.size >= COUNTED_AT_MOST) counts.clear();
      counts.set(sql, asked + 1);
      return UNNAMED;
    }
    counts.delete(sql);
    const next = `often_${names.size + 1}`;
    names.set(sql, next);
    return next;
  };
}
