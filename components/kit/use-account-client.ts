'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { accountClient, clientAfter } from '@/components/kit/account-client';
import { onStoredUser } from '@/components/kit/stored-user';

/** Of whoever was signed in when the part appeared: for somebody else the part is drawn again. */
export function useAccountClient(): QueryClient {
  const [first] = useState(accountClient);
  return useSyncExternalStore(
    onStoredUser,
    () => clientAfter(first),
    () => first,
  );
}
