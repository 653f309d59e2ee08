/** Runs once before the first request: a server with a bad environment does not start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseBadEnvironment, refuseUnless } = await import('./lib/platform/start-check');
  refuseBadEnvironment();
  const { openPlaces } = await import('./lib/vendor/geoip');
  refuseUnless(openPlaces);
  const { openCountyContacts } = await import('./lib/fraud/queries/contacts');
  refuseUnless(openCountyContacts);
  const { checkRecordingsFolder } = await import('./lib/properties/commands/recordings-folder');
  refuseUnless(checkRecordingsFolder);
  const { logConsole } = await import('./lib/platform/telemetry/logger');
  if (process.env.NODE_ENV === 'production') logConsole();
  const { countForServer } = await import('./lib/platform/abuse');
  const { trustKeys } = await import('./lib/platform/v1/api-trust');
  const { env } = await import('./lib/platform/env');
  if (env().METRICS_TOKEN) (await import('./lib/platform/telemetry/metrics')).startMetrics();
  const ends = [countForServer(), trustKeys()];
  const endpoint = env().OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint) {
    const { startTraces } = await import('./lib/vendor/opentelemetry');
    ends.push(startTraces({ endpoint, service: 'deedguard-web' }).stop);
  }
  // How scripts/server.mjs, which is plain JavaScript, tells that it ends.
  Object.assign(globalThis, { writeNotes: () => Promise.all(ends.map((end) => end())) });
}
