/**
 * Rows as CSV (RFC 4180). A spreadsheet reads a cell that begins with one of these characters as a formula, some also in
 * their wide and small forms and behind blanks; an apostrophe before it makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;

/** Where the separator is another one, as in half of Europe, a quote within the line counts for nothing: a cell begins here too. */
const FORMULA_WITHIN = /[=+\-@＝＋－＠﹦﹢﹣﹫](?<=[;|\t\r\n]\s*.)/gu;

export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const defused = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "'$&")}`;
  return /[",;\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}
