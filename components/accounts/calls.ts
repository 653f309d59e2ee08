import { SESSIONS_URL, userUrl } from '@/lib/accounts/rules/urls';
import type { AccountDetails, ChangeAccountInput } from '@/lib/accounts/schema/users';
import { apiRequest } from '@/lib/platform/api-client';

const PIN_URL = '/api/security/pin';
const passkeyUrl = (id: string) => `/api/security/passkeys/${id}`;

/** With recovery codes when it is the first guard of the account, which then wants the password. */
export function savePin({ pin, password }: { pin: string; password?: string }) {
  return apiRequest<{ recoveryCodes: string[] } | undefined>('POST', PIN_URL, {
    pin,
    password,
    withRecoveryCodes: true,
  });
}

type Undo = { token: string; password?: string; takeAwayOnly?: boolean };

/** With the link of an email, and the password where something is to come back. */
export function undoChanges(input: Undo) {
  return apiRequest<void>('POST', '/api/security/undo', input);
}

/** Has a link mailed that makes a browser known to the account, if there is one. */
export function askForDeviceLink(email: string) {
  return apiRequest<object>('POST', '/api/users/device-link', { email });
}

/** With that link: this browser is known to the account then, and nobody is signed in. */
export function openDeviceLink(token: string) {
  return apiRequest<void>('POST', '/api/users/device-link/open', { token });
}

/** Has a link for a new password mailed to an account, if there is one. */
export function askForReset(input: { email: string }) {
  return apiRequest<void>('POST', '/api/users/password-reset', input);
}

/** With that link. */
export function resetPassword(input: { token: string; password?: string }) {
  return apiRequest<void>('POST', '/api/users/password-reset/confirm', input);
}

export function changePassword(input: { currentPassword: string; newPassword: string }) {
  return apiRequest<void>('POST', '/api/users/password', input);
}

/** Has a link mailed to another address, which makes it the account's. */
export function askForAddress(input: { email: string; password: string }) {
  return apiRequest<object>('POST', '/api/users/email', input);
}

/** With the link to the old address. */
export function keepAddress({ token }: { token: string }) {
  return apiRequest<void>('POST', '/api/users/email/keep', { token });
}

export function changeAccount({ id, ...input }: ChangeAccountInput & { id: string }) {
  return apiRequest<AccountDetails>('PATCH', userUrl(id), input);
}

const confirmationUrls = {
  account: '/api/users/email/verify',
  address: '/api/users/email/confirm',
  application: '/api/partners/applications/confirm',
  waitlist: '/api/waitlist/confirm',
};

/** What the link of an email confirms: an account's address, another one for it, or what a visitor sent under it. */
export type LinkKind = keyof typeof confirmationUrls;

export function confirmByLink(kind: LinkKind, input: { token: string; password?: string }) {
  return apiRequest<void>('POST', confirmationUrls[kind], input);
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

export function endSession(id: string) {
  return apiRequest<void>('DELETE', `${SESSIONS_URL}/${id}`);
}

export function endOtherSessions() {
  return apiRequest<void>('DELETE', `${SESSIONS_URL}?except=current`);
}
