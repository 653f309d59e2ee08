import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { adminLists, type AdminList } from '@/tests/support/admin-lists';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

const FORMULA = '=1+1';
const PAGE = 50;

type Page = { rows: string[]; next: string | null };

const fill = (list: AdminList, count: number) => query(list.fill, [count, FORMULA]);

const get = ({ url, handler, filter = '' }: AdminList, as: Person | null, search = '') =>
  callRoute(handler, { url: `${url}?${filter}&${search}`, as });

async function readPage(list: AdminList, as: Person, search: string): Promise<Page> {
  const body = (await get(list, as, search)).body as Record<string, unknown>;
  const key = list.key ?? list.url.split('/').at(-1)!;
  const rows = body[key] as { id?: string; userId?: string }[];
  return { rows: rows.map(({ id, userId }) => id ?? userId ?? ''), next: body.next as string | null };
}

/** What each list shows, what it is filtered and searched by and how it names its columns is tested where it is. */
describe.each(adminLists.map((list) => [list.url, list] as const))('GET %s', (_, list) => {
  it.each([
    ['a visitor', () => visitor, 401],
    ['an owner', createOwner, 403],
    ['a notary', createNotary, 403],
  ])('is closed to %s, as a list and as a file', async (_who, who, status) => {
    await fill(list, 1);
    const person = await who();

    for (const search of ['', 'format=csv']) {
      const answer = await get(list, person, search);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain(FORMULA);
    }
  });

  it('says that there is nothing', async () => {
    expect(await readPage(list, await createAdmin(), '')).toEqual({ rows: [], next: null });
  });

  it.each(['newest', 'oldest', list.sort])(
    'goes through all pages by %s without leaving out or repeating any',
    async (sort) => {
      await fill(list, 2 * PAGE + 20);
      const admin = await createAdmin();
      const pages: Page[] = [await readPage(list, admin, `sort=${sort}`)];
      while (pages.at(-1)!.next) {
        // Before the first page, where the newest come first.
        if (sort === 'newest' && pages.length === 1) await fill(list, 1);
        pages.push(await readPage(list, admin, `sort=${sort}&after=${pages.at(-1)!.next}`));
      }

      expect(pages.map(({ rows }) => rows.length)).toEqual([PAGE, PAGE, 20]);
      expect(new Set(pages.flatMap(({ rows }) => rows)).size).toBe(2 * PAGE + 20);
    },
  );

  it('goes the other way by the oldest', async () => {
    await fill(list, 20);
    const admin = await createAdmin();
    const { rows: newest } = await readPage(list, admin, 'sort=newest');

    expect((await readPage(list, admin, 'sort=oldest')).rows).toEqual(newest.reverse());
  });

  it('is a file of all rows, not of one page, in which no cell is a formula', async () => {
    await fill(list, PAGE + 1);
    const { status, headers, text } = await get(list, await createAdmin(), 'format=csv');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain(`attachment; filename="${list.file}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + PAGE + 1);
    expect(lines[0]).toMatch(/^id,/);
    expect(text).toContain(`,'${FORMULA}`);
    expect(text).not.toContain(`,${FORMULA}`);
  });

  it('is on record as a file, with how many rows it had, and not as a list', async () => {
    await fill(list, 2);
    const admin = await createAdmin();
    await get(list, admin, '');
    const { text } = await get(list, admin, 'format=csv');

    const events = await query(
      `SELECT actor_id, subject_id, data FROM audit_events WHERE type = 'admin.exported'`,
    );
    const rows = text.trimEnd().split('\r\n').length - 1;
    const data = { list: list.file.replace(/\.csv$/, ''), rows };
    expect(rows).toBe(2);
    expect(events).toEqual([{ actor_id: admin.user.id, subject_id: admin.user.id, data }]);
  });

  it('is a file with the line of names alone when there is nothing', async () => {
    expect((await get(list, await createAdmin(), 'format=csv')).text).toMatch(/^id,[^\r\n]+\r\n$/);
  });

  it.each(['after=first', 'format=xls'])('refuses %s', async (search) => {
    expect((await get(list, await createAdmin(), search)).status).toBe(422);
  });
});
