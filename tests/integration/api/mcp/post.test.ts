import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { POST } from '@/app/api/mcp/route';
import { GET as readResource } from '@/app/api/resources/[resource]/route';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';

const ADDRESS = '12 Main St, Austin, TX 78701';

/** An agent with the official SDK, whose requests go to the handler. */
async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'agent of a test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: (url, init) =>
      init?.method === 'POST'
        ? POST(new Request(url, init))
        : Promise.resolve(new Response(null, { status: 405 })),
  });
  await client.connect(transport);
  return client;
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const accept = 'application/json, text/event-stream';

describe('POST /mcp', () => {
  it('lists the calls of /v1 as tools, with what they take', async () => {
    const { key } = await createApiKey(await createPartner());
    const client = await connect(key);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lock_property', 'list_fraud_reports', 'book_notary', 'list_verifications']),
    );
    const lock = tools.find(({ name }) => name === 'lock_property')!;
    expect(lock.inputSchema.required).toEqual(
      expect.arrayContaining(['property_address', 'owner_verification']),
    );
    expect(lock.annotations?.readOnlyHint).toBe(false);
    const status = tools.find(({ name }) => name === 'read_property_status')!;
    expect(status.inputSchema.required).toEqual(['property_id']);
    expect(status.annotations?.readOnlyHint).toBe(true);
  });

  it('locks a test property, once also when the agent tries again, and reads its status', async () => {
    const partner = await createPartner();
    const { key } = await createApiKey(partner, { mode: 'test' });
    const client = await connect(key);
    const input = {
      property_address: ADDRESS,
      owner_verification: { owner_name: 'Jane Smith', owner_email: 'jane@example.com' },
      lock_duration: null,
      idempotency_key: 'agent-1',
    };
    const first = await client.callTool({ name: 'lock_property', arguments: input });
    const again = await client.callTool({ name: 'lock_property', arguments: input });
    expect(first.isError).toBeFalsy();
    expect(again.structuredContent).toEqual(first.structuredContent);
    const { property_id } = first.structuredContent as { property_id: string };
    const [{ count }] = (await query<{ count: number }>(
      'SELECT count(*)::int AS count FROM sandbox_objects WHERE organization_id = $1',
      [partner.id],
    )) as [{ count: number }];
    expect(count).toBe(1);
    const status = await client.callTool({ name: 'read_property_status', arguments: { property_id } });
    expect(status.structuredContent).toMatchObject({ status: 'locked' });
  });

  it('lists by cursor', async () => {
    const { key } = await createApiKey(await createPartner());
    const client = await connect(key);
    const list = await client.callTool({ name: 'list_properties', arguments: { limit: 1 } });
    expect(list.structuredContent).toEqual({ data: [], next_cursor: null });
  });

  it('answers what the call behind a tool refuses as an error of the tool', async () => {
    const { key } = await createApiKey(await createPartner(), { scopes: ['properties:read'] });
    const client = await connect(key);
    const result = await client.callTool({
      name: 'lock_property',
      arguments: {
        property_address: ADDRESS,
        owner_verification: { owner_name: 'J', owner_email: 'j@e.co' },
      },
    });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toMatchObject({ code: 'forbidden' });
  });

  it('says that there is no such tool', async () => {
    const { key } = await createApiKey(await createPartner());
    const client = await connect(key);
    const result = await client.callTool({ name: 'delete_everything', arguments: {} });
    expect(result.structuredContent).toMatchObject({ code: 'not_found' });
  });

  it('asks for a token and says where one is to be had', async () => {
    const resource = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';
    const wrong: [Record<string, string>, string][] = [
      [{ accept }, `Bearer ${resource}`],
      [{ accept, authorization: 'Bearer dg_live_wrong' }, `Bearer error="invalid_token", ${resource}`],
    ];
    for (const [headers, challenge] of wrong) {
      const answer = await callRoute(POST, { method: 'POST', url: '/mcp', body: initialize, headers });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe(challenge);
    }
  });

  it('answers 401 to a tool of a key that was revoked meanwhile', async () => {
    const { id, key } = await createApiKey(await createPartner());
    await query('UPDATE api_keys SET revoked_at = now() WHERE id = $1', [id]);
    const answer = await callRoute(POST, {
      method: 'POST',
      url: '/mcp',
      headers: { accept, authorization: `Bearer ${key}` },
      body: {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'list_properties', arguments: {} },
      },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata=');
  });

  it('takes one message in a request', async () => {
    const { headers } = await createApiKey(await createPartner());
    const answer = await callRoute(POST, {
      method: 'POST',
      url: '/mcp',
      headers: { accept, ...headers },
      body: [initialize, { ...initialize, id: 2 }],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request' });
  });

  it('counts a tool that there is not, and wants a token for it', async () => {
    const { id, headers } = await createApiKey(await createPartner());
    const call = (authorization: string) =>
      callRoute(POST, {
        method: 'POST',
        url: '/mcp',
        headers: { accept, authorization },
        body: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'nothing', arguments: {} } },
      });
    expect((await call('Bearer dg_live_wrong')).status).toBe(401);
    expect((await call(headers.authorization)).body).toMatchObject({ result: { isError: true } });
    const rows = await query<{ calls: number }>('SELECT calls FROM api_usage WHERE caller_id = $1', [id]);
    expect(rows).toEqual([{ calls: 1 }]);
  });

  it('counts a tool once', async () => {
    const { id, key, headers } = await createApiKey(await createPartner());
    const answer = await callRoute(POST, {
      method: 'POST',
      url: '/mcp',
      headers: { accept, ...headers },
      body: {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'list_properties', arguments: {} },
      },
    });
    expect(key).toBeTruthy();
    expect(answer.headers.get('ratelimit-remaining')).toBe('999');
    const rows = await query<{ calls: number }>('SELECT calls FROM api_usage WHERE caller_id = $1', [id]);
    expect(rows).toEqual([{ calls: 1 }]);
  });

  it.each([
    ['with what no tool takes', { id: 2, params: { name: 'list_properties', arguments: true } }],
    ['without an id, so that nothing is done', { params: { name: 'list_properties', arguments: {} } }],
  ])('counts a tool that is named %s, and wants a token for it', async (_what, message) => {
    const { id, headers } = await createApiKey(await createPartner());
    const call = (authorization: string) =>
      callRoute(POST, {
        method: 'POST',
        url: '/mcp',
        headers: { accept, authorization },
        body: { jsonrpc: '2.0', method: 'tools/call', ...message },
      });
    expect((await call('Bearer dg_live_wrong')).status).toBe(401);
    expect((await call(headers.authorization)).headers.get('ratelimit-remaining')).toBe('999');
    const rows = await query<{ calls: number }>('SELECT calls FROM api_usage WHERE caller_id = $1', [id]);
    expect(rows).toEqual([{ calls: 1 }]);
  });

  it('says how long to wait once an hour has no calls left', async () => {
    const { id, headers } = await createApiKey(await createPartner());
    const ask = () =>
      callRoute(POST, { method: 'POST', url: '/mcp', headers: { accept, ...headers }, body: initialize });
    expect((await ask()).status).toBe(200);
    await query('UPDATE api_usage SET calls = 1000 WHERE caller_id = $1', [id]);

    const answer = await ask();

    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'rate_limited' });
    expect(answer.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('retry-after')).toBe(answer.headers.get('ratelimit-reset'));
  });
});

describe('GET /.well-known/oauth-protected-resource', () => {
  it.each(['mcp', 'v1'])(
    'names the address of %s, its scopes and the server that hands out tokens',
    async (resource) => {
      const answer = await callRoute(readResource, { params: { resource } });
      expect(answer.body).toMatchObject({
        resource: `http://localhost:3000/${resource}`,
        authorization_servers: ['http://localhost:3000'],
        scopes_supported: expect.arrayContaining(['properties:write', 'offline_access']) as unknown,
      });
    },
  );

  it('knows no other address', async () => {
    expect((await callRoute(readResource, { params: { resource: 'v2' } })).status).toBe(404);
  });
});
