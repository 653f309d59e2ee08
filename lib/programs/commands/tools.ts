import 'server-only';
import { z } from 'zod';
import { answerMcp, type McpResult, type McpTool } from '@/lib/vendor/mcp';
import type { Described } from '@/lib/platform/operation';
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

/**
 * Answers an agent (Model Context Protocol): lists the calls of /v1 as tools, and makes them with the key or access token of
 * the request, so that limits, scopes and errors are the same as everywhere. Without a token that is valid the answer is 401.
 */
export async function answerAgent(request: Request, calls: readonly ToolCall[]): Promise<Response> {
  let refused: Response | undefined;
  const answer = await answerMcp(request, {
    name: 'deedguard-guardsign',
    version: '1.0.0',
    instructions: toolsInstructions,
    tools: calls.map(toTool),
    call: async (name, input) => {
      const call = calls.find((known) => known.name === name);
      if (!call) return null;
      const response = await call.handler(toRequest(request, call, input), { params: Promise.resolve(input) });
      if (response.status === 401) refused = response;
      return toResult(response);
    },
  });
  return refused ?? answer;
}

function toTool({ name, verb, handler: { operation } }: ToolCall): McpTool {
  const [title = name, ...more] = (operation.about ?? name).split(/(?<=\.)\s+/);
  const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);
  const schemas = parts.map(toSchema);
  return {
    name,
    title: title.replace(/\.$/, ''),
    description: [title, ...more].join(' '),
    inputSchema: {
      type: 'object',
      properties: Object.assign({}, ...schemas.map(({ properties }) => properties), verb === 'POST' && repeatable),
      required: schemas.flatMap(({ required }) => required ?? []),
    },
    isReadOnly: verb === 'GET',
  };
}

type ObjectSchema = { properties: Record<string, object>; required?: string[] };

function toSchema(schema: z.ZodType): ObjectSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as ObjectSchema;
}

/** What an agent says in one object goes to where the call expects it. */
function toRequest(request: Request, { verb, path, handler }: ToolCall, input: Record<string, unknown>): Request {
  const { [IDEMPOTENCY_KEY]: key, ...said } = input;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(said[name] ?? ''))),
    request.url,
  );
  const rest = Object.entries(said).filter(([name]) => !inPath.has(name));
  const headers = new Headers({ authorization: request.headers.get('authorization') ?? '' });
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
