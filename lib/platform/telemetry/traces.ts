import 'server-only';

/** No attribute holds an address, a query, a body or a value that somebody sent: hosts, our own names and ids alone. */
type Attributes = Record<string, string | number>;

export type SpanAbout = {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** the `traceparent` of what asked for it, in another process of ours */
  parent?: string | undefined;
  /** the `traceparent` that came with a request: it is linked, and decides neither the trace nor whether it is kept */
  link?: string | null | undefined;
};

/** What becomes of it is known at its end. */
export type OpenSpan = {
  end: (end: { name?: string; attributes?: Attributes; hasFailed?: boolean }) => void;
};

/** What records spans, where an operator wants them (lib/vendor/opentelemetry.ts). */
export type Tracing = {
  /** Whatever begins while the work runs belongs to it. */
  within: <T>(about: SpanAbout, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** null where nothing runs that it could belong to */
  begin: (about: SpanAbout) => OpenSpan | null;
  current: () => { traceId: string; traceparent: string } | null;
};

/** One for the process, however many copies of this file there are. */
const holder = globalThis as typeof globalThis & { tracing?: Tracing };

const NO_SPAN: OpenSpan = { end: () => undefined };

export function traceWith(tracing: Tracing | undefined): void {
  if (tracing) holder.tracing = tracing;
  else delete holder.tracing;
}

export function isTracing(): boolean {
  return holder.tracing !== undefined;
}

/** Runs the work within a span, which it ends, or as it is where nobody looks. What it throws ends its span as failed. */
export function traced<T>(about: SpanAbout, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  return holder.tracing ? holder.tracing.within(about, work) : work(NO_SPAN);
}

export function beginSpan(about: SpanAbout): OpenSpan | null {
  return holder.tracing?.begin(about) ?? null;
}

export function currentTrace(): { traceId: string; traceparent: string } | null {
  return holder.tracing?.current() ?? null;
}
