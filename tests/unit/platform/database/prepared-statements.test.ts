import { namesOfStatements } from '@/lib/platform/database/prepared-statements';

const ask = (nameOf: ReturnType<typeof namesOfStatements>, sql: string, times: number) =>
  Array.from({ length: times }, () => nameOf({ sql }));

describe('a statement', () => {
  it('is named from the sixth time on, always alike', () => {
    const nameOf = namesOfStatements();
    expect(ask(nameOf, 'SELECT 1', 7)).toEqual(['', '', '', '', '', 'often_1', 'often_1']);
  });

  it('shares its name with no other', () => {
    const nameOf = namesOfStatements();
    const names = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map((sql) => ask(nameOf, sql, 6).at(-1));
    expect(names).toEqual(['often_1', 'often_2', 'often_3']);
  });

  it('is not named once a hundred others are', () => {
    const nameOf = namesOfStatements();
    for (let text = 0; text < 100; text++) ask(nameOf, `SELECT ${text}`, 6);
    expect(ask(nameOf, 'SELECT a', 10)).toEqual(Array(10).fill(''));
    expect(nameOf({ sql: 'SELECT 99' })).toBe('often_100');
  });

  it('that is asked seldom leaves no trace among a thousand others', () => {
    const nameOf = namesOfStatements();
    ask(nameOf, 'SELECT a', 5);
    for (let text = 0; text < 1_000; text++) nameOf({ sql: `SELECT ${text}` });
    expect(nameOf({ sql: 'SELECT a' })).toBe('');
  });
});
