import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hands on what was typed into the form below an element before the page woke up. It is in the fields alone, and is read
 * before the form takes hold of them.
 */
export function useEarlyTyping(elementId: string, onAwake: (typed: FormData) => void) {
  const typedEarly = useRef<FormData | null>(null);
  const wakeUp = useEffectEvent(onAwake);

  useInsertionEffect(() => {
    const early = document.querySelector<HTMLFormElement>(`#${elementId} form`);
    typedEarly.current ??= early && new FormData(early);
  }, [elementId]);
  useLayoutEffect(() => wakeUp(typedEarly.current ?? new FormData()), []);
}
