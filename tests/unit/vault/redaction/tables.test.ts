import { textOfPages, tracesOf } from '../../../support/pdf-contents';
import { fixturePdf, tablePage } from '../../../support/pdfs';
import { find, redact } from '../../../support/redaction';
import { sample } from '../../../support/thoroughness';

jest.setTimeout(60_000);

const people = [
  ['Name', 'SSN', 'DOB', 'Account', 'Phone'],
  ['Ann Roe', '512-34-1001', '01/02/1960', '10002000301', '212-555-0141'],
  ['Bob Roe', '512341002', '03/04/1961', '10002000302', '212-555-0142'],
  ['Cy Roe', '512 34 1003', '05/06/1962', '10002000303', '2125550143'],
];
const numbers = people.slice(1).flatMap((row) => row.slice(1));
const rowsOf = async (bytes: Uint8Array) => (await textOfPages(bytes)).join('\n').replace(/\s+/g, ' ');

describe.each(['tight', 'wide'])('A table with %s columns, printed by Chromium', (columns) => {
  it('loses every number and date of its rows, and those of the sentences below it', async () => {
    const bytes = fixturePdf(`chromium-table-${columns}`);
    const inSentences = ['77001122', '88001122', '66001122', '55001122', '4321', '6784'];
    const values = [...numbers, ...inSentences];
    const before = (await tracesOf(bytes, values)).join();
    values.forEach((value) => expect(before).toContain(`${value}: text`));

    const { copy } = await redact(bytes);

    expect(await tracesOf(copy, values)).toEqual([]);
    const left = await rowsOf(copy);
    expect(left).toContain('Name SSN DOB Account Phone Ann Roe Bob Roe Cy Roe');
    expect(left).toContain('07/08/2024 under instrument 20240099881, as order 90017723. See account 12');
  });
});

describe('Cells of a table', () => {
  it.each(sample([0.35, 0.6, 1, 1.5, 3], 2))(
    'are found under their headings at %d heights of a letter',
    async (apart) => {
      const { copy } = await redact(await tablePage(people, apart));

      expect(await tracesOf(copy, numbers)).toEqual([]);
      expect(await rowsOf(copy)).toContain('Ann Roe Bob Roe Cy Roe');
    },
  );

  it('are found under headings of several lines', async () => {
    const [, ...rows] = people;
    const headings = [
      ['', 'Social', '', '', ''],
      ['', 'Security', 'Date of', 'Account', ''],
      ['Name', 'Number', 'Birth', 'Number', 'Phone'],
    ];

    const { copy } = await redact(await tablePage([...headings, ...rows], 0.6));

    expect(await tracesOf(copy, numbers)).toEqual([]);
  });

  it('are found below a line that stands across the columns', async () => {
    const [headings = [], first = [], ...rest] = people;
    const bytes = await tablePage(
      [headings, first, ['The second line of the family, as told'], ...rest],
      0.6,
    );

    expect(await tracesOf((await redact(bytes)).copy, numbers)).toEqual([]);
  });

  it('are found when a narrow column breaks them', async () => {
    const rows = [
      ['Name', 'SSN', 'DOB', 'Phone'],
      ['Ann', '512-34-', 'January 5,', '212-555-'],
      ['Roe', '1001', '1960', '0141'],
      ['Bob', '512-34-', 'March 4,', '212-555-'],
      ['Roe', '1002', '1961', '0142'],
    ];

    const { findings } = await find(await tablePage(rows, 0.6));

    expect(findings.map(({ rule, boxes }) => `${rule} ${boxes.length}`).sort()).toEqual([
      'dob 2',
      'dob 2',
      'phone 2',
      'phone 2',
      'ssn 2',
      'ssn 2',
    ]);
  });

  it('stay when their heading names something else', async () => {
    const orders = [
      ['Order', 'Account', 'Recorded', 'Parcel'],
      ['90017721', '12', '01/02/2024', '512341002'],
      ['90017722', '13', '03/04/2024', '512341003'],
    ];

    const { findings } = await find(await tablePage(orders, 0.6));

    expect(findings).toEqual([]);
  });

  it('stay below the table, where lines of text follow', async () => {
    const rows = [
      ['Name', 'Account'],
      ['Ann Roe', '10002000301'],
    ];
    const text = ['It was sent with the order', 'that has 90017723 as its number', 'and was then delivered.'];

    const { findings } = await find(await tablePage([...rows, ...text.map((line) => [line])], 0.6));

    expect(findings).toHaveLength(1);
  });
});
