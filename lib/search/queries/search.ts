import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { toResults, type Hit } from '../rules/results';
import { correct } from '../rules/spelling';
import { readSearch, type Asked } from '../rules/words';
import type { SearchResult } from '../schema';
import { ownKinds, type OwnKind } from './search-kinds';
import { vocabulary } from './vocabulary';

/** Of one kind, so that 3,000 counties leave room for a page. */
const MOST_OF_A_KIND = 8;
const MOST_COMPARED = 1000;
/** With fewer that hold the words, typing errors are looked for too. */
const ENOUGH = 3;
/** How alike is alike enough: two letters that changed places leave 0.4 of what a long word is known by. */
const ALIKE = '0.4';
/** From so many words on it is a question, and no name. */
const SENTENCE = 3;

type Legs = {
  /** SQL that is true for what is looked for, of a text and its words */
  matches: (of: { text: string; words: string }) => Prisma.Sql;
  /** how well it answers, from 0 */
  rank: (of: { title: string; text: string; words: string }) => Prisma.Sql;
};

/**
 * What answers `text` among what anybody may find and, for an actor, their own things: at most 50, the best section first.
 * Words count by their beginnings, other forms and synonyms; where few hold them, as they were probably meant, then by how
 * much they look like them; and where nothing holds all words of a sentence, by some of them. Nothing for less than two
 * characters. One round trip.
 */
export async function search(actor: Pick<Actor, 'id'> | null, text: string): Promise<SearchResult[]> {
  const asked = readSearch(text);
  if (!asked) return [];
  const meant = correct(asked.typed.split(' '), vocabulary());
  return toResults(await db.$queryRaw<Hit[]>(searchSql(actor, asked, meant && readSearch(meant.join(' ')))));
}

/** For the bench, which shows the plan of it. */
export function searchSql(
  actor: Pick<Actor, 'id'> | null,
  asked: Asked,
  meant: Asked | null = null,
): Prisma.Sql {
  const steps: (Omit<Step, 'name'> & { name: string })[] = [
    { name: 'found', hits: unionOf(actor, legsOfWords(asked)), fewerThan: ENOUGH },
    ...(meant ? [{ name: 'meant', hits: unionOf(actor, legsOfWords(meant)), fewerThan: ENOUGH }] : []),
    { name: 'alike', hits: unionOf(actor, legsOfLook(asked)), fewerThan: ENOUGH, setting: alikeEnough },
    ...(asked.words.length >= SENTENCE
      ? [{ name: 'partly', hits: publicLeg(false, legsOfSome(meant ?? asked)), fewerThan: 1 }]
      : []),
  ];
  return stepsSql(steps.map(({ name, ...step }) => ({ ...step, name: Prisma.raw(name) })));
}

type Step = {
  name: Prisma.Sql;
  hits: Prisma.Sql;
  fewerThan: number;
  /** true, and has set what the step needs by then */
  setting?: Prisma.Sql;
};

/**
 * The threshold of `%>`, for this statement alone. Postgres works it out once, before the first row is looked at, as it does
 * with the counts beside it. On the connection it would be lost: a pool between us and Postgres lends us another one.
 */
const alikeEnough = Prisma.sql`(SELECT set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)) <> ''`;

/** Each step is taken only where all before it found few; what was found already is not found again. */
function stepsSql(steps: Step[]): Prisma.Sql {
  const tables = steps.map(({ name, hits, fewerThan, setting = Prisma.sql`true` }, index) => {
    const before = steps.slice(0, index);
    if (before.length === 0) return Prisma.sql`${name} AS MATERIALIZED (${hits})`;
    const count = Prisma.join(
      before.map((step) => Prisma.sql`(SELECT count(*) FROM ${step.name})`),
      ' + ',
    );
    const again = before.map(
      (step) =>
        Prisma.sql`AND NOT EXISTS (SELECT FROM ${step.name} WHERE ${step.name}.kind = hit.kind AND ${step.name}.id = hit.id)`,
    );
    return Prisma.sql`${name} AS MATERIALIZED (
      SELECT * FROM (${hits}) hit WHERE ${count} < ${fewerThan} AND ${setting} ${Prisma.join(again, ' ')})`;
  });
  const all = steps.map(({ name }) => Prisma.sql`SELECT * FROM ${name}`);
  return Prisma.sql`WITH ${Prisma.join(tables, ', ')} ${Prisma.join(all, ' UNION ALL ')}`;
}

function unionOf(actor: Pick<Actor, 'id'> | null, legs: Legs): Prisma.Sql {
  const own = actor ? ownKinds.map((kind) => ownLeg(kind, Prisma.sql`${actor.id}::uuid`, legs)) : [];
  return Prisma.join([publicLeg(actor !== null, legs), ...own], ' UNION ALL ');
}

const entry = { title: 'title', text: 'title', words: 'entry_words(title, subtitle, text)' };

function publicLeg(isSignedIn: boolean, { matches, rank }: Legs): Prisma.Sql {
  return Prisma.sql`(
    SELECT id, kind, title, details, rank FROM (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY rank DESC, length(title), title) AS place FROM (
        SELECT id, kind, title, jsonb_build_object('subtitle', subtitle, 'href', href) AS details,
          ${rank(entry)} AS rank
        FROM search_entries WHERE ${matches(entry)} AND (${isSignedIn} OR NOT for_accounts)
      ) matching
    ) ranked WHERE place <= ${MOST_OF_A_KIND})`;
}

/** Of very many only some are compared: whoever has 100,000 invoices to one client adds a word. */
function ownLeg(kind: OwnKind, owner: Prisma.Sql, { matches, rank }: Legs): Prisma.Sql {
  const of = { title: kind.title, text: kind.text, words: `search_words(${kind.text})` };
  return Prisma.sql`(
    SELECT ${Prisma.raw(`id::text AS id, '${kind.kind}' AS kind, ${kind.title} AS title, ${kind.details} AS details`)},
      ${rank(of)} AS rank
    FROM (SELECT * FROM ${Prisma.raw(kind.from)} WHERE ${kind.isOwn(owner)} AND ${matches(of)} LIMIT ${MOST_COMPARED}) own
    ORDER BY rank DESC, created_at DESC LIMIT ${MOST_OF_A_KIND})`;
}

function legsOfWords({ typed, words }: Asked): Legs {
  const query = Prisma.join(
    words.map((word) => Prisma.sql`(to_tsquery('english', ${word}) || to_tsquery('simple', ${word}))`),
    ' && ',
  );
  return {
    matches: (of) => Prisma.sql`${Prisma.raw(of.words)} @@ (${query})`,
    // An exact title before one that begins so, before one that holds the words at all.
    rank: (of) => Prisma.sql`(ts_rank(${Prisma.raw(of.words)}, (${query})) + CASE
      WHEN lower(${Prisma.raw(of.title)}) = ${typed} THEN 4
      WHEN starts_with(lower(${Prisma.raw(of.title)}), ${typed}) THEN 2 ELSE 0 END)::float8`,
  };
}

/** By trigrams (pg_trgm): a part of the text that looks like what was typed, by the threshold `alikeEnough`. */
function legsOfLook({ typed }: Asked): Legs {
  return {
    matches: (of) => Prisma.sql`(${Prisma.raw(of.text)}) %> ${typed}`,
    rank: (of) => Prisma.sql`(word_similarity(${typed}, ${Prisma.raw(of.text)}) / 10)::float8`,
  };
}

/** The most of the words, and no county: names of counties are words of everybody's. Words that say nothing are no words to Postgres. */
function legsOfSome({ words }: Asked): Legs {
  const query = Prisma.sql`to_tsquery('english', ${words.map((word) => `(${word})`).join(' | ')})`;
  return {
    matches: (of) => Prisma.sql`${Prisma.raw(of.words)} @@ (${query}) AND kind <> 'county'`,
    rank: (of) => Prisma.sql`(ts_rank(${Prisma.raw(of.words)}, (${query})) / 10)::float8`,
  };
}
