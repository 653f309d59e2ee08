import { addApiKeys } from './api-keys';
import { fillDeeds } from './fill-deeds';
import { fillLog } from './fill-log';
import { addPeople, type Person } from './people';
import type { BenchPostgres } from './postgres';
import type { Row } from './server-rows';
import { count, note } from './table';

const PEOPLE = 500;
const WITH_PEOPLE = 'with_people';
const DEEDS = 'deeds';

export type TestData = {
  people: Person[];
  /** of as many organizations */
  apiKeys: string[];
  databaseFor: (row: Pick<Row, 'data'>) => Promise<string>;
};

/** Accounts, and databases as each row wants them: made when first asked for. */
export async function prepareTestData(postgres: BenchPostgres): Promise<TestData> {
  const url = await postgres.create(WITH_PEOPLE);
  const people = await addPeople(url, PEOPLE);
  const apiKeys = await addApiKeys(url, people);
  const deeds = once(() => postgres.create(DEEDS, WITH_PEOPLE));
  const filled = new Map<string, Promise<unknown>>();
  const fillOnce = (key: string, fill: () => Promise<unknown>) => {
    if (!filled.has(key)) filled.set(key, fill());
    return filled.get(key);
  };
  let copies = 0;

  /** Rows only read this table, so that it grows from one size to the next. */
  const withDeeds = async (rows: number) => {
    const url = await deeds();
    await fillOnce(`deeds ${rows}`, () => {
      note(`filling the table of locks: ${count(rows)} rows`);
      return fillDeeds(url, people, rows);
    });
    return url;
  };
  /** The load makes the log longer: each round gets a fresh copy. */
  const withLog = async (size: number) => {
    const template = `server_log_${size}`;
    await fillOnce(template, async () => {
      note(`filling the log: ${count(size)} entries`);
      await fillLog(await postgres.create(template, WITH_PEOPLE), size);
    });
    copies += 1;
    return postgres.create(`${template}_${copies}`, template);
  };
  return {
    people,
    apiKeys,
    databaseFor: ({ data }) => ('deeds' in data ? withDeeds(data.deeds) : withLog(data.log)),
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
