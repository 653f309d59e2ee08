import type { Case } from './cases';
import type { Operation } from './document';
import type { Caller } from './people';
import type { Answer } from './send';

export type Finding = { operation: string; problem: string; times: number; example: string };

const SHOWN_LETTERS = 700;

/** What was answered, and what was wrong with it: the same problem of an operation is one finding. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #statuses = new Map<number, number>();
  readonly #operations = new Map<string, Set<number>>();
  #cases = 0;
  #verbs = 0;
  #slowest = { ms: 0, id: '' };

  /** What an operation answered last that did not go well. */
  readonly refusals = new Map<string, string>();

  count({ id }: Operation, { status, ms, bytes }: Answer): void {
    if (status >= 400) this.refusals.set(`${id} ${status}`, bytes.toString('utf8').slice(0, 200));
    this.#cases += 1;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    const statuses = this.#operations.get(id) ?? new Set();
    this.#operations.set(id, statuses.add(status));
    if (ms > this.#slowest.ms) this.#slowest = { ms, id };
  }

  countVerb(): void {
    this.#verbs += 1;
  }

  add(question: Case, caller: Caller | null, problems: string[], answer?: Answer): void {
    for (const problem of problems) {
      const key = `${question.operation.id}\n${problem}`;
      const known = this.#found.get(key);
      if (known) known.times += 1;
      else this.#found.set(key, { ...about(question, caller, answer), problem, times: 1 });
    }
  }

  get all(): Finding[] {
    return [...this.#found.values()];
  }

  /** Of these no call went well. */
  get neverGood(): string[] {
    return [...this.#operations]
      .filter(([, statuses]) => ![...statuses].some((one) => one < 300))
      .map(([id]) => id);
  }

  get counts(): { operations: number; cases: number; verbs: number; statuses: Record<string, number> } {
    const statuses = [...this.#statuses].sort(([a], [b]) => a - b);
    return {
      operations: this.#operations.size,
      cases: this.#cases,
      verbs: this.#verbs,
      statuses: Object.fromEntries(statuses.map(([status, times]) => [String(status), times])),
    };
  }

  toText(): string {
    const { operations, cases, verbs, statuses } = this.counts;
    const good = operations - this.neverGood.length;
    const lines = this.all.map(
      ({ operation, problem, times, example }) => `- ${operation}: ${problem} (${times}×)\n  ${example}`,
    );
    return [
      ...lines,
      `${operations} operations, ${cases} cases, ${verbs} verbs that are not there`,
      `statuses: ${Object.entries(statuses)
        .map(([status, times]) => `${status} ${times}×`)
        .join(', ')}`,
      `${good} of ${operations} operations have answered well at least once`,
      `the slowest answer: ${this.#slowest.ms.toFixed(0)} ms, of ${this.#slowest.id}`,
      `${this.all.length} findings`,
    ].join('\n');
  }
}

function about(
  { operation, verb, url, headers, body, what }: Case,
  caller: Caller | null,
  answer?: Answer,
): Pick<Finding, 'operation' | 'example'> {
  const { cookie: _cookie, authorization: _key, ...shown } = headers;
  const sent = `${verb} ${url.slice(0, 200)} by ${caller?.name ?? 'nobody'}, ${what}; ${JSON.stringify(shown).slice(0, 300)}`;
  const content = body ? ` ${body.toString('utf8').slice(0, SHOWN_LETTERS)}` : '';
  const answered = answer ? `\n  → ${answer.status} ${answer.bytes.toString('utf8').slice(0, 300)}` : '';
  return { operation: operation.id, example: `${sent}${content}${answered}` };
}
