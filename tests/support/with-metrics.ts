/*
 * `import { metricsToken } from '@/tests/support/with-metrics'` as the first import of an integration test: the app reads
 * its environment when it is imported.
 */
export const metricsToken = 'metrics-of-the-tests-0123456789abcdef';

Object.assign(process.env, { METRICS_TOKEN: metricsToken });
