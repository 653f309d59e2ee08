import { POST as report } from '@/app/api/policy-reports/route';
import { logger } from '@/lib/platform/telemetry/logger';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

type Line = { policyViolation: { directive: string; blocked: string } };

const SECRET_PAGE = 'http://localhost:3000/share/a-token-that-opens-a-document';

/** Sends a report, and returns its status with what the log says of it: the same that is counted. */
async function send(body: unknown, type = 'application/reports+json') {
  const lines = jest.spyOn(logger, 'warn');
  const rawBody = typeof body === 'string' ? body : JSON.stringify(body);
  const { status } = await callRoute(report, {
    method: 'POST',
    rawBody,
    headers: { 'content-type': type, 'x-socket-address': '203.0.113.9' },
  });
  const counted = lines.mock.calls.map(([line]: unknown[]) => (line as Line).policyViolation);
  lines.mockRestore();
  return { status, counted };
}

const newReport = (effectiveDirective: string, blockedURL: string, type = 'csp-violation') => ({
  type,
  age: 10,
  url: SECRET_PAGE,
  user_agent: 'Ada’s browser',
  body: { documentURL: SECRET_PAGE, effectiveDirective, blockedURL, sample: 'what she typed' },
});

describe('POST /api/policy-reports', () => {
  it('counts what newer browsers report, by directive and host', async () => {
    const answer = await send([
      newReport('script-src-elem', 'https://evil.example:8443/steal.js?from=ada'),
      newReport('script-src-attr', 'inline'),
      newReport('img-src', 'http://localhost:3000/pictures/ada.png'),
      newReport('', 'https://evil.example/', 'deprecation'),
      { type: 'intervention', body: null },
    ]);
    expect(answer).toEqual({
      status: 204,
      counted: [
        { directive: 'script-src-elem', blocked: 'evil.example' },
        { directive: 'script-src-attr', blocked: 'inline' },
        { directive: 'img-src', blocked: 'self' },
      ],
    });
  });

  it('counts what older browsers report', async () => {
    const body = {
      'csp-report': {
        'document-uri': SECRET_PAGE,
        'violated-directive': "connect-src 'self' https://api.stripe.com",
        'blocked-uri': 'https://tracker.example/collect',
      },
    };
    expect(await send(body, 'application/csp-report')).toEqual({
      status: 204,
      counted: [{ directive: 'connect-src', blocked: 'tracker.example' }],
    });
  });

  it.each([
    ['chrome-extension://abcdef/script.js', 'chrome-extension'],
    ['moz-extension', 'moz-extension'],
    ['data', 'data'],
    ['blob:http://localhost:3000/1', 'blob'],
    ['', 'other'],
    ['what a stranger writes', 'other'],
    [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, `${'a'.repeat(60)}.${'b'.repeat(39)}`],
  ])('names %s as %s', async (address, blocked) => {
    const { counted } = await send([newReport('made-up-directive', address)]);
    expect(counted).toEqual([{ directive: 'other', blocked }]);
  });

  it('keeps neither the page nor who reported', async () => {
    const { counted } = await send([newReport('script-src-elem', 'https://evil.example/')]);
    expect(counted).toEqual([{ directive: 'script-src-elem', blocked: 'evil.example' }]);
    const limited = await query<{ key: string }>('SELECT key FROM rate_limits');
    expect(limited).toHaveLength(1);
    expect(limited[0]?.key).not.toContain('203.0.113.9');
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '[1]',
    JSON.stringify(Array.from({ length: 51 }, () => newReport('a', 'b'))),
  ])('refuses what is no report (%#)', async (body) => {
    expect(await send(body)).toEqual({ status: 400, counted: [] });
  });

  it('takes sixty in an hour from one address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await send([])).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
  });
});
