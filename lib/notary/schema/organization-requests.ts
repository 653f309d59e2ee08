import type { AssignedNotary, RequestView } from './requests';

/** A request as the other members of an organization see it. */
export type OrganizationRequest = Pick<
  RequestView,
  | 'id'
  | 'clientName'
  | 'status'
  | 'serviceType'
  | 'documentType'
  | 'appointmentDate'
  | 'location'
  | 'state'
  | 'isRemote'
  | 'mode'
  | 'officeAddress'
  | 'createdAt'
  | 'assignedAt'
  | 'departedAt'
  | 'arrivedAt'
  | 'startedAt'
  | 'completedAt'
  | 'cancelledAt'
> & { notary: Pick<AssignedNotary, 'name' | 'isDemo'> | null };
