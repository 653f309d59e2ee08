type SamplePlace = { lat: number; lng: number; address: string; timestamp: string };

/** A notary on the way, as the specification lists one. */
export type TrackedNotary = {
  id: string;
  name: string;
  initials: string;
  /** 1 to 5 */
  rating: number;
  phone: string;
  vehicle: string;
  licensePlate: string;
  currentLocation: SamplePlace;
  destination: SamplePlace;
  /** minutes */
  eta: number;
  distanceRemaining: number;
  /** miles an hour */
  speed: number;
  status: 'en_route' | 'arrived' | 'completed';
  /** streets, in their order */
  route: string[];
};

export const SAMPLE_STEP_MS = 5_000;

const FULL_ETA_MINUTES = 15;
const MILES_A_STEP = 0.1;
const SLOWEST_MPH = 20;
const FASTEST_MPH = 35;

export const sampleTrackedNotary: TrackedNotary = {
  id: 'sample-notary-under-way',
  name: 'Jordan Example',
  initials: 'JE',
  rating: 4.9,
  // 555-01xx is kept free for fiction.
  phone: '(512) 555-0142',
  vehicle: 'Gray hatchback',
  licensePlate: 'SAMPLE',
  currentLocation: {
    lat: 30.2849,
    lng: -97.7341,
    address: 'Guadalupe St, Austin, TX',
    timestamp: '2026-03-02T16:05:00.000Z',
  },
  destination: {
    lat: 30.2672,
    lng: -97.7431,
    address: '12 Main St, Austin, TX',
    timestamp: '2026-03-02T16:17:00.000Z',
  },
  eta: 12,
  distanceRemaining: 1.2,
  speed: 28,
  status: 'en_route',
  route: ['Guadalupe St', 'W 6th St', 'Main St'],
};

/** What the sample's list of updates says at first, newest first. */
export const sampleUpdates = [
  { at: '2026-03-02T16:05:00.000Z', text: 'The notary set off' },
  { at: '2026-03-02T15:41:00.000Z', text: 'A notary accepted' },
  { at: '2026-03-02T15:40:00.000Z', text: 'A notary was asked' },
  { at: '2026-03-02T15:40:00.000Z', text: 'Requested' },
];

/** The notary five seconds later: a minute and a tenth of a mile less, at some speed of the city. `random` is 0 to 1. */
export function stepSample(notary: TrackedNotary, random: number): TrackedNotary {
  const eta = Math.max(0, notary.eta - 1);
  const distanceRemaining = Math.max(0, Math.round((notary.distanceRemaining - MILES_A_STEP) * 10) / 10);
  const speed = Math.round(SLOWEST_MPH + random * (FASTEST_MPH - SLOWEST_MPH));
  const isThere = eta === 0 && distanceRemaining === 0;
  return { ...notary, eta, distanceRemaining, speed, status: isThere ? 'arrived' : notary.status };
}

/** 100 minus ETA/15·100, not below 0. */
export function sampleProgress(etaMinutes: number): number {
  return Math.max(0, Math.round(100 - (etaMinutes / FULL_ETA_MINUTES) * 100));
}
