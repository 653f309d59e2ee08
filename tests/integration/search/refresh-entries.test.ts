import { refreshEntries } from '@/lib/search/commands/refresh-entries';
import { listEntries } from '@/lib/search/content/entries';
import { query } from '@/tests/support/database';

const count = async () =>
  Number((await query<{ count: string }>('SELECT count(*) FROM search_entries'))[0]?.count);

describe('refreshEntries', () => {
  it('writes every entry, and nothing the second time', async () => {
    expect(await refreshEntries()).toEqual({ written: listEntries().length, removed: 0 });
    expect(await refreshEntries()).toEqual({ written: 0, removed: 0 });
    expect(await count()).toBe(listEntries().length);
  });

  it('brings back what was changed, and removes what is no longer there', async () => {
    await refreshEntries();
    await query(`UPDATE search_entries SET title = 'Old' WHERE id = 'page:/pricing'`);
    await query(
      `INSERT INTO search_entries (id, kind, title, href, text) VALUES ('page:/gone', 'page', 'Gone', '/gone', '')`,
    );
    expect(await refreshEntries()).toEqual({ written: 1, removed: 1 });
    expect(await count()).toBe(listEntries().length);
  });

  it('writes each once when two begin together', async () => {
    const done = await Promise.all([refreshEntries(), refreshEntries()]);
    expect(done.map(({ written }) => written).sort((a, b) => a - b)).toEqual([0, listEntries().length]);
  });
});
