import { askTogether, gatherQuestions, type Question } from '@/lib/platform/database/questions';
import { countQueries } from '@/tests/support/count-queries';
import { Prisma } from '@/prisma/generated/client';

const sum = (a: number, b: number): Question<number> => ({
  sql: Prisma.sql`SELECT (${a}::int + ${b}::int)::text`,
  read: Number,
});
const wrong: Question<number> = { sql: Prisma.sql`SELECT (1 / ${0}::int)::text`, read: Number };

/** What a new connection says first is no question. */
const countAsked = (work: () => Promise<unknown>) => countQueries(work, 'SELECT (SELECT');

describe('the questions of a page and of its frame', () => {
  it('are one statement when they come at the same moment, and each gets its own answers', async () => {
    let answers: unknown;
    const statements = await countAsked(async () => {
      const ask = gatherQuestions();
      answers = await Promise.all([ask({ total: sum(1, 2), other: sum(3, 4) }), ask({ total: sum(5, 6) })]);
    });

    expect(answers).toEqual([{ total: 3, other: 7 }, { total: 11 }]);
    expect(statements).toBe(1);
  });

  it('are two when one comes later', async () => {
    const statements = await countAsked(async () => {
      const ask = gatherQuestions();
      expect(await ask({ total: sum(1, 2) })).toEqual({ total: 3 });
      expect(await ask({ total: sum(3, 4) })).toEqual({ total: 7 });
    });

    expect(statements).toBe(2);
  });

  it('fail together, and the next ones are asked anew', async () => {
    const ask = gatherQuestions();
    const both = await Promise.allSettled([ask({ wrong }), ask({ total: sum(1, 2) })]);

    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask({ total: sum(1, 2) })).toEqual({ total: 3 });
  });

  it('are never asked together with those of somebody else', async () => {
    const statements = await countAsked(async () => {
      const both = [askTogether({ total: sum(1, 2) }), askTogether({ total: sum(3, 4) })];
      expect(await Promise.all(both)).toEqual([{ total: 3 }, { total: 7 }]);
    });

    expect(statements).toBe(2);
  });
});
