import type { Tracking } from '@/lib/notary/schema/tracking';

/** As GET /api/requests/{id}/tracking answers: under way, 12 minutes and 5.6 miles left of 11.2, seen this moment. */
export function tracking(changes: Partial<Tracking> = {}): Tracking {
  return {
    requestId: 'visit-1',
    status: 'en_route',
    eta: 12,
    distance: 5.6,
    totalDistance: 11.2,
    position: { lat: 30.36, lng: -97.83, at: new Date().toISOString() },
    destination: { lat: 30.2672, lng: -97.7431 },
    departedAt: '2026-11-21T11:50:00.000Z',
    arrivedAt: null,
    startedAt: null,
    completedAt: null,
    ...changes,
  };
}

/** The same, before anybody sets off. */
export function booked(changes: Partial<Tracking> = {}): Tracking {
  return tracking({
    status: 'assigned',
    eta: null,
    distance: null,
    totalDistance: null,
    position: null,
    departedAt: null,
    ...changes,
  });
}
