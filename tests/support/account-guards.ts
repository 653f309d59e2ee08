import type { Guards, Passkey } from '@/lib/accounts/schema/guards';

export const laptop: Passkey = {
  id: '5b1f7a10-1111-4222-8333-444455556666',
  name: 'Laptop',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-02-05T09:00:00.000Z',
  isBackedUp: true,
};

/** What guards an account, as the server says it; nothing unless told otherwise. */
export function accountGuards(changes: Partial<Guards> = {}): Guards {
  return {
    hasPin: false,
    pinLockedUntil: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    confirmedUntil: null,
    ...changes,
  };
}
