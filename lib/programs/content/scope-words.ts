import type { ApiScope } from '@/lib/values/api-scopes';

/** What a key with a scope may do, for whoever chooses. */
export const scopeWords: Record<ApiScope, string> = {
  'properties:read': 'See properties and their state',
  'properties:write': 'Ask owners to lock a property',
  'fraud:read': 'See reports of fraud',
  'fraud:write': 'Report a suspicion',
  'bookings:read': 'See bookings and where the notary is',
  'bookings:write': 'Book a notary, and cancel',
  'documents:verify': 'Have documents verified',
};
