import { ROWS_OF_ONE_ACCOUNT } from './fill-deeds';
import type { Call, Target } from './call';
import type { Person } from './people';
import { count, type Budget } from './table';

/** What a row is compared with: the route of the bare app that reads as much from its database. */
export type Baseline = 'page' | 'call' | 'oneRow' | 'hundredRows' | 'signedInPage';

export type Row = {
  name: string;
  target: Target;
  baseline: Baseline;
  budget?: Budget;
  /** Which data the product has: rows of locks, or entries of the log that are there at the start. */
  data: { deeds: number } | { log: number };
};

/** Of scripts/bench/bare/fill.sql. */
const BARE_PERSON = '00000000-0000-4000-8000-000000000001';

const get = (path: string, person?: Person): Target => ({
  call: { method: 'GET', path, headers: person ? { cookie: person.cookie } : {} },
  status: 200,
});

/** A page as every browser asks for it, of both sides. */
const getPage = (path: string, person?: Person): Target => {
  const { call, status } = get(path, person);
  const headers = { ...(call as Call).headers, 'accept-encoding': 'gzip, deflate, br, zstd' };
  return { call: { ...(call as Call), headers }, status };
};

export const bareTargets = (signedIn: Person): Record<Baseline, Target> => ({
  page: getPage('/'),
  call: get('/count'),
  oneRow: get(`/person?id=${BARE_PERSON}`),
  hundredRows: get(`/locks?owner=${BARE_PERSON}`),
  signedInPage: getPage('/account', signedIn),
});

type Callers = { people: Person[]; apiKeys: string[] };

/** The rows of the table of budgets. The first person owns the locks that are listed. */
export function serverRows(
  { people, apiKeys }: Callers,
  sizes: { tableRows: number[]; logSizes: number[] },
): Row[] {
  const owner = people[0];
  const smallest = { deeds: sizes.tableRows[0] ?? ROWS_OF_ONE_ACCOUNT };
  return [
    ...['/', '/deedguard-protection', '/login'].map((path) => ({
      name: `prerendered ${path}`,
      target: getPage(path),
      baseline: 'page' as const,
      budget: { atLeast: 10 },
      data: smallest,
    })),
    {
      name: 'public call, one query: log/checkpoint',
      target: get('/api/log/checkpoint'),
      baseline: 'call',
      budget: { atLeast: 0.95 },
      data: { log: sizes.logSizes[0] ?? 0 },
    },
    {
      name: 'signed-in call, one row: auth/me',
      target: get('/api/auth/me', owner),
      baseline: 'oneRow',
      budget: { atLeast: 0.8 },
      data: smallest,
    },
    {
      name: 'keyed call of a busy key, one query: v1/bookings',
      target: { call: keyedCalls(apiKeys), status: 200 },
      baseline: 'oneRow',
      budget: { atLeast: 0.8 },
      data: smallest,
    },
    ...sizes.tableRows.map((deeds) => ({
      name: `signed-in call: locked-deeds, 100 of ${count(deeds)} rows`,
      target: get('/api/deedguard/locked-deeds', owner),
      baseline: 'hundredRows' as const,
      budget: { atLeast: 0.8 },
      data: { deeds },
    })),
    ...['/payment/deedguard', '/home'].map((path) => ({
      name: `signed-in page: ${path}`,
      target: getPage(path, owner),
      baseline: 'signedInPage' as const,
      budget: { atLeast: 0.75 },
      data: smallest,
    })),
    ...sizes.logSizes.map((log) => ({
      name: `POST lock-deed, log of ${count(log)} entries`,
      target: { call: lockDeedCalls(people), status: 201 },
      baseline: 'call' as const,
      budget: { atLeast: 0.25 },
      data: { log },
    })),
  ];
}

/** Of each key at once: few enough for each to be a busy one, as those of programs are that call all day. */
const BUSY_KEYS = 50;
/** Half of what one has in an hour. */
const CALLS_OF_A_KEY = 500;

/** One key after the other, because each may call a thousand times in an hour. */
function keyedCalls(apiKeys: string[]): () => Call {
  let calls = 0;
  return () => {
    calls += 1;
    // The next ones take their turn before one of them is used up.
    const from = Math.floor(calls / (BUSY_KEYS * CALLS_OF_A_KEY)) * BUSY_KEYS;
    const authorization = `Bearer ${apiKeys[(from + (calls % BUSY_KEYS)) % apiKeys.length]}`;
    return { method: 'GET', path: '/api/v1/bookings', headers: { authorization } };
  };
}

/** Every call locks another property, for one person after the other. */
function lockDeedCalls(people: Person[]): () => Call {
  let calls = 0;
  return () => {
    calls += 1;
    return {
      method: 'POST',
      path: '/api/deedguard/lock-deed',
      headers: { 'content-type': 'application/json', cookie: people[calls % people.length]?.cookie ?? '' },
      body: JSON.stringify({
        propertyAddress: `${calls} Main St, Austin, TX 78701`,
        ownerName: 'Ada Lovelace',
        lockType: 'permanent',
        reason: 'Protection against deed fraud',
        expiryDays: null,
      }),
    };
  };
}
