import { findSampleAlert, sampleAlerts, sampleCounts } from '@/lib/samples/alerts';

const now = Date.parse('2026-11-20T15:00:00Z');

describe('the sample of alerts', () => {
  it('is five, from half an hour to four hours before now', () => {
    expect(sampleAlerts.map(({ minutesAgo }) => minutesAgo)).toEqual([30, 60, 120, 180, 240]);
  });

  it('counts what it lists', () => {
    expect(sampleCounts).toEqual({ criticalActive: 1, highActive: 1, resolved: 1, total: 5 });
  });

  it.each(sampleAlerts.map(({ id }) => id))('has a page for %s', (id) => {
    const alert = findSampleAlert(id, now)!;
    expect(alert.timeline.at(-1)).toEqual({ type: 'alert.raised', at: alert.timestamp, by: 'service' });
    expect(alert.timeline.map(({ at }) => Date.parse(at) <= now)).not.toContain(false);
  });

  it('has no page for anything else', () => {
    expect(findSampleAlert('sample-nothing', now)).toBeNull();
  });
});
