/** Runs in every page before anything else: collects what the budgets are about in `window.vitals`. */
(() => {
  const vitals = { lcpMs: 0, shift: 0, blockingMs: 0, inputMs: 0 };
  window.vitals = vitals;
  const observe = (options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });

  observe({ type: 'largest-contentful-paint' }, (entry) => {
    vitals.lcpMs = entry.startTime;
  });
  observe({ type: 'layout-shift' }, (entry) => {
    if (!entry.hadRecentInput) vitals.shift += entry.value;
  });
  // What a task takes beyond 50 ms blocks the page: https://web.dev/articles/tbt
  observe({ type: 'longtask' }, (entry) => {
    vitals.blockingMs += Math.max(0, entry.duration - 50);
  });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (entry.interactionId) vitals.inputMs = Math.max(vitals.inputMs, entry.duration);
  });
})();
