import type { AppWithSecret, ChangeAppInput, OauthAppView, RegisterAppInput } from '@/lib/oauth/schema/apps';
import type { ConsentAnswer } from '@/lib/oauth/schema/consent';
import { apiRequest } from '@/lib/platform/api-client';

export const APPS_URL = '/api/organization/apps';
export const GRANTS_URL = '/api/oauth/grants';

/** Answered with where the browser goes on. */
export function answerConsent(input: ConsentAnswer) {
  return apiRequest<{ url: string }>('POST', '/api/oauth/consent', input);
}

export function disconnectApp(id: string) {
  return apiRequest<void>('DELETE', `${GRANTS_URL}/${id}`);
}

export function registerApp(input: RegisterAppInput) {
  return apiRequest<AppWithSecret>('POST', APPS_URL, input);
}

export function changeApp({ id, ...input }: ChangeAppInput & { id: string }) {
  return apiRequest<OauthAppView>('PUT', `${APPS_URL}/${id}`, input);
}

export function renewSecret(id: string) {
  return apiRequest<AppWithSecret>('POST', `${APPS_URL}/${id}/secret`);
}

export function deleteApp(id: string) {
  return apiRequest<void>('DELETE', `${APPS_URL}/${id}`);
}
