import 'server-only';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';

/** What an agent may do: its input as JSON Schema of an object. */
export type McpTool = {
  name: string;
  title: string;
  description: string;
  inputSchema: Tool['inputSchema'];
  /** it changes nothing */
  isReadOnly: boolean;
};

/** What came of a tool: the answer of the call behind it, as text and as it is. */
export type McpResult = { isError: boolean; body: Record<string, unknown> };

type McpServer = {
  name: string;
  version: string;
  instructions: string;
  tools: readonly McpTool[];
  call: (name: string, input: Record<string, unknown>) => Promise<McpResult | null>;
};

/**
 * Answers one message of the Model Context Protocol (streamable HTTP, without sessions: each request stands alone, so that
 * any process can answer it). `call` returns null for a tool that there is not.
 */
export async function answerMcp(
  request: Request,
  message: unknown,
  { name, version, instructions, tools, call }: McpServer,
): Promise<Response> {
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toListed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const result = await call(params.name, params.arguments ?? {});
    return result ? toContent(result) : toContent(unknownTool(params.name));
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody: message });
  await server.close();
  return response;
}

function toListed({ isReadOnly, ...tool }: McpTool): Tool {
  return { ...tool, annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false } };
}

function toContent({ isError, body }: McpResult) {
  return {
    isError,
    content: [{ type: 'text' as const, text: JSON.stringify(body, null, 2) }],
    structuredContent: body,
  };
}

function unknownTool(name: string): McpResult {
  return { isError: true, body: { code: 'not_found', message: `There is no tool ${name}.` } };
}
