import { findDangers } from '../../../scripts/migration-dangers';
import { exceptions, lastUnchecked } from '../../../scripts/migration-exceptions';
import { listMigrations, readMigration } from '../../../scripts/migrations';

const alter = (action: string) => `ALTER TABLE "deed_locks" ${action};`;

describe('a migration on tables that are there', () => {
  it.each([
    [alter('ADD COLUMN "note" TEXT'), []],
    [alter('ADD COLUMN "kind" TEXT NOT NULL DEFAULT \'a, b; c\''), []],
    [alter('ADD COLUMN "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP'), []],
    [alter('ADD COLUMN "names" TEXT[] DEFAULT ARRAY[]::TEXT[]'), []],
    [alter('ADD COLUMN "a" TEXT, ADD COLUMN "b" INTEGER NOT NULL'), ['needs a constant default']],
    [alter('ADD COLUMN "key" UUID NOT NULL DEFAULT gen_random_uuid()'), ['default that is not constant']],
    [alter('ADD COLUMN "n" BIGSERIAL NOT NULL'), ['computed for each row']],
    [alter('ADD COLUMN "n" INT GENERATED ALWAYS AS (a + 1) STORED'), ['computed for each row']],
    [alter('ADD COLUMN "user_id" UUID REFERENCES "users"("id")'), ['ADD CONSTRAINT … NOT VALID']],
    [alter('ADD COLUMN "n" INTEGER CHECK (n > 0)'), ['ADD CONSTRAINT … NOT VALID']],
    [alter('ADD COLUMN "a" TEXT DEFAULT \'a\' || random()'), ['default that is not constant']],
    ['ALTER TABLE IF EXISTS ONLY deed_locks ADD COLUMN a TEXT NOT NULL;', ['needs a constant default']],
    [alter('ALTER COLUMN "n" SET DATA TYPE BIGINT'), ['another type']],
    [alter('ALTER COLUMN "n" TYPE BIGINT USING n::bigint'), ['another type']],
    [alter('ALTER COLUMN "n" SET NOT NULL'), ['SET NOT NULL reads']],
    [alter('ALTER COLUMN "n" DROP NOT NULL, ALTER COLUMN "n" SET DEFAULT 1'), []],
    [alter('ADD CONSTRAINT "k" FOREIGN KEY ("a") REFERENCES "users"("id")'), ['NOT VALID first']],
    [alter('ADD CONSTRAINT "k" FOREIGN KEY ("a") REFERENCES "users"("id") NOT VALID'), []],
    [alter('ADD CONSTRAINT "k" CHECK (n > 0)'), ['a CHECK reads']],
    [alter('ADD CONSTRAINT "k" CHECK (n > 0) NOT VALID'), []],
    [alter('VALIDATE CONSTRAINT "k"'), []],
    [alter('ADD CONSTRAINT "k" UNIQUE ("a", "b")'), ['builds its index']],
    [alter('ADD CONSTRAINT "k" UNIQUE USING INDEX "i"'), []],
    [alter('DROP COLUMN "n"'), ['a release later']],
    [alter('DROP CONSTRAINT "k"'), []],
    [alter('RENAME COLUMN "a" TO "b"'), ['knows the old name']],
    [alter('SET UNLOGGED'), ['rewrites']],
    ['CREATE INDEX "i" ON "deed_locks"("a");', ['CREATE INDEX holds up writes']],
    ['CREATE UNIQUE INDEX i ON public.deed_locks (a) WHERE b;', ['CREATE INDEX holds up writes']],
    ['CREATE INDEX CONCURRENTLY "i" ON "deed_locks"("a");', []],
    ['DROP INDEX "i";', []],
    ["UPDATE deed_locks SET a = 'b';", ['in batches']],
    ['DELETE FROM "deed_locks";', ['in batches']],
    ['DROP TABLE "deed_locks";', ['a release later']],
    ['DO $$ BEGIN NULL; END $$;', ['DO hides']],
    ['-- CREATE INDEX i ON deed_locks (a);\nSELECT 1;', []],
    [
      'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE deed_locks SET a = 1; END $$ LANGUAGE plpgsql;',
      [],
    ],
  ])('%s', (sql, dangers) => {
    expect(findDangers(sql)).toEqual(dangers.map((words) => expect.stringContaining(words)));
  });

  it('may do anything with a table of its own, which is empty', () => {
    const own = 'CREATE TABLE "notes" ("id" UUID); CREATE INDEX "i" ON "notes"("id");';
    expect(findDangers(`${own} ALTER TABLE "notes" ADD CONSTRAINT "k" CHECK (n > 0);`)).toEqual([]);
  });

  it('validates a constraint later than it adds it', () => {
    const added = alter('ADD CONSTRAINT "k" CHECK (n > 0) NOT VALID');
    expect(findDangers(`${added} ${alter('VALIDATE CONSTRAINT "k"')}`)).toEqual([
      expect.stringContaining('k: VALIDATE it in the next migration'),
    ]);
  });

  it('has nothing beside what runs CONCURRENTLY', () => {
    expect(findDangers('CREATE INDEX CONCURRENTLY i ON deed_locks (a); SELECT 1;')).toEqual([
      'CONCURRENTLY does not run in a transaction: put it alone into a migration of its own',
    ]);
  });
});

describe('the migrations of this project', () => {
  it('neither rewrite nor lock a table that may be large; what is accepted has its reason', async () => {
    const checked = (await listMigrations()).filter((migration) => migration > lastUnchecked);
    const found: { migration: string; danger: string }[] = [];
    for (const migration of checked) {
      const dangers = findDangers(await readMigration(migration));
      found.push(...dangers.map((danger) => ({ migration, danger })));
    }
    expect(found).toEqual(exceptions.map(({ migration, danger }) => ({ migration, danger })));
    for (const { why } of exceptions) expect(why).toMatch(/\w{3,} \w+/);
  });

  it('would not pass as they were before the check', async () => {
    const dangers = findDangers(await readMigration('20261123010000_order_of_links'));
    expect(dangers).toContain('mailed_links: a new column that is computed for each row rewrites the table');
  });
});
