import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { readTexts } from './db';

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

/** The answers to all of them, by one statement: each costs the server more than it costs the database. */
export async function askTogether<Q extends Record<string, Question<unknown>>>(
  questions: Q,
): Promise<Answers<Q>> {
  const named = Object.entries(questions);
  const columns = named.map(([name, { sql }]) => Prisma.sql`(${sql}) AS ${Prisma.raw(`"${name}"`)}`);
  const found = await readTexts(Prisma.sql`SELECT ${Prisma.join(columns)}`);
  return Object.fromEntries(
    named.map(([name, { read }]) => [name, read(found[name] ?? 'null')]),
  ) as Answers<Q>;
}
