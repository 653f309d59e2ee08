import { POST } from '@/app/api/mcp/route';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';

const accept = 'application/json, text/event-stream';

type Tool = { name?: string; input?: object };

const callTool = (headers: Record<string, string>, { name = 'list_properties', input = {} }: Tool = {}) =>
  callRoute(POST, {
    method: 'POST',
    url: '/mcp',
    headers: { accept, ...headers },
    body: { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name, arguments: input } },
  });

const wrongFrom = (address: string) =>
  callTool({ authorization: 'Bearer no-token-of-ours', 'x-socket-address': address });

describe('a tool that is called with a wrong token', () => {
  it('is refused as HTTP has it, which says where a token is to be had, and nothing of a limit', async () => {
    const answer = await wrongFrom('203.0.113.6');

    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata=');
    expect(answer.headers.get('ratelimit-limit')).toBeNull();
  });

  it('counts for the address that it came from alone, which is told to wait after a hundred', async () => {
    for (let tried = 0; tried < 100; tried += 1) {
      expect((await wrongFrom('203.0.113.7')).status).toBe(401);
    }

    const answer = await wrongFrom('203.0.113.7');

    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await wrongFrom('203.0.113.8')).status).toBe(401);
  });
});

it('a tool that is called once the hour has no calls left is refused as HTTP has it', async () => {
  const { id, headers } = await createApiKey(await createPartner());
  expect((await callTool(headers)).status).toBe(200);
  await query('UPDATE api_usage SET calls = 1000 WHERE caller_id = $1', [id]);

  const answer = await callTool(headers);

  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(answer.headers.get('ratelimit-remaining')).toBe('0');
  expect(answer.headers.get('www-authenticate')).toBeNull();
});

describe.each<[string, Tool]>([
  ['an object in an address', { name: 'read_property', input: { property_id: { toString: 'x' } } }],
  ['half a letter in an address', { name: 'read_property', input: { property_id: '\ud800' } }],
  ['an object in a query', { input: { limit: { toString: 'x' } } }],
  ['a key that no header holds', { name: 'report_fraud', input: { idempotency_key: 'ключ' } }],
])('a tool that is called with %s', (_what, tool) => {
  it('is refused without a token, and counted as one that is wrong', async () => {
    expect((await callTool({ authorization: 'Bearer no-token-of-ours' }, tool)).status).toBe(401);
  });

  it('is counted, and told what may be sent', async () => {
    const { id, headers } = await createApiKey(await createPartner());

    const answer = await callTool(headers, tool);

    expect(answer.body).toMatchObject({
      result: {
        isError: true,
        structuredContent: {
          code: 'validation_failed',
          message: expect.stringContaining('cannot be read') as string,
        },
      },
    });
    expect(answer.headers.get('ratelimit-remaining')).toBe('999');
    const rows = await query<{ calls: number }>('SELECT calls FROM api_usage WHERE caller_id = $1', [id]);
    expect(rows).toEqual([{ calls: 1 }]);
  });
});
