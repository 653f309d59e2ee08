import fc from 'fast-check';
import { toCsv } from '@/lib/platform/http/csv';

/** RFC 4180, read by its grammar alone. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at]!;
    if (isQuoted && sign === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ',') [row, cell] = [[...row, cell], ''];
    else if (sign === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += sign;
  }
  return rows;
}

describe('toCsv', () => {
  it('ends every line with CRLF and quotes only what needs it', () => {
    expect(
      toCsv([
        ['name', 'note'],
        ['Grace', 'Texas, "north"\nand south'],
      ]),
    ).toBe('name,note\r\nGrace,"Texas, ""north""\nand south"\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 512 555 0100', "'+1 512 555 0100"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t1', "'\t1"],
    ['\r1', "'\r1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    [' \u00a0=1', "' \u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada; ＝1+1', "Ada; '＝1+1"],
    ['Ada\n=1', "Ada\n'=1"],
    ['Ada\t=1', "Ada\t'=1"],
    ['=1;=2', "'=1;'=2"],
  ])('defuses %j', (text, defused) => {
    expect(parse(toCsv([[text]]))).toEqual([[defused]]);
  });

  it.each(['ada@example.com', '12-14 Main St', 'a = b', '2 + 2', 'Ada, -5'])('leaves %j as it is', (text) => {
    expect(parse(toCsv([[text]]))).toEqual([[text]]);
  });

  it('keeps formulas out of every cell, whatever the separator that a spreadsheet expects', () => {
    const sign = fc.constantFrom('=', '＝', '+', '@', ';', '|', '\t', '\n', '"', ',', 'a', ' ');
    const texts = fc.array(fc.string({ unit: sign }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(texts, (row) => {
        const csv = toCsv([row]);
        for (const separator of [';', '|', '\t']) {
          for (const begun of csv.split(new RegExp(`[\n${separator}]`)).slice(1)) {
            expect(begun).not.toMatch(/^\s*[=+@＝]/);
          }
        }
      }),
    );
  });

  it('comes back as it was, but for the apostrophes before what a spreadsheet would calculate', () => {
    const texts = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(texts, (rows) => {
        const read = parse(toCsv(rows));
        expect(read).toHaveLength(rows.length);
        rows.forEach((row, at) =>
          row.forEach((cell, column) => {
            expect(read[at]![column]!.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
            expect(read[at]![column]).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
          }),
        );
      }),
    );
  });
});
