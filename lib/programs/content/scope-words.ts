import type { ApiScope } from '@/lib/values/api-scopes';

/** What a key with a scope may do, for whoever chooses. */
export const scopeWords: Record<ApiScope, string> = {
  'properties:read': 'View properties and their lock status',
  'properties:write': 'Ask owners to lock a property',
  'fraud:read': 'View fraud reports',
  'fraud:write': 'Report suspected fraud',
  'bookings:read': 'View bookings and follow the notary',
  'bookings:write': 'Book a notary and cancel bookings',
  'documents:verify': 'Verify documents',
};
