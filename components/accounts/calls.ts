import { apiRequest } from '@/lib/platform/api-client';

const PIN_URL = '/api/security/pin';
const passkeyUrl = (id: string) => `/api/security/passkeys/${id}`;

/** With recovery codes when it is the first guard of an account that had none. */
export function savePin(pin: string) {
  return apiRequest<{ recoveryCodes: string[] } | undefined>('POST', PIN_URL, {
    pin,
    withRecoveryCodes: true,
  });
}

export function removePin() {
  return apiRequest<void>('DELETE', PIN_URL);
}

export function renamePasskey({ id, name }: { id: string; name: string }) {
  return apiRequest<void>('PATCH', passkeyUrl(id), { name });
}

export function removePasskey({ id }: { id: string }) {
  return apiRequest<void>('DELETE', passkeyUrl(id));
}

export async function makeRecoveryCodes(): Promise<string[]> {
  return (await apiRequest<{ codes: string[] }>('POST', '/api/security/recovery-codes')).codes;
}
