import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { caseOf, type Case } from './cases';
import { operationsOf, waysIn, type Document, type Operation } from './document';
import { judge, parsed } from './judge';
import { callerNames, peopleOf, type Caller, type CallerName, type People, type Way } from './people';
import { randomOf, seedOf, type Random } from './random';
import { Findings } from './report';
import { send } from './send';
import { validatorOf } from './validator';
import { loadGenerator, valuesOf, type Generate } from './values';
import { missingVerbs } from './verbs';

export type FuzzOptions = {
  document: Document;
  address: string;
  database: Pool;
  sessionSecret: string;
  seed: number;
  casesPerOperation: number;
  /** the names of operations; all without any */
  only?: readonly string[];
};

const AT_ONCE = 4;
/** Of the 1000 calls that a key has in an hour: whoever has no more is another one. */
const FEW_CALLS = 20;

/** Whoever reads all of it is refused nothing. */
const ACCEPT = 'application/json, text/event-stream, */*';

/** These answer 503 here, because a part is not set up: no model, no mail, no push, no card company. */
const vendors = new Set([
  'siteCreateAiChat',
  'siteCreateNotificationsPush',
  'siteCreateUsersDeviceLink',
  'siteCreateUsersEmail',
  'siteCreateUsersPasswordReset',
  'siteCreateWebhooksStripe',
]);

/** Signs out, leaves or deletes whoever calls: with them goes what they made. */
const ENDING = new Set([
  'siteCreateAuthSignout',
  'siteDeleteUser',
  'siteDeleteUsersSession',
  'siteDeleteUsersSessions',
  'siteLeaveOrganization',
]);

/** Makes cases of every operation and sends them, one round over all operations after the other, so that things made in one are there in the next. */
export async function fuzz(options: FuzzOptions): Promise<Findings> {
  const { document, only = [] } = options;
  const operations = operationsOf(document).filter(({ id }) => only.length === 0 || only.includes(id));
  if (operations.length === 0) throw new Error('The document has no such operation.');
  const runner = new Runner(options, await loadGenerator());
  for (let round = 0; round < options.casesPerOperation; round += 1) {
    const limit = pLimit(AT_ONCE);
    await Promise.all(operations.map((operation) => limit(() => runner.try(operation, round))));
  }
  if (only.length === 0) await missingVerbs(options, runner.findings);
  return runner.findings;
}

class Runner {
  readonly findings = new Findings();
  readonly #people: People;
  readonly #forbidden = new Set<string>();
  readonly #check;
  readonly #checkText;

  constructor(
    private readonly options: FuzzOptions,
    private readonly generate: Generate,
  ) {
    this.#people = peopleOf(options.database, options.sessionSecret);
    this.#check = validatorOf(options.document);
    this.#checkText = validatorOf(options.document, { lenient: true });
  }

  async try(operation: Operation, round: number): Promise<void> {
    const { document, address, seed } = this.options;
    const random = randomOf(seedOf(seed, operation.id, round));
    const names = this.#welcome(operation);
    const name = round > 1 && random.chance(1 / 6) ? random.pick(callerNames) : random.pick(names);
    const caller = await (ENDING.has(operation.id) ? this.#people.fresh(name) : this.#people.get(name));
    const tools = {
      document,
      ids: caller.ids,
      values: valuesOf(this.generate, document, caller.ids),
      check: this.#check,
      checkText: this.#checkText,
    };
    const question = caseOf(tools, operation, random, round);
    const headers = headersOf(question, caller, { address, random });
    const asked = { ...question, headers };
    const answer = await send(address, asked).catch((error: Error) => error);
    if (answer instanceof Error)
      return this.findings.add(asked, caller, [`gives no answer: ${answer.message}`]);
    this.#learn(asked, caller, answer);
    this.findings.count(operation, answer);
    const found = judge({
      question: asked,
      answer,
      way: sentWay(asked, caller),
      check: this.#check,
      vendors,
      isFirst: round === 0,
    });
    this.findings.add(asked, caller, found, answer);
  }

  /** Those who may call by the document, but for whom it was said that they may not. */
  #welcome(operation: Operation): CallerName[] {
    const names = waysIn(operation).flatMap((way) => byWay[String(way)] ?? []);
    const left = names.filter((name) => !this.#forbidden.has(`${operation.id} ${name}`));
    return left.length > 0 ? left : names;
  }

  #learn(
    question: Case,
    caller: Caller,
    { status, headers, bytes }: { status: number; headers: object; bytes: Buffer },
  ): void {
    const { operation, path } = question;
    const left = Reflect.get(headers, 'ratelimit-remaining') as string | undefined;
    if (status === 403) this.#forbidden.add(`${operation.id} ${caller.name}`);
    const isOver = left !== undefined && Number(left) < FEW_CALLS;
    // A wrong password is a 401 too.
    const isUnknown = status === 401 && bytes.includes('"not_signed_in"');
    const way = sentWay(question, caller);
    const isOut = isUnknown && way !== null && waysIn(operation).includes(way);
    if (isOver || isOut) this.#people.forget(caller);
    if (status < 300 && String(Reflect.get(headers, 'content-type')).startsWith('application/json')) {
      caller.ids.learn(path, parsed(bytes));
    }
  }
}

const byWay: Record<string, readonly CallerName[]> = {
  null: ['nobody', 'partner', 'notary'],
  // Who has the most: things of one round are there in the next if the same one comes again.
  session: ['partner', 'partner', 'partner', 'owner', 'notary', 'admin'],
  key: ['live key', 'test key'],
  oauth: ['token'],
};

function headersOf(
  { verb, headers }: Case,
  caller: Caller,
  { address, random }: { address: string; random: Random },
): Record<string, string> {
  // Browsers tell where they are whenever they change something; programs do not.
  const isBrowser = caller.way === 'session' && verb !== 'GET' && random.chance(0.9);
  return {
    accept: ACCEPT,
    ...(isBrowser && { origin: new URL(address).origin }),
    ...caller.headers,
    ...headers,
  };
}

/** Whoever sends a token of rubbish in the place of their own is nobody. */
function sentWay({ headers }: Case, caller: Caller): Way {
  const isOwn = Object.entries(caller.headers).every(([name, value]) => headers[name] === value);
  return isOwn ? caller.way : null;
}
