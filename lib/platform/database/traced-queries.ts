import 'server-only';
import { beginSpan, isTracing } from '../telemetry/traces';

type Query = (...call: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Makes each query of a connection a span, with its verb and table; neither its text nor its values. */
export function traceQueries(client: { query: unknown }): void {
  if (!isTracing()) return;
  const query = (client.query as Query).bind(client);
  client.query = (...call: unknown[]) => {
    const span = beginSpan(aboutQuery(call[0]));
    if (!span) return query(...call);
    const last = call.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (error, result) => {
        span.end({ hasFailed: Boolean(error) });
        (last as Callback)(error, result);
      };
      return query(...call.slice(0, -1), done);
    }
    const running = query(...call);
    if (running instanceof Promise) {
      running.then(
        () => span.end({}),
        () => span.end({ hasFailed: true }),
      );
    }
    return running;
  };
}

/** `SELECT deed_locks`, from a text or from pg's query object. */
export function aboutQuery(asked: unknown) {
  const whole = typeof asked === 'string' ? asked : String((asked as { text?: unknown } | null)?.text ?? '');
  const text = whole.replace(/'[^']*'/g, '');
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  return {
    name: table ? `${verb} ${table}` : verb,
    kind: 'client' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table && { 'db.collection.name': table }),
    },
  };
}
