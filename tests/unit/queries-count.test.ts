import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LIB = path.join(process.cwd(), 'lib');
/** Postgres would count all rows of the table of the relation, and then look for those that were asked for. */
const COUNT_OF_RELATION = /_count: \{\s*select:/;

it('no query counts a relation of its rows by reading all of its table', () => {
  const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const counting = files.filter((file) => COUNT_OF_RELATION.test(readFileSync(path.join(LIB, file), 'utf8')));

  expect(files.length).toBeGreaterThan(500);
  expect(counting).toEqual([]);
});
