import 'server-only';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import { assertAdmin, type Actor } from './actor';
import { audit } from './audit';
import { toCsv } from './http/csv';
import { db, transaction } from './db';
import { fileResponse } from './http/download';
import { cutPage, pageAfter } from './list';

type Cell = string | number | boolean | readonly string[] | null;
type CellName<Item> = { [N in keyof Item]: Item[N] extends Cell ? N & string : never }[keyof Item];
/** A column of the file: a member of what the list shows, or a name and what is below it. */
type Column<Item> = CellName<Item> | readonly [name: string, cell: (item: Item) => Cell];

type ModelName = Uncapitalize<Prisma.ModelName>;
type Arguments<M extends ModelName> = Prisma.Args<PrismaClient[M], 'findMany'>;
type Row<M extends ModelName, Fields> = Prisma.Result<
  PrismaClient[M],
  { select: Fields },
  'findMany'
>[number];

/** What this file asks of a model; TypeScript cannot call a method of one that is not named yet. */
type Reads<Args, Row> = {
  findMany: (args: Args) => Promise<(Row & { id: string })[]>;
  count: (args: Args) => Promise<number>;
};

type Order = { createdAt?: 'asc' | 'desc'; id?: 'asc' | 'desc' };

/** One is the other backwards, also among rows of one moment. */
export const byAge: Record<'newest' | 'oldest', Order[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'asc' }],
  oldest: [{ createdAt: 'asc' }, { id: 'desc' }],
};

type Definition<Key extends string, M extends ModelName, Fields, Filter, Item, Sort extends string, More> = {
  /** what a page calls its rows */
  key: Key;
  model: M;
  fields: Fields & Arguments<M>['select'];
  /** Each ends with the id: rows of one moment need an order too. */
  orders: Record<Sort | 'newest', Arguments<M>['orderBy']>;
  where: (filter: Filter, actor: Actor) => Arguments<M>['where'];
  /** what is read of all rows that are shown at once, and belongs to one of them */
  more?: (ids: string[]) => Promise<(id: string) => More>;
  view: (row: Row<M, Fields>, more: More) => Item;
  columns: readonly Column<Item>[];
};

type Query<Filter, Sort> = Filter & { sort?: Sort | 'newest'; after?: string };
type Page<Key extends string, Item> = Record<Key, Item[]> & { next: string | null };

/**
 * A list of the administration: a page at a time from behind the row `after`, how many rows the filter leaves, and all
 * of them as CSV with a line of names. To anyone who is not an admin it is `not_found`.
 */
export function adminList<
  const Key extends string,
  M extends ModelName,
  const Fields,
  Filter extends object,
  Item,
  Sort extends string,
  More = undefined,
>(definition: Definition<Key, M, Fields, Filter, Item, Sort, More>) {
  const { key, model, fields, orders, where, more, view, columns } = definition;
  const reads = () => db[model] as unknown as Reads<unknown, Row<M, Fields>>;
  const rowsOf = (actor: Actor, { sort = 'newest', ...query }: Query<Filter, Sort>) => ({
    where: where(query as unknown as Filter, actor),
    orderBy: orders[sort],
    select: fields,
  });
  const viewAll = async (rows: (Row<M, Fields> & { id: string })[]): Promise<Item[]> => {
    const moreOf = await more?.(rows.map(({ id }) => id));
    return rows.map((row) => view(row, moreOf?.(row.id) as More));
  };
  return {
    list: async (actor: Actor, query: Query<Filter, Sort>): Promise<Page<Key, Item>> => {
      assertAdmin(actor);
      const found = await reads().findMany({ ...rowsOf(actor, query), ...pageAfter(query.after) });
      const { rows, next } = cutPage(found, query.after);
      return { [key]: await viewAll(rows), next } as Page<Key, Item>;
    },
    count: async (actor: Actor, query: Query<Filter, Sort>): Promise<number> => {
      assertAdmin(actor);
      return reads().count({ where: rowsOf(actor, query).where });
    },
    csv: async (actor: Actor, query: Query<Filter, Sort>): Promise<AdminFile> => {
      assertAdmin(actor);
      const items = await viewAll(await reads().findMany(rowsOf(actor, query)));
      return { text: toFile(columns, items), rows: items.length };
    },
  };
}

/** Rows of other people: that an admin took them along is on record. */
export type AdminFile = { text: string; rows: number };

type Answer<Q> = {
  list: (actor: Actor, query: Q) => Promise<object>;
  /** text alone is the caller's own */
  csv: (actor: Actor, query: Q) => Promise<AdminFile | string>;
  /** of the file, without its ending */
  name: string;
};

/** In what such a list is handed out. */
export const LIST_FORMATS = ['application/json', 'text/csv'] as const;

/** What the GET of such a list hands out: a page, or with `format=csv` all that the filter leaves, as a file. */
export function answerList<Q extends object>({ list, csv, name }: Answer<Q>) {
  return async ({ actor, query }: { actor: Actor; query: Q & { format?: 'csv' } }) => {
    if (query.format !== 'csv') return list(actor, query);
    const file = await csv(actor, query);
    if (typeof file !== 'string') await noteExport(actor, { list: name, rows: file.rows });
    const text = typeof file === 'string' ? file : file.text;
    return fileResponse(text, { type: 'text/csv; charset=utf-8', name: `${name}.csv` });
  };
}

async function noteExport({ id }: Actor, data: { list: string; rows: number }): Promise<void> {
  await transaction((tx) => audit(tx, { type: 'admin.exported', actorId: id, subjectId: id, data }));
}

function toFile<Item>(columns: readonly Column<Item>[], items: Item[]): string {
  const names = columns.map((column) => (typeof column === 'string' ? column : column[0]));
  const line = (item: Item) =>
    columns.map((column) => textOf(typeof column === 'string' ? (item[column] as Cell) : column[1](item)));
  return toCsv([names, ...items.map(line)]);
}

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'object' ? (cell?.join('; ') ?? '') : String(cell);
}
