import { useEffect, useRef } from 'react';
import { rememberFocus } from '@/components/ui/remember-focus';

/**
 * For a button that leaves the page with what it brought about: its `change`, or the end of the component. Where nothing
 * else has the focus by then, it goes to the part of the page that the button was in. Call the result with the press.
 */
export function useFocusAfter(change?: unknown): () => void {
  const giveBack = useRef<(() => void) | null>(null);

  useEffect(() => {
    const remembered = giveBack;
    return () => {
      if (document.activeElement === document.body) remembered.current?.();
      remembered.current = null;
    };
  }, [change]);

  return () => {
    giveBack.current = rememberFocus();
  };
}
