import 'server-only';
import * as z from 'zod';
import { countApiCall, limitHeaders } from '@/lib/platform/v1/api-caller';
import { callsThrough, challengeTo } from '@/lib/platform/v1/api-resources';
import { AppError } from '@/lib/platform/errors';
import { described, type Described } from '@/lib/platform/http/operation';
import { readJson } from '@/lib/platform/http/request-body';
import { observed } from '@/lib/platform/route';
import { answerMcp, type McpResult, type McpTool } from '@/lib/vendor/mcp';
import { API_CALLS_PER_HOUR } from '@/lib/values/api-scopes';
import { callWords } from '../content/call-words';
import { toolsInstructions } from '../content/tools';

/** A call of /v1 that agents are offered under a name. */
export type ToolCall = {
  name: string;
  verb: 'GET' | 'POST';
  /** as the documents have it: `/v1/properties/{property_id}` */
  path: string;
  handler: Described;
};

/** What a retry of a writing tool may say, so that its effect happens once. */
const IDEMPOTENCY_KEY = 'idempotency_key';

const repeatable = {
  [IDEMPOTENCY_KEY]: {
    type: 'string',
    maxLength: 255,
    description: 'Send the same value when you try again: what is done is done once.',
  },
};

const toolCallSchema = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.string() }),
});

/** An error of JSON-RPC 2.0, as the protocol answers what it cannot read. */
const refusalSchema = z.object({
  jsonrpc: z.literal('2.0'),
  error: z.object({ code: z.number().int(), message: z.string() }),
  id: z.union([z.string(), z.number()]).nullable(),
});

/**
 * Answers agents (Model Context Protocol): lists calls of /v1 as tools, and makes them with the key or access token of the
 * request, so that limits, scopes and errors are the same as everywhere. Without a token that is valid the answer is 401 and
 * says where one is to be had (RFC 9728).
 */
export function agentRoute(calls: readonly ToolCall[]): Described {
  const tools = calls.map(toTool);
  const handle = observed((request, _context, always) => callsThrough('mcp', () => answer(request, always)));
  return described(handle, {
    scope: 'properties:read',
    takes: 'application/json',
    // Of a message that asks for nothing.
    emptyStatus: 202,
    refusal: refusalSchema,
    isLimited: true,
  });

  async function answer(request: Request, always: Headers): Promise<Response> {
    always.set('www-authenticate', challengeTo(request));
    if (!request.headers.has('authorization')) await countApiCall(request);
    const message = await readJson(request);
    if (Array.isArray(message)) throw new AppError('invalid_request', NO_BATCHES);
    const asked = toolCallSchema.safeParse(message).data?.params.name;
    // The call behind a tool counts itself.
    let isCounted = !calls.some(({ name }) => name === asked);
    if (isCounted) await countOther(request, always);
    let refused: Response | undefined;
    const answered = await answerMcp(request, message, {
      name: 'deedguard-guardsign',
      version: '1.0.0',
      instructions: toolsInstructions,
      tools,
      call: async (name, input) => {
        const call = calls.find((known) => known.name === name);
        if (!call) return null;
        const inner = toRequest(request, call, input);
        if (!inner) return UNSENDABLE;
        isCounted = true;
        const response = await call.handler(inner, { params: Promise.resolve(input) });
        copyHeaders(LIMIT_HEADERS, { from: response.headers, to: always });
        if (OF_THE_REQUEST.has(response.status)) refused = response.clone();
        return toResult(response);
      },
    });
    // A tool was named and never called: with what it does not take, or in a message that asks for no answer.
    if (!isCounted) await countOther(request, always);
    if (refused?.status !== 401) always.delete('www-authenticate');
    return refused ?? answered;
  }
}

/** Version 2025-06-18 of the protocol took them out: one request would be as much work as its sender likes. */
const NO_BATCHES = 'Please send one message in a request: this server takes no batches.';

const LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
/** By which a call behind a tool counts for the address that the message came from. */
const ADDRESS_HEADERS = ['x-socket-address', 'x-forwarded-for'];
/** Who asks is not known, or asks too often: no matter of the tool. A client reads it where HTTP has it. */
const OF_THE_REQUEST = new Set([401, 429]);

const UNSENDABLE: McpResult = {
  isError: true,
  body: {
    code: 'validation_failed',
    message:
      'These arguments cannot be read. Please send what the input schema of this tool says. An idempotency_key has 1 to 255 visible ASCII characters.',
  },
};

function copyHeaders(names: readonly string[], { from, to }: { from: Headers; to: Headers }): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}

async function countOther(request: Request, always: Headers): Promise<void> {
  const { calls } = await countApiCall(request);
  always.delete('www-authenticate');
  const headers = limitHeaders(calls);
  for (const [name, value] of Object.entries(headers)) always.set(name, value);
  if (calls <= API_CALLS_PER_HOUR) return;
  throw new AppError(
    'rate_limited',
    `More than ${API_CALLS_PER_HOUR} calls within this hour. Please wait until the next one.`,
    { retryAfterSeconds: Number(headers['ratelimit-reset']) },
  );
}

function toTool({ name, verb, path, handler: { operation } }: ToolCall): McpTool {
  const description = callWords[`${verb} ${path}`] ?? name;
  const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);
  const schemas = parts.map(toSchema);
  return {
    name,
    title: description.split(/(?<=\.) /)[0]?.replace(/\.$/, '') ?? name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.assign(
        {},
        ...schemas.map(({ properties }) => properties),
        verb === 'POST' && repeatable,
      ) as Record<string, object>,
      required: schemas.flatMap(({ required }) => required ?? []),
    },
    isReadOnly: verb === 'GET',
  };
}

type ObjectSchema = { properties: Record<string, object>; required?: string[] };

function toSchema(schema: z.ZodType): ObjectSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as ObjectSchema;
}

/** What an agent says in one object goes to where the call expects it. Null for what no request can hold. */
function toRequest(request: Request, call: ToolCall, input: Record<string, unknown>): Request | null {
  try {
    return buildRequest(request, call, input);
  } catch {
    return null;
  }
}

function buildRequest(
  request: Request,
  { verb, path, handler }: ToolCall,
  input: Record<string, unknown>,
): Request {
  const { [IDEMPOTENCY_KEY]: key, ...said } = input;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(said[name] ?? ''))),
    request.url,
  );
  const rest = Object.entries(said).filter(([name]) => !inPath.has(name));
  const headers = new Headers({ authorization: request.headers.get('authorization') ?? '' });
  copyHeaders(ADDRESS_HEADERS, { from: request.headers, to: headers });
  if (verb === 'GET') {
    for (const [name, value] of rest) url.searchParams.set(name, String(value));
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/json');
  if (typeof key === 'string') headers.set('idempotency-key', key);
  const body = handler.operation.body ? JSON.stringify(Object.fromEntries(rest)) : undefined;
  return new Request(url, { method: verb, headers, body });
}

async function toResult(response: Response): Promise<McpResult> {
  const body = (await response.json()) as Record<string, unknown>;
  return { isError: !response.ok, body };
}
