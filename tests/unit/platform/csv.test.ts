import fc from 'fast-check';
import { toCsv } from '@/lib/platform/csv';

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

  it.each(['=1+1', '+1 512 555 0100', '-2', '@SUM(A1)', '\t=1', '\r=1'])('defuses %j', (text) => {
    expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]);
  });

  it('comes back as it was, but for what a spreadsheet would calculate', () => {
    const texts = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(texts, (rows) => {
        const read = parse(toCsv(rows));
        expect(read).toHaveLength(rows.length);
        rows.forEach((row, at) =>
          row.forEach((cell, column) => {
            expect(read[at]![column]!.replace(/^'(?=[=+\-@\t\r])/, '')).toBe(
              cell.replace(/^'(?=[=+\-@\t\r])/, ''),
            );
            expect(read[at]![column]).not.toMatch(/^[=+\-@\t\r]/);
          }),
        );
      }),
    );
  });
});
