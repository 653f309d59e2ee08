import type { AlertMoment } from '../schema/alerts';

type TrailEvent = { type: string; createdAt: Date; actorId: string | null; data: unknown };

/** What the audit trail says, in the order that it comes in. */
export function toTimeline(events: TrailEvent[], ownerId: string): AlertMoment[] {
  return events.map(({ type, createdAt, actorId, data }) => {
    const detail = detailOf(data);
    return {
      type,
      at: createdAt.toISOString(),
      by: actorId === ownerId ? 'owner' : 'service',
      ...(detail && { detail }),
    };
  });
}

/** The new level of an alert, or why a lock ended. */
function detailOf(data: unknown): string | undefined {
  const { level, reason } = (data ?? {}) as { level?: unknown; reason?: unknown };
  return [level, reason].find((each) => typeof each === 'string');
}
