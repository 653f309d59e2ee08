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
