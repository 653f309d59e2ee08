import fc from 'fast-check';
import { matchName, NAME_THRESHOLD } from '@/lib/properties/rules/name-match';
import { isNickname } from '@/lib/properties/rules/nicknames';

const LONG = 10_000;
const MOST_MS = 500;

describe('a name in an index and the owner', () => {
  it.each([
    ['SMITH JANE', 'Jane Smith'],
    ['SMITH, JANE A', 'Jane Smith'],
    ['SMITH J A', 'Jane Smith'],
    ['SMIHT JAEN', 'Jane Smith'],
    ['SMYTH JANE', 'Jane Smith'],
    ['SMITH ROBT', 'Bob Smith'],
    ['SMITH WM', 'Bill Smith'],
    ['DOE JANE', 'Jane Smith nee Doe'],
    ['SMITH JANE F/K/A JANE DOE', 'Jane Doe'],
    ['SMITH JANE NKA JANE JONES', 'Jane Jones'],
    ['DOE SMITH JANE', 'Jane Doe-Smith'],
    ['ORTIZ ANA & BEN', 'Ben Ortiz'],
    ['ORTIZ ANA', 'Ana and Ben Ortiz'],
    ['SMITH JOHN ET UX MARY', 'Mary Smith'],
    ['SMITH JANE ET AL', 'Jane Smith'],
    ['SMITH JANE TR', 'Jane Smith'],
    ['JANE A SMITH REVOCABLE LIVING TRUST DATED 01/02/2003', 'Jane Smith'],
    ['JANE SMITH, TRUSTEE OF THE SMITH FAMILY TRUST', 'Jane Smith'],
    ['SMITH FAMILY TRUST', 'The Smith Family Trust dated March 3, 2011'],
    ['JOHN AND MARY SMITH FAMILY TRUST', 'John Smith'],
    ['ESTATE OF JANE SMITH', 'Jane Smith'],
    ['SMITH JANE DECEASED', 'Jane Smith'],
    ['DOE JOHN EXECUTOR OF ESTATE OF SMITH JANE', 'Jane Smith'],
    ['JANE SMITH, A MARRIED WOMAN AS HER SOLE AND SEPARATE PROPERTY', 'Jane Smith'],
    ['JOHN SMITH AND MARY SMITH, HUSBAND AND WIFE AS JOINT TENANTS', 'Mary Smith'],
    ['ACME PROPS LLC', 'Acme Properties, L.L.C.'],
    ['FIRST NATL BANK NA', 'First National Bank, N.A.'],
    ['DE LA CRUZ MARIA', 'Maria Delacruz'],
    ["O'BRIEN PATRICK", 'Patrick OBrien'],
    ['O BRIEN PATRICK', 'Patrick O’Brien'],
    ['MC DONALD ANN', 'Ann McDonald'],
    ['VANDERBERG CHARLOTTE', 'Charlotte Van der Berg'],
    ['PENA JOSE', 'José Peña'],
    ['GARCIA LOPEZ MARIA', 'Maria Garcia'],
    ['GARCIA MARIA', 'María García López'],
    ['NGUYEN THI LAN', 'Lan Thi Nguyen'],
    ['WEI ZHANG', 'Zhang Wei'],
    ['SMITH JAMES ROBERT', 'J. Robert Smith'],
    ['HIGHTOWER MARCUS', 'Marcus T. Hightower Jr.'],
    ['D ANGELO TONY', "Anthony D'Angelo"],
    ['CHURCH JANE', 'Jane Church'],
    ['KIM SOO NA', 'Soo Na Kim'],
    ['SMITH JOHN L/E', 'John T. Smith'],
    ['CHRISTOPH KELLERMANN', 'Christopher Kellermann'],
  ])('%s is %s', (recorded, owner) => {
    expect(matchName(recorded, owner).score).toBeGreaterThanOrEqual(NAME_THRESHOLD);
  });

  it.each([
    ['SMITH JOHN SR', 'John Smith Jr.'],
    ['SMITH JOHN III', 'John Smith Jr.'],
    ['SMITH MARIO', 'Maria Smith'],
    ['SMITH CARLA', 'Carl Smith'],
    ['SMITH JOHN T', 'John Q. Smith'],
    ['SMITH PETER', 'Jane Smith'],
    ['SMITH FAMILY TRUST', 'Jane Smith'],
    ['SMITH', 'Jane Smith'],
    ['JONES JANE', 'Jane Smith'],
    ['ACME HOLDINGS LLC', 'Acme Properties LLC'],
    ['ACME 14 LLC', 'Acme 15 LLC'],
    ['SMITH & SONS LLC', 'Jane Smith'],
    ['UNKNOWN HEIRS', 'Jane Smith'],
    ['', 'Jane Smith'],
    ['BANK OF AMERICA NA', 'America Banks'],
  ])('%s is not %s', (recorded, owner) => {
    expect(matchName(recorded, owner).score).toBeLessThan(NAME_THRESHOLD);
  });

  it('is said as one would say it, with what is different', () => {
    expect(matchName('SMITH J A', 'Jane Smith')).toMatchObject({
      recorded: 'J. A. Smith',
      known: 'Jane Smith',
      reasons: ['initial'],
    });
    expect(matchName('MCALLISTER ROBT JR', 'Bob McAllister')).toMatchObject({
      recorded: 'Robt McAllister Jr.',
      reasons: ['nickname', 'one-suffix'],
    });
    expect(matchName('ACME PROPS INC', 'Acme Properties LLC').reasons).toContain('other-form');
  });

  it('counts how many of several owners are there', () => {
    expect(matchName('ORTIZ ANA & BEN', 'Ana and Ben Ortiz').owners).toBe(2);
    expect(matchName('ORTIZ ANA', 'Ana and Ben Ortiz').owners).toBe(1);
  });

  it('scores between 0 and 1, and is itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (one, other) => {
        const { score } = matchName(one, other);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    'a',
    'and ',
    'aka ',
    'de la ',
    'smith, ',
    '& ',
    'tr ',
    'et ux ',
    '1/1/11 ',
    "o' ",
    'l.',
    'é',
    'a-',
  ])('is read at once where it is "%s" ten thousand letters long', (piece) => {
    const long = piece.repeat(Math.ceil(LONG / piece.length));
    const start = performance.now();
    matchName(long, long);
    expect(performance.now() - start).toBeLessThan(MOST_MS);
  });
});

describe('nicknames', () => {
  it('stand for one name, both ways', () => {
    expect(isNickname('bob', 'robert')).toBe(true);
    expect(isNickname('robert', 'bob')).toBe(true);
    expect(isNickname('bob', 'rob')).toBe(true);
    expect(isNickname('bob', 'william')).toBe(false);
  });
});
