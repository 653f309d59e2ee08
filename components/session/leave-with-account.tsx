'use client';

import { useEffect } from 'react';
import { onAccountOfOtherTab } from '@/components/kit/stored-user';
import { openAfresh } from '@/components/session/open-afresh';

type LeaveWithAccountProps = { userId: string; open?: (path: string) => void };

/**
 * Opens a page of one person afresh once another tab has signed them out, or somebody else in: what it shows is not for the
 * next person at this computer. A session that was ended elsewhere takes nothing away: what was typed stays.
 */
export function LeaveWithAccount({ userId, open = openAfresh }: LeaveWithAccountProps) {
  useEffect(
    () =>
      onAccountOfOtherTab((id) => {
        if (id !== userId) open(location.pathname + location.search);
      }),
    [userId, open],
  );
  return null;
}
