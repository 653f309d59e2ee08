/** Where something is recorded, and as what. */
export type Place = [state: string, county: string, documentType: string];
export const harris: Place = ['TX', '48201', 'warranty-deed'];
export const losAngeles: Place = ['CA', '06037', 'grant-deed'];
export const miami: Place = ['FL', '12086', 'deed'];
export const newYork: Place = ['NY', '36061', 'deed'];
export const cook: Place = ['IL', '17031', 'warranty-deed'];
