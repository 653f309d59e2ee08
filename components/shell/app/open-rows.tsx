'use client';

import { useEffect } from 'react';

const ROWS = '.row-pages tbody tr, .app-rows li';
/** What does something of its own where it is pressed. */
const CONTROLS = 'a, button, input, select, textarea, label, summary';

/**
 * A row of a list opens its page on a click anywhere: its first link is followed, as the keyboard does, with the same keys
 * held. Whoever marks a text in it stays. One listener for every list of the application.
 */
export function OpenRows() {
  useEffect(() => {
    document.addEventListener('click', openRow);
    return () => document.removeEventListener('click', openRow);
  }, []);

  return null;
}

function openRow(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(CONTROLS)) return;
  if (getSelection()?.type === 'Range') return;
  const held = { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  target.closest(ROWS)?.querySelector('a[href]')?.dispatchEvent(new MouseEvent('click', held));
}
