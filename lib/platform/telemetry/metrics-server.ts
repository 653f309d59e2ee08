import 'server-only';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { env } from '../env';
import { AppError } from '../errors';
import { logger } from './logger';
import { METRICS_TYPE, metricsText, startMetrics } from './metrics';
import { assertMayReadMetrics } from './metrics-token';

/**
 * In the worker, with a METRICS_TOKEN and a WORKER_METRICS_PORT: counts, and answers /metrics. A port that somebody else
 * has is logged: jobs are worth more than figures about them.
 */
export function serveMetrics(): { stop: () => Promise<void> } {
  const { METRICS_TOKEN, WORKER_METRICS_PORT: port, HOST, EMBEDDED_DATABASE } = env();
  if (!METRICS_TOKEN || port === undefined) return { stop: () => Promise.resolve() };
  startMetrics();
  const server = createServer((request, response) => void answer(request, response));
  server.on('error', (err) => logger.error({ metrics: 'worker', err }));
  // As scripts/server.mjs does.
  server.listen(port, HOST ?? (EMBEDDED_DATABASE ? '127.0.0.1' : undefined));
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer({ url, method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    if (method !== 'GET' || url !== '/metrics') {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    assertMayReadMetrics({ headers: new Headers({ authorization: headers.authorization ?? '' }) });
    response.writeHead(200, { 'content-type': METRICS_TYPE }).end(await metricsText([]));
  } catch (error) {
    const { status, message } =
      error instanceof AppError ? error : new AppError('internal', 'Something went wrong on our side.');
    if (status >= 500) logger.error({ metrics: 'worker', err: error });
    response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
  }
}
