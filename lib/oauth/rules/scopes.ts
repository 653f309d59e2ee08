import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import type { ApiScope } from '@/lib/platform/v1/api-caller';
import { formatPrice } from '@/lib/values/money';

/** What an app can ask an account for: calls of the API, and to stay connected. */
export type OauthScope = ApiScope | 'offline_access';

type Words = {
  /** after "It will be able to" */
  allows: string;
  /** changes something in the name of the account */
  changes?: true;
};

const words: Record<OauthScope, Words> = {
  'properties:read': { allows: 'see your locked properties and their status' },
  'properties:write': {
    allows: `lock properties in your name, at ${formatPrice(DEED_PROTECTION_CENTS)} a property, with or without an end date`,
    changes: true,
  },
  'fraud:read': { allows: 'see the fraud reports of your properties' },
  'fraud:write': { allows: 'report fraud on your properties', changes: true },
  'bookings:read': { allows: 'see your notary bookings and where the notary is' },
  'bookings:write': { allows: 'book a notary in your name, at your cost', changes: true },
  'documents:verify': { allows: 'check documents for you and keep the results', changes: true },
  offline_access: {
    allows: 'stay connected when you are not there, for a year or until you disconnect it',
    changes: true,
  },
};

export const oauthScopes = Object.keys(words) as OauthScope[];

export function scopeWords(scope: OauthScope): string {
  return words[scope].allows;
}

/** Whether somebody who agrees lets the app change something, or stay: a guarded account is asked who is there. */
export function changesSomething(scopes: readonly string[]): boolean {
  return scopes.some((scope) => isOauthScope(scope) && words[scope].changes === true);
}

/** The scopes of a request that are ours, in our order. */
export function readScopes(text: string | undefined): OauthScope[] {
  const asked = new Set(text?.split(' '));
  return oauthScopes.filter((scope) => asked.has(scope));
}

function isOauthScope(scope: string): scope is OauthScope {
  return Object.hasOwn(words, scope);
}
