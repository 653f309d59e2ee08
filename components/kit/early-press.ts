import { useEffect, type RefObject } from 'react';

type Waiting = typeof window & { pressedForm?: HTMLFormElement | null };

/** Sends what was pressed before the form was awake; the script in the head of the page kept it (`lib/site/head-script.ts`). */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current as (HTMLFormElement & { isAwake?: boolean }) | null;
    if (!element) return;
    element.isAwake = true;
    const waiting = window as Waiting;
    if (waiting.pressedForm !== element) return;
    waiting.pressedForm = null;
    delete document.documentElement.dataset.pressed;
    // After the effects of the screen around it, which read what was typed early.
    setTimeout(() => element.isConnected && element.requestSubmit());
  }, [form]);
}
