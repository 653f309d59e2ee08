/* Where accounts are asked about: several rooms ask. */

export const ME_URL = '/api/auth/me';
export const SESSIONS_URL = '/api/users/sessions';
export const userUrl = (id: string) => `/api/users/${id}`;
