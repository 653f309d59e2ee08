import { db } from '@/lib/platform/db';
import { search } from '@/lib/search/queries/search';
import { createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';

const readThreshold = async () => {
  const [row] = await db.$queryRaw<{ threshold: string }[]>`
    SELECT current_setting('pg_trgm.word_similarity_threshold') AS threshold`;
  return row?.threshold;
};

describe('a search on a connection that somebody else had before, as pgbouncer lends them', () => {
  beforeEach(() => db.$executeRaw`SET pg_trgm.word_similarity_threshold = 0.9`);
  afterEach(() => db.$executeRaw`RESET pg_trgm.word_similarity_threshold`);

  it('finds in spite of typing errors, and leaves the connection as it was', async () => {
    const owner = await createOwner();
    const propertyAddress = '4411 Quillfeather Ave, Austin, TX 78701';
    await buildLock(owner, { propertyAddress });
    const titles = (await search(owner.actor, 'qiulfeather')).map(({ title }) => title);
    expect(titles).toEqual([propertyAddress]);
    expect(await readThreshold()).toBe('0.9');
  });
});
