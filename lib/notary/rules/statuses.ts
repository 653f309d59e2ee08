export const requestStatuses = ['pending', 'assigned', 'in_progress', 'completed', 'cancelled'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** What a client's dashboard lists as active. */
const activeStatuses = ['pending', 'assigned', 'in_progress'] as const satisfies RequestStatus[];

export const statusLabels: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Names of the badge's variants: yellow, blue, green, green, red. */
export const statusColors = {
  pending: 'yellow',
  assigned: 'blue',
  in_progress: 'green',
  completed: 'green',
  cancelled: 'red',
} as const satisfies Record<RequestStatus, string>;

/** How a visit goes, as the tracking says it. */
export type TrackingStatus = 'assigned' | 'en_route' | 'arrived' | 'in_progress' | 'completed';

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
