import type { OfferView } from '@/lib/notary/schema/offers';
import type { Credential, NotaryProfileView, NotaryStats } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';

export const NOTARY_ID = '11111111-1111-4111-8111-111111111111';
const CLIENT_ID = '22222222-2222-4222-8222-22222222abcd';
const HOUR_MS = 60 * 60_000;

/** So many minutes from now, as the API says it. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** As GET /api/notaries/{userId}/requests answers: a visit in an hour, assigned. */
export function visit(overrides: Partial<RequestView> = {}): RequestView {
  return {
    id: 'visit-1',
    clientId: CLIENT_ID,
    clientName: 'Ada Lovelace',
    notaryId: NOTARY_ID,
    notary: null,
    status: 'assigned',
    serviceType: 'real-estate',
    documentType: 'deed',
    appointmentDate: new Date(Date.now() + HOUR_MS).toISOString(),
    location: '500 Congress Ave, Austin, TX 78701',
    state: 'TX',
    isRemote: false,
    addDeedGuard: false,
    specialInstructions: null,
    mode: 'mobile',
    pages: 1,
    basePrice: 75,
    travelFee: 6.5,
    travelAsked: null,
    rushFee: 0,
    tax: 0,
    addOnPrice: 0,
    totalPrice: 81.5,
    cancellationFee: 0,
    officeAddress: null,
    documentId: null,
    documentName: null,
    createdAt: inMinutes(-60),
    assignedAt: inMinutes(-30),
    setsOffFrom: null,
    departedAt: null,
    underWayAt: null,
    arrivedAt: null,
    beginAgreedAt: null,
    playedAt: null,
    startedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    isPositionHidden: false,
    isExhausted: false,
    askedCount: 0,
    isOffered: false,
    unreadMessages: 0,
    review: null,
    logIndex: null,
    ...overrides,
  };
}

/** As GET /api/notaries/{userId}/offers answers: open for 15 minutes. */
export function openOffer(overrides: Partial<OfferView> = {}): OfferView {
  return {
    id: 'offer-1',
    requestId: 'visit-1',
    serviceType: 'real-estate',
    documentType: 'deed',
    appointmentDate: inMinutes(24 * 60),
    isRemote: false,
    place: 'Austin, TX 78701',
    state: 'TX',
    distanceMiles: 4.2,
    mode: 'mobile',
    basePrice: 75,
    travelFee: 2.73,
    isTravelOpen: false,
    rushFee: 0,
    createdAt: inMinutes(0),
    expiresAt: inMinutes(15),
    ...overrides,
  };
}

/** A credential for Texas, with its paper, as the profile shows it. */
export function held(changes: Partial<Credential> = {}): Credential {
  const { kind = 'commission' } = changes;
  return {
    id: `credential-${kind}`,
    kind,
    state: kind === 'insurance' ? 'US' : 'TX',
    number: 'C-1',
    expiresOn: '2099-12-31',
    paper: { id: `paper-${kind}`, addedAt: '2026-01-01T00:00:00.000Z' },
    ...changes,
  };
}

/** Verified, complete, unavailable. */
export function ownProfile(overrides: Partial<NotaryProfileView> = {}): NotaryProfileView {
  return {
    userId: NOTARY_ID,
    name: 'Grace Hopper',
    initials: 'GH',
    email: 'grace@example.com',
    phone: '+1 512 555 0100',
    available: false,
    states: ['TX'],
    serviceTypes: ['real-estate'],
    credentials: [
      held({ kind: 'bond', number: 'B-1' }),
      held({ kind: 'commission', number: 'C-1' }),
      held({ kind: 'insurance', number: 'I-1' }),
    ],
    home: 'Austin, TX 78701',
    officeAddress: null,
    travelRadiusMiles: 25,
    isVerified: true,
    verifiedAt: '2026-01-01T00:00:00.000Z',
    isDemo: false,
    rating: 4.8,
    reviews: 12,
    verificationLevel: 'Gold',
    hasCalendarFeed: false,
    awaitsConfirmation: false,
    ...overrides,
  };
}

export const noStats: NotaryStats = {
  todayEarnings: 0,
  weekEarnings: 0,
  weekCompletions: 0,
  averageRating: null,
  reviews: 0,
  responseMinutes: null,
  satisfactionPercent: null,
  onTimePercent: null,
  completionPercent: null,
};

/** The address of numbers that depend on the reader's day. */
export function zonedUrl(part: 'stats' | 'earnings'): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `GET /api/notaries/${NOTARY_ID}/${part}?timeZone=${encodeURIComponent(zone)}`;
}

/** jsdom has no EventSource: one that never says anything, or what `announce` says. */
export function doubleEvents(): { announce: (event: object) => void } {
  const open = new Set<{ onmessage: ((event: { data: string }) => void) | null }>();
  class SilentEvents {
    static readonly CLOSED = 2;
    readyState = 1;
    onmessage: ((event: { data: string }) => void) | null = null;
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  }
  Object.assign(globalThis, { EventSource: SilentEvents });
  return {
    announce: (event) => open.forEach(({ onmessage }) => onmessage?.({ data: JSON.stringify(event) })),
  };
}

type Watch = { onPosition: PositionCallback; onProblem: PositionErrorCallback };

const positionAt = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude, accuracy: 12 }, timestamp: Date.now() }) as GeolocationPosition;

/** A device whose position the test moves. */
export function doubleGeolocation() {
  const watches = new Map<number, Watch>();
  let last = 0;
  let lastPosition = positionAt(30.27, -97.74);
  const geolocation = {
    watchPosition: (onPosition: PositionCallback, onProblem: PositionErrorCallback) => {
      last += 1;
      watches.set(last, { onPosition, onProblem });
      return last;
    },
    getCurrentPosition: (onPosition: PositionCallback) => onPosition(lastPosition),
    clearWatch: (id: number) => void watches.delete(id),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  return {
    countWatches: () => watches.size,
    move: (latitude: number, longitude: number) =>
      watches.forEach(({ onPosition }) => onPosition((lastPosition = positionAt(latitude, longitude)))),
    fail: (code: 1 | 2 | 3) =>
      [...watches.values()].forEach(({ onProblem }) =>
        onProblem({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
      ),
    remove: () => Reflect.deleteProperty(navigator, 'geolocation'),
  };
}
