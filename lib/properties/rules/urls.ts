/** Where the property of a lock is asked about. */
export const propertyUrl = (lockId: string) => `/api/properties/${lockId}`;
