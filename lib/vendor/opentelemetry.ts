import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { readTraceparent, writeTraceparent } from '@/lib/platform/telemetry/traceparent';
import { traceWith, type OpenSpan, type SpanAbout } from '@/lib/platform/telemetry/traces';
import { within } from '@/lib/platform/within';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** A process that ends waits no longer for whoever takes its spans. */
const LAST_MS = 2_000;

/**
 * Sends spans to an OTLP endpoint from now on. Nothing is registered as global: Next would then make spans of its own, with
 * addresses and their queries. Sampling and headers are OpenTelemetry's own variables.
 */
export function startTraces({ endpoint, service }: { endpoint: string; service: string }): {
  stop: () => Promise<void>;
} {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/v1/traces`);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: url.href }))],
  });
  const tracer = provider.getTracer('deedguard');
  const active = new AsyncLocalStorage<Span>();

  function start({ name, kind, attributes, parent, link }: SpanAbout): Span {
    const above = active.getStore()?.spanContext() ?? contextOf(parent);
    const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const linked = contextOf(link);
    const links = linked ? [{ context: linked }] : [];
    return tracer.startSpan(name, { kind: kinds[kind], attributes, links }, context);
  }

  const begin = (about: SpanAbout) => (active.getStore() ? opened(start(about)) : null);
  traceWith({
    within: async (about, work) => {
      const span = start(about);
      const open = opened(span);
      try {
        return await active.run(span, () => work(open));
      } catch (error) {
        open.end({ hasFailed: true });
        throw error;
      } finally {
        open.end({});
      }
    },
    begin,
    current: () => {
      const now = active.getStore()?.spanContext();
      return now ? { traceId: now.traceId, traceparent: writeTraceparent(now) } : null;
    },
  });
  const forget = watchOutgoing(begin, url.host);
  return {
    stop: async () => {
      forget();
      traceWith(undefined);
      await within(LAST_MS, provider.shutdown()).catch(() => undefined);
    },
  };
}

/** Ends once; how it failed is told by our log, since messages hold what people sent. */
function opened(span: Span): OpenSpan {
  return {
    end: ({ name, attributes, hasFailed }) => {
      if (!span.isRecording()) return;
      if (name) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function contextOf(traceparent: string | null | undefined): SpanContext | undefined {
  const read = readTraceparent(traceparent);
  return read ? { ...read, isRemote: true } : undefined;
}

type Outgoing = { method?: string; host?: string; origin?: unknown; getHeader?: (name: string) => unknown };
type Message = { request: Outgoing; response?: { statusCode?: number } };

/**
 * What goes out by Node's http and by fetch, each with its host alone: paths and queries open things. The spans themselves
 * go out the same way, and make none.
 */
function watchOutgoing(begin: (about: SpanAbout) => OpenSpan | null, ownHost: string): () => void {
  const open = new WeakMap<object, OpenSpan>();
  const began = (message: unknown) => {
    const { request } = message as Message;
    const host = hostOf(request);
    if (host === ownHost) return;
    const method = request.method ?? 'GET';
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = begin({ name: `${method} ${host}`, kind: 'client', attributes });
    if (span) open.set(request, span);
  };
  const answered = (message: unknown) => {
    const { request, response } = message as Message;
    const status = response?.statusCode ?? 0;
    open.get(request)?.end({ attributes: { 'http.response.status_code': status }, hasFailed: status >= 500 });
  };
  const failed = (message: unknown) => open.get((message as Message).request)?.end({ hasFailed: true });
  const listeners = [
    ['http.client.request.start', began],
    ['http.client.response.finish', answered],
    ['http.client.request.error', failed],
    ['undici:request:create', began],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

function hostOf(request: Outgoing): string {
  if (request.origin) return new URL(String(request.origin as string | URL)).host;
  const header = request.getHeader?.('host');
  return typeof header === 'string' ? header : (request.host ?? '');
}
