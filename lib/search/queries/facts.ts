import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '@/lib/platform/db';
import { readSearch } from '../rules/words';

export type FoundFact = { title: string; text: string; href: string };

/**
 * What we say of a question in whole sentences: the entries that anybody may find with the most of its words, the best
 * first. Nothing for less than two characters.
 */
export async function findFacts(question: string, limit: number): Promise<FoundFact[]> {
  const asked = readSearch(question);
  if (!asked) return [];
  const words = Prisma.sql`to_tsquery('english', ${asked.words.map((word) => `(${word})`).join(' | ')})`;
  return db.$queryRaw<FoundFact[]>`
    SELECT title, concat_ws(' ', subtitle, text) AS text, href FROM search_entries
    WHERE entry_words(title, subtitle, text) @@ ${words} AND NOT for_accounts
    ORDER BY ts_rank(entry_words(title, subtitle, text), ${words}) - (kind = 'county')::int DESC, id
    LIMIT ${limit}`;
}
