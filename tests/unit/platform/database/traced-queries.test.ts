import { aboutQuery } from '@/lib/platform/database/traced-queries';

describe('what is told of a query', () => {
  it.each([
    ['SELECT "public"."users"."id" FROM "public"."users" WHERE email = $1', 'SELECT users'],
    ['INSERT INTO audit_events (id) VALUES ($1)', 'INSERT audit_events'],
    ['update pgboss.job set state = $1', 'UPDATE job'],
    ['WITH a AS (SELECT 1) SELECT count(*) FROM a', 'WITH a'],
    ['BEGIN', 'BEGIN'],
    ["SELECT 'a letter from ada'", 'SELECT'],
    ['', 'QUERY'],
  ])('%s is %s', (text, name) => {
    expect(aboutQuery(text).name).toBe(name);
    expect(aboutQuery({ text, values: ['secret'] }).name).toBe(name);
  });
});
