/* Where messages to us go, and where one is asked about. */

export const CONTACT_URL = '/api/contact';
export const caseUrl = (id: string) => `${CONTACT_URL}/${id}`;
