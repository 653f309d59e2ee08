/** `ron` is remote online notarization; `in-person` at the notary's office; `mobile` where the client is. */
export const serviceTypes = ['ron', 'in-person', 'mobile'] as const;

export type ServiceType = (typeof serviceTypes)[number];
