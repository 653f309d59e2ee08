import { apiRequest } from '@/lib/platform/api-client';
import type { AnswerConsentInput, Consent, ConsentAnswer } from '@/lib/programs/schema/consents';
import type { CreateKeyInput, KeyView, MadeKey, RollKeyInput } from '@/lib/programs/schema/keys';
import { propertyUrl } from '@/lib/properties/rules/urls';

export const KEYS_URL = '/api/organization/keys';
const CONSENT_URL = '/api/consents/lock';

export function makeKey(input: CreateKeyInput) {
  return apiRequest<MadeKey>('POST', KEYS_URL, input);
}

export function rollKey({ id, ...input }: RollKeyInput & { id: string }) {
  return apiRequest<MadeKey>('POST', `${KEYS_URL}/${id}/roll`, input);
}

export function revokeKey({ id }: { id: string }) {
  return apiRequest<KeyView>('DELETE', `${KEYS_URL}/${id}`);
}

/** What the link of an email asks. */
export function readConsent(token: string) {
  return apiRequest<Consent>('POST', CONSENT_URL, { token });
}

export function answerConsent(input: AnswerConsentInput) {
  return apiRequest<ConsentAnswer>('POST', `${CONSENT_URL}/answer`, input);
}

/** Takes back what an organization sees of a lock. */
export function endAccess(lockId: string) {
  return apiRequest<void>('DELETE', `${propertyUrl(lockId)}/access`);
}
