'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { preload } from 'react-dom';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * A prerendered page brings the style of what it can show itself (`scripts/first-paint.ts`). The first page behind it needs
 * the rest: React shows that page when the sheet is there, and it is asked for as soon as somebody moves in the first.
 */
export function RestOfStyle() {
  const path = usePathname();
  const [first] = useState(path);

  useEffect(() => {
    const alive = new AbortController();
    const ask = () => {
      // Without a connection it would be lost; there will be another sign.
      if (!navigator.onLine) return;
      alive.abort();
      const rest = restAddress();
      if (rest) preload(rest, { as: 'style', fetchPriority: 'low' });
    };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, ask, { passive: true, signal: alive.signal });
    return () => alive.abort();
  }, []);

  const rest = path === first ? undefined : restAddress();
  return rest ? <link rel="stylesheet" href={rest} precedence="next" /> : null;
}

/** Of a page that was rendered for this request there is none: it has the whole sheet. */
function restAddress(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[data-rest]')?.dataset.rest;
}
