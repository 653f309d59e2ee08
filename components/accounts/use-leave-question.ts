'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * While something on the page would be lost for good: the browser asks before it leaves or reloads the page, and its Back
 * button, or the gesture of a phone, asks here instead of going back.
 */
export function useLeaveQuestion(isNeeded: boolean, ask: () => void) {
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (!isNeeded) return;
    // An entry of its own, for Back to take away.
    const stay = () => history.pushState(history.state, '', location.href);
    const onBack = () => {
      stay();
      askNow();
    };
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    stay();
    addEventListener('popstate', onBack);
    addEventListener('beforeunload', onLeave);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('beforeunload', onLeave);
      history.back();
    };
  }, [isNeeded]);
}
