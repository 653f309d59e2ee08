'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';

/** Of whoever was signed in when the part appeared: for somebody else the part is drawn again. */
export function useAccountClient(): QueryClient {
  const [client] = useState(accountClient);
  return client;
}
