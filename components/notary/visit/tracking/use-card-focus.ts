import { useEffect, type RefObject } from 'react';
import { rememberFocus } from '@/components/ui/remember-focus';

/** What was asked for and floats above the page has the focus first; once it is closed the focus is where it was. */
export function useCardFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    const giveBack = rememberFocus();
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      if (activeElement === body || element?.contains(activeElement)) giveBack();
    };
  }, [card]);
}
