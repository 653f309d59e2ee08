import { Readable } from 'node:stream';
import { openIndex, type IndexLine } from '@/lib/properties/commands/read-index';
import type { ColumnMapping } from '@/lib/properties/rules/columns';

const HEADER = 'recorded_at,instrument,type,grantors,grantees,address,parcel';
const ROW = '2026-11-20,1001,WD,SMITH JANE,ACME LLC,"12 Main St, Austin, TX 78701",01-02';

async function read(bytes: string | Buffer, mapping?: ColumnMapping): Promise<IndexLine[]> {
  // In pieces of seven bytes: letters, quotes and line ends are cut in two.
  const whole = Buffer.from(bytes);
  const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, index) =>
    whole.subarray(index * 7, index * 7 + 7),
  );
  const { lines } = await openIndex(Readable.from(pieces), { mapping, today: '2026-11-23' });
  const read: IndexLine[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

const instruments = (lines: IndexLine[]) =>
  lines.map((line) => ('recording' in line ? line.recording.instrument : `${line.line}: ${line.why}`));

describe('a recording index', () => {
  it('is read line by line, with commas inside of quotes', async () => {
    const [line] = await read(`${HEADER}\r\n${ROW}\r\n`);
    expect(line).toMatchObject({
      line: 2,
      recording: { instrument: '1001', address: '12 Main St, Austin, TX 78701', parcel: '01-02' },
    });
  });

  it('may be apart by bars, with quotes that mean nothing', async () => {
    const bars = `${HEADER.replaceAll(',', '|')}\n2026-11-20|1002|WD|JOHN "JACK" SMITH|B|1 A St|9\n`;
    expect(await read(bars)).toMatchObject([{ recording: { grantors: ['JOHN "JACK" SMITH'] } }]);
  });

  it('may begin with a byte order mark', async () => {
    expect(instruments(await read(`\uFEFF${HEADER}\n${ROW}`))).toEqual(['1001']);
  });

  it('may be UTF-16 with its mark', async () => {
    const bytes = Buffer.from(`\uFEFF${HEADER}\n${ROW.replace('JANE', 'JOSÉ')}\n`, 'utf16le');
    expect(await read(bytes)).toMatchObject([{ recording: { grantors: ['SMITH JOSÉ'] } }]);
  });

  it('says which encoding it wants where it gets another one', async () => {
    const bytes = Buffer.from(`${HEADER}\n${ROW.replace('JANE', 'JOSÉ')}\n`, 'latin1');
    await expect(read(bytes)).rejects.toThrow('This file is not UTF-8. Please save it as UTF-8');
  });

  it('takes the good rows and tells of the bad ones by line', async () => {
    const rows = [ROW, 'only,three,columns', ROW.replace('1001', '1003').replace('2026-11-20', 'soon'), ROW];
    expect(instruments(await read([HEADER, ...rows].join('\n')))).toEqual([
      '1001',
      '3: There are 3 columns, and the header has 7.',
      '4: “soon” is not a date.',
      '1001',
    ]);
  });

  it('goes by the columns that a mapping names, whatever their case', async () => {
    const mapping = { recorded_at: 'Filed', instrument: 'doc no', type: 'Kind', parcel: 'APN' };
    const file = 'FILED,Doc No,kind,apn,more\n2026-11-20,77,WD,1-2-3,x\n';
    expect(await read(file, mapping)).toMatchObject([{ recording: { instrument: '77', parcel: '1-2-3' } }]);
  });

  it.each([
    ['', 'This file is empty.'],
    ['just words\nmore words\n', 'This is not a table with a header'],
    ['a,b\0,c\n', 'This is not a table with a header'],
    [
      'recorded_at,type,address\n',
      'No column holds instrument. The file has “recorded_at”, “type”, “address”.',
    ],
    [
      `${HEADER}\n${ROW}\n2026-11-20,"1004,WD`,
      'The file breaks off in the middle of a quote. Nothing of it was taken.',
    ],
  ])('that begins %j is refused in words', async (file, words) => {
    await expect(read(file)).rejects.toThrow(words);
  });

  it('with a row that never ends is refused before it takes the memory', async () => {
    const file = `${HEADER}\n${'x'.repeat(100_001)},1,2,3,4,5,6\n`;
    await expect(read(file)).rejects.toThrow('The file cannot be read');
  });

  it('that lacks a column of its mapping is refused by the name of the column', async () => {
    const mapping = { recorded_at: 'recorded_at', instrument: 'Doc', type: 'type', parcel: 'parcel' };
    await expect(read(`${HEADER}\n${ROW}`, mapping)).rejects.toThrow('The file has no column “Doc”.');
  });

  it('ends with the stream that it comes from', async () => {
    async function* broken() {
      yield Buffer.from(`${HEADER}\n${ROW}\n`);
      throw new Error('The sender went away.');
    }
    const readAll = async () => {
      const { lines } = await openIndex(Readable.from(broken()), { today: '2026-11-23' });
      for await (const line of lines) expect(line).toBeDefined();
    };
    await expect(readAll()).rejects.toThrow('The sender went away.');
  });
});
