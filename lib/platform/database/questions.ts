import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '../db';

/** SQL whose answer is one text of JSON, so that a page asks several in one statement, and what that text says. */
export type Question<Answer> = { sql: Prisma.Sql; read: (json: string) => Answer };

type Answers<Q> = { [Name in keyof Q]: Q[Name] extends Question<infer Answer> ? Answer : never };

/** A question about rows, in their order. Their times are texts: ISO 8601, of the database. */
export function aboutRows<Row, Answer>(sql: Prisma.Sql, toAnswer: (rows: Row[]) => Answer): Question<Answer> {
  return {
    sql: Prisma.sql`SELECT coalesce(json_agg(line), '[]')::text FROM (${sql}) AS line`,
    read: (json) => toAnswer(JSON.parse(json) as Row[]),
  };
}

export type Ask = <Q extends Record<string, Question<unknown>>>(questions: Q) => Promise<Answers<Q>>;

type Asked = { sql: Prisma.Sql; answer: (json: string) => void; fail: (reason: unknown) => void };

/** The answers to all of them, by one statement: each costs the server more than it costs the database. */
export const askTogether: Ask = (questions) => gatherQuestions()(questions);

/** For several who do not know of each other: what they ask at the same moment goes into one statement. */
export function gatherQuestions(): Ask {
  const list: Asked[] = [];
  return async (questions) => {
    if (list.length === 0) process.nextTick(() => void askAll(list.splice(0)));
    const answers = Object.entries(questions).map(async ([name, { sql, read }]) => {
      const json = await new Promise<string>((answer, fail) => list.push({ sql, answer, fail }));
      return [name, read(json)] as const;
    });
    return Object.fromEntries(await Promise.all(answers)) as Answers<typeof questions>;
  };
}

async function askAll(asked: Asked[]): Promise<void> {
  try {
    const columns = asked.map(({ sql }, at) => Prisma.sql`(${sql}) AS ${Prisma.raw(`"${at}"`)}`);
    const [found] = await db.$queryRaw<[Record<number, string | null>]>`SELECT ${Prisma.join(columns)}`;
    asked.forEach(({ answer }, at) => answer(found[at] ?? 'null'));
  } catch (error) {
    for (const { fail } of asked) fail(error);
  }
}
