import type { Case } from './cases';
import type { Described, Operation } from './document';
import { waysIn } from './document';
import type { Way } from './people';
import { SLOW_MS, type Answer } from './send';
import type { Check } from './validator';

/** A part that is not there on this machine, and the calls that say so with 503. */
type MissingVendors = ReadonlySet<string>;

type Judged = {
  question: Case;
  answer: Answer;
  way: Way;
  check: Check;
  vendors: MissingVendors;
  /** its handler is loaded by this call */
  isFirst?: boolean;
};

/** Everything of an answer that the document does not describe, or that no answer may be. */
export function judge({ question, answer, way, check, vendors, isFirst = false }: Judged): string[] {
  const { operation, mustFail } = question;
  const { status, ms } = answer;
  const isGood = status < 300;
  const found: string[] = [];
  if (status >= 500 && !(status === 503 && vendors.has(operation.id))) found.push(`answers ${status}`);
  if (ms > SLOW_MS && !isFirst) found.push(`takes longer than ${SLOW_MS} ms`);
  if (isGood && mustFail) found.push(`takes what the document refuses: ${mustFail}`);
  if (isGood && !mayCall(operation, way)) found.push(`answers ${way ?? 'nobody'} well`);
  const described = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
  if (!described) return [...found, `answers ${status}, which the document does not name`];
  return [...found, ...wrongHeaders(described, answer), ...wrongBody(described, answer, check)];
}

function mayCall(operation: Operation, way: Way): boolean {
  const ways = waysIn(operation);
  return ways.includes(null) || ways.includes(way);
}

/** What is there only sometimes, as its description says. */
const SOMETIMES = new Set(['idempotent-replayed', 'retry-after']);

function wrongHeaders({ headers = {} }: Described, answer: Answer): string[] {
  return Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter((name) => !SOMETIMES.has(name) && answer.headers[name] === undefined)
    .map((name) => `${answer.status} without the header ${name}`);
}

function wrongBody(
  { content }: Described,
  { status, headers, bytes, isCut }: Answer,
  check: Check,
): string[] {
  if (!content) return bytes.length > 0 ? [`${status} has a body that the document does not know`] : [];
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  const media = content[type] ?? content['*/*'];
  if (!media) return [`${status} is ${type || 'of no media type'}, not ${Object.keys(content).join(' or ')}`];
  if (isCut || type !== 'application/json') return [];
  const body = parsed(bytes);
  if (body === undefined) return [`${status} is no JSON`];
  const wrong = media.schema && check(media.schema, body);
  return wrong ? [`${status} is not as described: ${wrong}`] : [];
}

/** `undefined` for what is no JSON. */
export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
