'use client';

import { useState } from 'react';
import { openAfresh } from '@/components/session/open-afresh';
import { toast } from '@/components/ui/toast';

/**
 * Signs out by `logOut` and opens the landing page afresh: what the router remembers is not for the next person. Without
 * `useCall`, which the menu of an account would bring to every page.
 */
export function useLogOut() {
  const [isPending, setIsPending] = useState(false);

  async function leave(logOut: () => Promise<void>) {
    if (isPending) return;
    setIsPending(true);
    try {
      await logOut();
      openAfresh('/');
    } catch {
      setIsPending(false);
      toast({
        variant: 'destructive',
        title: 'You are still logged in',
        description: 'The server could not be reached. Please try again.',
      });
    }
  }

  return { leave, isPending };
}
