import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../bench/people';
import { writePdf } from '../smoke/journey';

export type Call = {
  kind: Kind;
  /** by which what it was to make is found: nothing else has the same */
  key: string;
  /** 0 where no answer came */
  status: number;
  message: string;
  /** of a lock: its id and its place in the log */
  lock?: string;
  phase: string;
};

export type Kind = keyof typeof kinds;

type Asked = { path: string; json?: unknown; form?: FormData };

const PAUSE_MS = 50;
const ANSWER_MS = 30_000;

/** What somebody writes, each by another way: a log entry, a file and its row, a number without gaps, an account. */
const kinds = {
  lock: (key: string): Asked => ({
    path: '/api/deedguard/lock-deed',
    json: {
      propertyAddress: `${key} Main St, Austin, TX 78701`,
      ownerName: 'Ada Lovelace',
      lockType: 'permanent',
      reason: 'Protection against deed fraud',
      expiryDays: null,
    },
  }),
  document: async (key: string): Promise<Asked> => {
    const form = new FormData();
    form.append('category', 'Real Estate');
    form.append('file', new Blob([Uint8Array.from(await writePdf(key))]), `${key}.pdf`);
    return { path: '/api/vault/documents', form };
  },
  invoice: (key: string): Asked => ({
    path: '/api/invoices',
    json: {
      clientType: 'direct',
      billTo: { name: key },
      items: [{ description: 'Signing', qty: 1, unit: 150, taxRate: 8.25 }],
    },
  }),
  account: (key: string): Asked => ({
    path: '/api/users/register',
    json: {
      email: `writer-${key}@example.com`,
      password: 'a deed is a deed is a deed',
      firstName: 'Ada',
      lastName: 'Lovelace',
    },
  }),
};

/** People who write one thing after the other until they are stopped, each thing once, and what they were answered. */
export class Writers {
  readonly calls: Call[] = [];
  phase = 'before';
  private isStopped = false;
  private readonly running: Promise<unknown>;

  constructor(
    private readonly address: string,
    people: Person[],
  ) {
    this.running = Promise.all(people.map((person, place) => this.work(person, place)));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async work({ cookie }: Person, place: number): Promise<void> {
    const order = Object.keys(kinds) as Kind[];
    const storedIn = new Set<string>();
    for (let count = 0; !this.isStopped; count += 1) {
      const kind = order[count % order.length]!;
      // A vault without a plan takes three documents: one before, one meanwhile, one afterward.
      if (kind === 'document' && storedIn.has(this.phase)) continue;
      const { phase, status } = await this.once(
        kind,
        `${place + 1}${String(count).padStart(5, '0')}`,
        cookie,
      );
      if (kind === 'document' && status === 201) storedIn.add(phase);
      await sleep(PAUSE_MS);
    }
  }

  private async once(kind: Kind, key: string, cookie: string): Promise<Call> {
    const { phase } = this;
    const { path, json, form } = await kinds[kind](key);
    const { status, body } = await ask(`${this.address}${path}`, {
      method: 'POST',
      headers: {
        origin: this.address,
        connection: 'close',
        ...(kind === 'account' ? {} : { cookie }),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      body: json ? JSON.stringify(json) : form,
    });
    const { id, logIndex, message = '' } = body as { id?: string; logIndex?: number; message?: string };
    const lock = kind === 'lock' && id ? `${id} ${logIndex}` : undefined;
    const call = { kind, key, status, message, phase, ...(lock && { lock }) };
    this.calls.push(call);
    return call;
  }
}

/** One answer; status 0 where none came. */
export async function ask(
  address: string,
  call: RequestInit = {},
): Promise<{ status: number; body: object }> {
  try {
    const answer = await fetch(address, { ...call, signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? (JSON.parse(text) as object) : {} };
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return { status: 0, body: { message: String(reason) } };
  }
}
