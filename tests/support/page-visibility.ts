import { act } from '@testing-library/react';

/** Brings the page to the front, or leaves it for another tab. */
export function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
