/* Where requests and notaries are asked about. */

export const REQUESTS_URL = '/api/requests';
export const requestUrl = (id: string) => `${REQUESTS_URL}/${id}`;

export const NOTARIES_URL = '/api/notaries';
export const notaryUrl = (userId: string) => `${NOTARIES_URL}/${userId}`;
export const profileUrl = (userId: string) => `${NOTARIES_URL}/profile/${userId}`;
/** of a credential */
export const paperUrl = (userId: string, credentialId: string) =>
  `${profileUrl(userId)}/credentials/${credentialId}/paper`;
