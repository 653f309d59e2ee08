import { askTogether, type Question } from '@/lib/platform/questions';
import { countQueries } from '@/tests/support/count-queries';
import { Prisma } from '@/prisma/generated/client';

const ofPages = new Map<number, unknown>();
let page = 0;

// React keeps what a page has read for as long as the page is rendered, which only happens in Next's server.
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache: (make: () => unknown) => () => {
    if (!ofPages.has(page)) ofPages.set(page, make());
    return ofPages.get(page);
  },
}));

const sum = (a: number, b: number): Question<number> => ({
  sql: Prisma.sql`SELECT (${a}::int + ${b}::int)::text`,
  read: Number,
});
const wrong: Question<number> = { sql: Prisma.sql`SELECT (1 / ${0}::int)::text`, read: Number };

/** What a new connection says first is no question. */
const countAsked = (work: () => Promise<unknown>) => countQueries(work, 'SELECT (SELECT');

beforeEach(() => {
  page += 1;
});

describe('the questions of a page and of its frame', () => {
  it('are one statement when they come at the same moment, and each gets its own answers', async () => {
    let answers: unknown;
    const statements = await countAsked(async () => {
      answers = await Promise.all([
        askTogether({ total: sum(1, 2), other: sum(3, 4) }),
        askTogether({ total: sum(5, 6) }),
      ]);
    });

    expect(answers).toEqual([{ total: 3, other: 7 }, { total: 11 }]);
    expect(statements).toBe(1);
  });

  it('are two when one comes later', async () => {
    const statements = await countAsked(async () => {
      expect(await askTogether({ total: sum(1, 2) })).toEqual({ total: 3 });
      expect(await askTogether({ total: sum(3, 4) })).toEqual({ total: 7 });
    });

    expect(statements).toBe(2);
  });

  it('fail together, and the next ones are asked anew', async () => {
    const both = await Promise.allSettled([askTogether({ wrong }), askTogether({ total: sum(1, 2) })]);

    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await askTogether({ total: sum(1, 2) })).toEqual({ total: 3 });
  });

  it('are never asked together with those of somebody else', async () => {
    const statements = await countAsked(async () => {
      const first = askTogether({ total: sum(1, 2) });
      page += 1;
      const second = askTogether({ total: sum(3, 4) });
      expect(await Promise.all([first, second])).toEqual([{ total: 3 }, { total: 7 }]);
    });

    expect(statements).toBe(2);
  });
});
