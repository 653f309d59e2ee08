/** `ron` is remote online notarization; `in-person` at the notary's office; `mobile` where the client is. */
export const serviceTypes = ['ron', 'in-person', 'mobile'] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** How a visit takes place. */
export const visitModes = ['mobile', 'in-person'] as const;

export type VisitMode = (typeof visitModes)[number];

/** What a request is priced as. */
export function serviceOf({ isRemote, mode }: { isRemote: boolean; mode: VisitMode }): ServiceType {
  return isRemote ? 'ron' : mode;
}
