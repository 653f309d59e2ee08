/** What a key or an access token may be used for. */
export const apiScopes = [
  'properties:read',
  'properties:write',
  'fraud:read',
  'fraud:write',
  'bookings:read',
  'bookings:write',
  'documents:verify',
] as const;

export type ApiScope = (typeof apiScopes)[number];
export type ApiMode = 'live' | 'test';

/** For one key, or one grant. */
export const API_CALLS_PER_HOUR = 1000;
