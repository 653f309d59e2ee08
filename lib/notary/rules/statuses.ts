export const requestStatuses = ['pending', 'assigned', 'in_progress', 'completed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** What a client's dashboard lists as active. */
export const activeStatuses = ['pending', 'assigned', 'in_progress'] as const satisfies RequestStatus[];

/** What people are shown: while a notary is assigned, how far they have come, too. */
export type ShownStatus = RequestStatus | 'en_route' | 'arrived';

type Standing<T> = { status: RequestStatus; departedAt: T | null; arrivedAt: T | null };

/** The one status of a request, on badges, cards, pages, lists and in the tracking. */
export function shownStatus<T>({ status, departedAt, arrivedAt }: Standing<T>): ShownStatus {
  if (status !== 'assigned') return status;
  if (arrivedAt !== null) return 'arrived';
  return departedAt === null ? 'assigned' : 'en_route';
}

export const statusLabels: Record<ShownStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  en_route: 'En Route',
  arrived: 'Arrived',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Names of the badge's variants: yellow, blue, green, green, red; the way there has the color of what is assigned. */
export const statusColors = {
  pending: 'yellow',
  assigned: 'blue',
  en_route: 'blue',
  arrived: 'blue',
  in_progress: 'green',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<ShownStatus, string>;

const next: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['assigned', 'cancelled'],
  assigned: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** pending → assigned → in_progress → completed; cancelled from the first three. Nothing else. */
export function canBecome(from: RequestStatus, to: RequestStatus): boolean {
  return next[from].includes(to);
}

export function isActive(status: RequestStatus): boolean {
  return (activeStatuses as readonly RequestStatus[]).includes(status);
}
