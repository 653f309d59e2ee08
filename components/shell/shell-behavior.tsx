'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { wakePage } from '@/components/kit/early';
// Each page brings three error pages along: with this here, where all of them find it, they do not bring it three times.
import '@/components/shell/error-notice';

/**
 * What the static shell cannot do by itself: what was pressed or typed early is heard of, a new page closes open
 * menus, and a page that one comes back to filters by what its list shows.
 */
export function ShellBehavior() {
  const path = usePathname();

  useLayoutEffect(wakePage, []);

  // A menu opens without scripts: one that is open when they come is not shut.
  const shown = useRef(path);
  useEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover?.());
  }, [path]);

  useEffect(() => {
    window.addEventListener('pageshow', showOwnFilters);
    return () => window.removeEventListener('pageshow', showOwnFilters);
  }, []);

  return null;
}

/** A page out of the browser's memory still has what was typed before it was left; its list is the one of its address. */
function showOwnFilters({ persisted }: PageTransitionEvent) {
  if (persisted)
    document.querySelectorAll<HTMLFormElement>('form[data-filter]').forEach((form) => form.reset());
}
