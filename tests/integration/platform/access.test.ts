import { readFileSync, writeFileSync } from 'node:fs';
import { findCalls } from '@/scripts/openapi/find-calls';
import { createAdmin, createNotary, createOwner } from '@/tests/support/actors';
import { describeDatabase } from '@/tests/support/backups';
import { callAs, type Caller } from '@/tests/support/access/call';
import { owned, open } from '@/tests/support/access/owned';
import { accessPage } from '@/tests/support/access/page';
import { entries, OTHER_KEY, refusalsOf, type Entry } from '@/tests/support/access/table';
import { buildStrangers, buildThings, type Thing } from '@/tests/support/access/world';
import { createApiKey, createPartner, type TestOrganization } from '@/tests/support/organizations';

/** Counts of calls, not of what they are about. */
const COUNTED = /rate_limits|abuse_counts|api_usage|sessions|sequence|pgboss/;

/** It lists to each key what its scopes allow. */
const PROTOCOL = 'POST /api/mcp';
const hasHandler = ({ call }: Entry) => !/\/api\/auth\/(csrf|session|signout)$/.test(call);

async function everything(): Promise<Record<string, string>> {
  const all = Object.entries(await describeDatabase());
  return Object.fromEntries(all.filter(([name]) => !COUNTED.test(name)));
}

function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** Two keys: for each scope, one of them does not have it. */
async function keysWithout(partner: TestOrganization): Promise<(scope: string) => Caller> {
  const properties = await createApiKey(partner, { mode: 'live', scopes: ['properties:read'] });
  const bookings = await createApiKey(partner, { mode: 'live', scopes: ['bookings:read'] });
  return (scope) => ({ headers: (scope === 'properties:read' ? bookings : properties).headers });
}

describe('who may make which call', () => {
  it('is told for each call, as its handler has it', async () => {
    const calls = await findCalls(process.cwd());
    const said = calls.map(
      ({ verb, path, operation }) => `${verb} ${path}: ${operation.auth ?? operation.scope}`,
    );
    expect(entries.map(({ call, by }) => `${call}: ${by}`).sort()).toEqual(said.sort());
  }, 300_000);

  it('is told for each address that names something', () => {
    const naming = entries.filter(({ call, by }) => call.includes('{') && by !== 'admin');
    expect([...Object.keys(owned), ...Object.keys(open)].sort()).toEqual(
      naming.map(({ call }) => call).sort(),
    );
  });

  it('holds for each of them, whoever calls', async () => {
    const partner = await createPartner();
    const key = await createApiKey(partner, { mode: 'live' });
    const callers: Record<string, Caller> = {
      visitor: {},
      owner: { as: await createOwner() },
      notary: { as: await createNotary() },
      partner: { as: partner.owner },
      admin: { as: await createAdmin() },
      key: { headers: key.headers },
    };
    const without = await keysWithout(partner);
    const before = await everything();
    const wrong: string[] = [];
    for (const { call, by } of entries.filter(hasHandler)) {
      const refusedTo = Object.entries(refusalsOf(by));
      for (const [name, status] of refusedTo.filter(([who]) => !(call === PROTOCOL && who === OTHER_KEY))) {
        const caller = name === OTHER_KEY ? without(by) : callers[name]!;
        const answer = await callAs(call, caller);
        if (answer.status !== status) wrong.push(`${call} as ${name}: ${answer.status}, not ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(changed(before, await everything())).toEqual([]);
  }, 300_000);
});

/** What is looked at comes before what is changed, and what is ended last: the parts before the whole. */
function inOrder(calls: string[]): string[] {
  const rank = (call: string) => {
    if (call === 'DELETE /api/users/{userId}') return 100;
    return call.startsWith('GET') ? 0 : call.startsWith('DELETE') ? 20 - call.split('/').length : 1;
  };
  return [...calls].sort((a, b) => rank(a) - rank(b));
}

const REFUSED = [401, 403, 404];

/** Of these there is none here, so its owner hears what a stranger hears; who may have one is a test of its own. */
const MISSING = ['GET /api/vault/documents/{id}/thumbnail', 'GET /api/requests/{id}/document'];

/** What strangers were told of a thing, by the call. */
type Refusals = Map<string, string[]>;

async function callAsStrangers(things: Record<string, Thing>): Promise<{ wrong: string[]; told: Refusals }> {
  const wrong: string[] = [];
  const told: Refusals = new Map();
  const strangers = Object.entries(await buildStrangers());
  const before = await everything();
  for (const [call, { of, sends, asks }] of Object.entries(owned)) {
    const sent = { params: things[of]!.params, query: asks, body: sends };
    for (const [name, stranger] of strangers) {
      const { status, text } = await callAs(call, stranger, sent);
      if (!REFUSED.includes(status)) wrong.push(`${call} as ${name}: ${status} ${text.slice(0, 200)}`);
      told.set(call, [...(told.get(call) ?? []), text]);
    }
  }
  wrong.push(...changed(before, await everything()).map((table) => `A stranger changed ${table}.`));
  return { wrong, told };
}

/** Whoever it belongs to gets in, or hears of something that a stranger does not hear. */
async function callAsOwners(things: Record<string, Thing>, told: Refusals): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of inOrder(Object.keys(owned)).filter((one) => !MISSING.includes(one))) {
    const { of, sends, asks } = owned[call]!;
    const { params, of: holder } = things[of]!;
    const { status, text } = await callAs(call, holder, { params, query: asks, body: sends });
    const isHeld = REFUSED.includes(status) && (status === 401 || told.get(call)!.includes(text));
    if (isHeld || status === 422 || status >= 500) wrong.push(`${call}: ${status} ${text.slice(0, 200)}`);
  }
  return wrong;
}

describe('docs/access.md', () => {
  it('is what these tests hold (WRITE_PAGES=1 writes it)', () => {
    const page = accessPage();
    if (process.env.WRITE_PAGES) writeFileSync('docs/access.md', page);
    expect(readFileSync('docs/access.md', 'utf8')).toBe(page);
  });
});

describe('what belongs to somebody', () => {
  it('is reached by them, and neither seen nor changed by anybody else', async () => {
    const things = await buildThings();
    const { wrong, told } = await callAsStrangers(things);
    expect(wrong).toEqual([]);
    expect(await callAsOwners(things, told)).toEqual([]);
  }, 300_000);
});
