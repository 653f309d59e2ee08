import { readFileSync } from 'node:fs';

it('the schema is the one that the last migration leads to; `npm run db:migration NAME` writes the next', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  expect(readFileSync('prisma/migrations/schema.prisma', 'utf8')).toBe(schema);
});
