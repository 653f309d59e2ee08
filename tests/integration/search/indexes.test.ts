import { ownKinds } from '@/lib/search/queries/search-kinds';
import { Prisma } from '@/prisma/generated/client';
import { query } from '@/tests/support/database';

const searched = ownKinds
  .map(({ kind, from, isOwn, text }) => ({
    kind,
    table: from,
    owner: /^(\w+) = me$/.exec(isOwn(Prisma.raw('me')).sql)?.[1] ?? '',
    text,
  }))
  // The bills of a client are found by the requests of the client.
  .filter(({ owner }) => owner !== '');

/** How Postgres spells an index, but for its name. */
const spelled = (definition: string) => definition.replace(/^CREATE INDEX \S+ ON/, '');

async function spellAnother(table: string, columns: string): Promise<string> {
  await query(`CREATE INDEX one_more_idx ON ${table} USING gin (${columns})`);
  const [row] = await query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'one_more_idx'`,
  );
  await query('DROP INDEX one_more_idx');
  return spelled(row!.indexdef);
}

describe('what a search asks for', () => {
  it('is of five kinds, requests as client and as notary', () => {
    expect(searched.map(({ table, owner }) => `${table}.${owner}`)).toEqual([
      'deed_locks.owner_id',
      'vault_documents.owner_id',
      'notary_requests.client_id',
      'notary_requests.notary_id',
      'invoices.issuer_id',
      'alerts.user_id',
    ]);
  });

  it.each(searched)(
    'has indexes of its very expressions: $table by $owner',
    async ({ table, owner, text }) => {
      const rows = await query<{ indexdef: string }>('SELECT indexdef FROM pg_indexes WHERE tablename = $1', [
        table,
      ]);
      const there = rows.map(({ indexdef }) => spelled(indexdef));
      expect(there).toContain(await spellAnother(table, `${owner}, search_words(${text})`));
      expect(there).toContain(await spellAnother(table, `${owner}, ${text} gin_trgm_ops`));
    },
  );
});
