import type { PropertyStatus } from '../schema/properties';

type Facts = {
  status: 'pending_consent' | 'locked' | 'declined' | 'expired';
  expiresAt: Date;
  /** the lock itself, once there is one */
  isReleased: boolean;
};

/** What a partner is told of a property. Consent that was not given in time has expired, also before a job has noted it. */
export function statusOfPartnerLock({ status, expiresAt, isReleased }: Facts, at: Date): PropertyStatus {
  if (status === 'pending_consent' && expiresAt <= at) return 'expired';
  return status === 'locked' && isReleased ? 'released' : status;
}
