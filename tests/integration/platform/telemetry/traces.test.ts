import { once } from 'node:events';
import { messageOf, startProcess } from '@/tests/support/app-process';
import { OtlpDouble } from '@/tests/support/otlp-double';

/** As long as the token of a link. */
const SECRET = 'vJ2hbq-0mM8c5Kx_RkZ1uYt7nWs3eDf9gHj4iLpOaQx';

/** Of a stranger, or of the proxy in front. */
const SENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

type Told = { traceId: string; requestId: string; host: string; afterwards: object };

describe('the traces of a process', () => {
  it('tell calls, pages and OAuth, their queries, what they asked of others and their jobs, link a traceparent, and hold nothing else that somebody sent', async () => {
    const collector = new OtlpDouble();
    const ownHost = new URL(collector.url).host;
    const child = startProcess('tests/support/traced-process.ts', {
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        SECRET,
        TRACEPARENT: `00-${SENT.traceId}-${SENT.spanId}-00`,
        LOG_LEVEL: 'info',
      },
      silent: true,
    });
    const lines: string[] = [];
    child.stdout!.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
    const closed = once(child, 'close');
    const { traceId, requestId, host, afterwards } = (await messageOf(child)) as Told;
    await closed;
    await collector.stop();

    const named = (name: string) => collector.spans.find((span) => span.name === name);
    const request = named('GET /api/share/[token]/views');
    expect(request).toMatchObject({
      traceId,
      kind: 2,
      hasFailed: false,
      attributes: {
        'deedguard.request_id': requestId,
        'http.request.method': 'GET',
        'http.route': '/api/share/[token]/views',
        'http.response.status_code': 200,
      },
    });
    const within = { traceId, parentSpanId: request?.spanId };
    expect(named('SELECT users')).toMatchObject({
      ...within,
      attributes: { 'db.system.name': 'postgresql', 'db.collection.name': 'users' },
    });
    expect(named(`GET ${host}`)).toMatchObject({
      ...within,
      attributes: { 'server.address': host, 'http.response.status_code': 200 },
    });
    const job = named('job demo-drive');
    expect(job).toMatchObject({ ...within, kind: 5 });
    expect(named('SELECT audit_events')).toMatchObject({ traceId, parentSpanId: job?.spanId });
    const failed = named('GET /api/health/ready');
    expect(failed).toMatchObject({ hasFailed: true });
    expect(failed?.links ?? []).toEqual([]);

    const page = named('GET /pay/[id]');
    expect(page).toMatchObject({
      kind: 2,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/pay/[id]',
        'http.response.status_code': 200,
      },
    });
    expect(named('SELECT announcements')).toMatchObject({
      traceId: page?.traceId,
      parentSpanId: page?.spanId,
    });
    expect(named('GET other')).toMatchObject({ hasFailed: true });

    const keys = named('GET /oauth/jwks');
    expect(keys).toMatchObject({ kind: 2, attributes: { 'http.response.status_code': 200 } });
    expect(named('SELECT oauth_signing_keys')).toMatchObject({ traceId: keys?.traceId });
    expect(named('GET /oauth/authorize/[uid]')?.attributes).toMatchObject({
      'http.route': '/oauth/authorize/[uid]',
    });

    for (const span of [request, page, keys]) {
      expect(span).toMatchObject({ links: [SENT] });
      expect(span?.traceId).not.toBe(SENT.traceId);
      expect(span?.parentSpanId).toBeUndefined();
    }

    expect(collector.raw).not.toContain(SECRET);
    expect(collector.spans.filter(({ name }) => name.includes(ownHost))).toEqual([]);
    const ofTrace = lines.filter((line) => line.includes(traceId));
    expect(ofTrace.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual([
      requestId,
      requestId,
    ]);
    expect(afterwards).toEqual({});
  }, 60_000);
});
