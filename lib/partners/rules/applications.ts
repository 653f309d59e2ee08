/** What a company does, on the form of the partner portal. */
export const serviceTypes = [
  { value: 'title_company', label: 'Title Company' },
  { value: 'escrow_agent', label: 'Escrow Agent' },
  { value: 'attorney', label: 'Attorney/Law Firm' },
  { value: 'builder', label: 'Builder/Developer' },
  { value: 'real_estate', label: 'Real Estate' },
  { value: 'notary_service', label: 'Notary Service' },
  { value: 'other', label: 'Other' },
] as const;

/** What a company does, on the form of /partnerships. */
export const partnerTypes = [
  { value: 'title-insurance', label: 'Title Insurance' },
  { value: 'escrow-settlement', label: 'Escrow & Settlement' },
  { value: 'law-firm', label: 'Law Firm' },
  { value: 'builder', label: 'Builder/Developer' },
  { value: 'real-estate', label: 'Real Estate' },
  { value: 'lender', label: 'Lender' },
  { value: 'other', label: 'Other' },
] as const;

/** Documents a month. */
export const applicationVolumes = [
  { value: '1-50', label: '1-50 a month' },
  { value: '51-200', label: '51-200 a month' },
  { value: '201-1000', label: '201-1000 a month' },
  { value: '1000+', label: '1000+ a month' },
  { value: 'enterprise', label: 'Enterprise' },
] as const;

/** The answer to an application; ended is a partnership that there was. */
export const applicationStatuses = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'declined', label: 'Declined' },
  { value: 'ended', label: 'Ended' },
] as const;

/** Where an application came from. */
export const applicationForms = [
  { value: 'portal', label: 'Partner portal' },
  { value: 'partnerships', label: 'Partnerships' },
] as const;

/** What an applicant is told by email: that we have the application, our answer, and that a partnership has ended. */
export const applicationMailKinds = ['received', 'decided', 'ended'] as const;
export type ApplicationMailKind = (typeof applicationMailKinds)[number];

export const MAX_APPLICATION_TEXT = 4_000;
export const MAX_DECISION_NOTE = 2_000;

/** Without these two the portal's form stays closed. */
export const COMPANY_MISSING = 'Please enter your company name.';
export const EMAIL_MISSING = 'Please enter your email address.';

const kinds: readonly { value: string; label: string }[] = [...serviceTypes, ...partnerTypes];

/** What a company does in words, whichever form it was said on. */
export function kindLabel(kind: string): string {
  return kinds.find(({ value }) => value === kind)?.label ?? kind;
}
