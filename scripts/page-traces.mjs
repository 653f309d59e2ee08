/** Makes a span of each page that the web server answers, where traces are sent (lib/vendor/opentelemetry.ts): what a page reads belongs to it. */

/**
 * @param {(url: string | undefined) => string | null} routeOf of scripts/page-routes.mjs
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, answer: () => void) => void}
 */
export function tracePages(routeOf) {
  return (request, response, answer) => {
    const tracing = globalThis.tracing;
    const route = tracing ? routeOf(request.url) : null;
    if (route === null) return answer();
    const { method } = request;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const about = {
      name: `${method} ${route}`,
      kind: 'server',
      attributes,
      link: request.headers.traceparent,
    };
    void tracing.within(about, async (span) => {
      const closes = closed(response);
      answer();
      await closes;
      span.end(endOf(response));
    });
  };
}

/** @param {import('node:http').ServerResponse} response */
function closed(response) {
  return new Promise((resolve) => response.once('close', resolve));
}

/** Whoever went away before the first byte got no status. */
function endOf({ headersSent, statusCode }) {
  if (!headersSent) return {};
  return { attributes: { 'http.response.status_code': statusCode }, hasFailed: statusCode >= 500 };
}
