import { readTextSigns } from '@/lib/preflight/rules/text-signs';
import { pageOfLines } from '@/tests/support/page-to-search';

const LINE = '_'.repeat(36);
const noInk = () => null;
const read = (...lines: string[]) => readTextSigns(pageOfLines(lines), noInk);

describe('the number of a parcel', () => {
  it.each([
    'PIN: 17-09-001-001-0000',
    'P.I.N. 17-09-001-001-0000',
    'Permanent index number (PIN): 17-09-001-001-0000',
    'Permanent Real Estate Index Number(s): 17-09-001-001-0000',
    'Property index number: 17-09-001-001-0000',
    'Parcel ID: 30-2105-000-0010',
    'Parcel: 5149-001-001',
    'Assessor’s Parcel No.: 5149-001-001',
    'APN: 5149-001-001',
    'A.P.N. 5149-001-001',
    'Tax ID: 5149',
    'Folio No. 30-2105',
  ])('is seen in %s', (line) => {
    expect(read(line).seen).toContain('parcel-number');
  });

  it.each([
    'to an iron pin: thence north 40 feet',
    'Parcel 1: Lot 5 of Tract 4',
    'the property no longer belongs to the trust',
    'PINE STREET 12',
  ])('is not seen in %s', (line) => {
    expect(read(line)).toMatchObject({ seen: [], blank: [] });
  });

  it('is blank where its label has a line alone', () => {
    expect(read(`PIN: ${LINE}`, 'Grantor: Jane Doe')).toMatchObject({ seen: [], blank: ['parcel-number'] });
  });
});

describe('a return address', () => {
  it.each([
    ['beside its label', ['Return to: John Roe, 5 Hill Street']],
    ['below its label', ['WHEN RECORDED MAIL TO:', 'John Roe', '5 Hill Street']],
    [
      'below two labels',
      ['RECORDING REQUESTED BY, AND', 'WHEN RECORDED RETURN TO:', 'John Roe', '5 Hill Street'],
    ],
    ['on the lines of a form', ['When recorded mail to:', 'Name: John Roe', 'Street: 5 Hill Street']],
    ['in the next column', ['After recording return to:     John Roe, 5 Hill Street']],
    ['of who asks for the recording, where no other is', ['RECORDING REQUESTED BY: Jane Doe']],
  ])('is seen %s', (_, lines) => {
    expect(read(...lines)).toMatchObject({ seen: ['return-address'], blank: [] });
  });

  it.each([
    [
      'lines that were drawn',
      ['RECORDING REQUESTED BY:', '', 'WHEN RECORDED MAIL TO:', '', '', 'GRANT DEED'],
    ],
    ['lines of underscores', ['When recorded mail to:', LINE, LINE, 'Grantor: Jane Doe']],
    ['the lines of a form', ['When recorded mail to:', `Name: ${LINE}`, `City, state, ZIP: ${LINE}`]],
    ['the space for the recorder', ['Mail to:', 'SPACE ABOVE THIS LINE FOR RECORDER’S USE']],
    ['a requester alone', ['RECORDING REQUESTED BY: Jane Doe', 'WHEN RECORDED MAIL TO:', LINE]],
  ])('is blank where its label is followed by %s', (_, lines) => {
    expect(read(...lines)).toMatchObject({ seen: [], blank: ['return-address'] });
  });
});

describe('a line that is signed', () => {
  it('asks for no name below where one is printed', () => {
    expect(read(LINE, 'Jane Doe, Grantor')).toMatchObject({ signatureLines: 1, unnamed: [], unprinted: [] });
  });

  it('misses a name where only a role is printed', () => {
    expect(read(LINE, 'Grantor').unnamed).toHaveLength(1);
  });

  it('has a place for the name that is empty yet', () => {
    const signs = read(LINE, 'Signature of witness 1', '', LINE, 'Name of witness 1 in print');

    expect(signs).toMatchObject({ unnamed: [], unprinted: [expect.anything()] });
  });

  it.each([
    ['its label in Texas', [LINE, 'Signature of officer', '', LINE, 'Title of officer']],
    ['its label in Florida', [LINE, 'Signature of Notary Public - State of Florida']],
    ['its label in New York', [LINE, 'Signature and office of individual taking acknowledgment']],
    [
      'the words before it in California',
      ['WITNESS my hand and official seal.', '', `Signature ${LINE}   (Seal)`],
    ],
  ])('is a notary’s own, whose name the certificate has, by %s', (_, lines) => {
    expect(read(...lines)).toMatchObject({ unnamed: [], unprinted: [] });
  });

  it('is one of two that are beside each other, each with its own name', () => {
    const half = '_'.repeat(30);
    const both = read(`${half}     ${half}`, 'Jane Doe, Grantor                  Grantor');

    expect(both).toMatchObject({ signatureLines: 2, unprinted: [] });
    expect(both.unnamed).toEqual([expect.objectContaining({ x: 72 + 35 * 6 })]);
  });

  it('is not a place for initials', () => {
    expect(read('______', 'My agent may sign for me.').signatureLines).toBe(0);
  });

  it('is signed where ink is on it', () => {
    const page = pageOfLines([LINE, 'Jane Doe, Grantor']);
    const ink = { x: 80, y: 70, width: 60, height: 12 };

    expect(readTextSigns(page, () => ink)).toMatchObject({ signatureLines: 1, signedLines: 1 });
    expect(readTextSigns(page, noInk)).toMatchObject({ signatureLines: 1, signedLines: 0 });
  });
});

describe('the certificate of a notary', () => {
  it.each([
    ['Texas', ['This instrument was acknowledged before me on ____________ (date) by Jane Doe.']],
    [
      'California',
      ['On ____________ before me, ____________________ (insert name', 'and title of the officer)'],
    ],
    ['New York', ['On the ______ day of ____________ in the year ____ before me, the undersigned']],
    [
      'Florida',
      ['acknowledged before me by means of ____ physical presence or ____', 'online, this ____ day of ____'],
    ],
  ])('has a date that is left blank, as it is worded in %s', (_, lines) => {
    expect(read('Dated March 2, 2026', ...lines).certificateDate).toBe('blank');
  });

  it('has a date of its own, whatever is blank in the deed', () => {
    const signs = read(
      'Date: ____________',
      ...['', '', '', 'The grantor grants to the grantee the land that is described in the exhibit below.'],
      'This instrument was acknowledged before me on March 2, 2026 by Jane Doe.',
    );

    expect(signs.certificateDate).toBe('filled');
  });

  it.each([
    ['filled', [LINE, 'Nora Nash', 'Notary Public, State of Texas']],
    [
      'blank',
      [LINE, 'Signature of Notary Public', LINE, 'Print, Type, or Stamp Commissioned Name of Notary Public'],
    ],
    ['blank', [`On ${LINE} before me, ${LINE} (insert name and title of the officer)`]],
    ['filled', [LINE, 'Signature of officer', 'Printed name of notary public: Nora Nash']],
    ['blank', [LINE, 'Signature of Notary Public', LINE, 'Printed name of Notary Public', 'Warranty Deed']],
    [null, [LINE, 'Signature of Notary Public', 'QUITCLAIM DEED   1 of 3']],
  ])('has the name of the notary %s', (found, lines) => {
    expect(read(...lines).notaryName).toBe(found);
  });
});

it.each([
  ['Page 2 of 3', 1],
  ['QUITCLAIM DEED     1 of 3', 1],
  ['- 4 -', 1],
  ['Lot 4', 0],
  ['Grantor: Jane Doe     2', 0],
])('knows whether a line is a page number or a title alone: %s', (line, count) => {
  expect(read(line).notes).toHaveLength(count);
});

it('repeats the title of the document as it is printed', () => {
  expect(read('Recording requested by: Jane Doe', 'GENERAL WARRANTY DEED').title).toBe(
    'GENERAL WARRANTY DEED',
  );
  expect(read('Some words.').title).toBeNull();
});
