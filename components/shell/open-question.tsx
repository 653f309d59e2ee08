'use client';

import { useEffect } from 'react';
import { subscribeToAddress } from '@/components/kit/address';

/** Opens the question that the address names: the router of Next only scrolls to it. */
export function OpenQuestion() {
  useEffect(() => {
    openNamed();
    return subscribeToAddress(openNamed);
  }, []);

  return null;
}

function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  named.open = true;
  named.scrollIntoView?.({ block: 'nearest' });
}
