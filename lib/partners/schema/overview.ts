import type { Partner } from './applications';

/** A partner, or an applicant that waits, with what its kind is called. */
export type PartnerOverview = Partner & { label: string };
