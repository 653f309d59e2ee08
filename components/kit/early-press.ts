type Waiting = typeof window & { pressedForm?: HTMLFormElement | null };

/**
 * Marks a form as one that sends by itself, and sends what was pressed before it could; the script in the head of the page
 * kept that (`lib/site/head-script.ts`).
 */
export function wakeForm(form: HTMLFormElement & { isAwake?: boolean }): void {
  form.isAwake = true;
  const waiting = window as Waiting;
  if (waiting.pressedForm !== form) return;
  waiting.pressedForm = null;
  delete document.documentElement.dataset.pressed;
  // After the effects of the screen around it, which read what was typed early.
  setTimeout(() => form.isConnected && form.requestSubmit());
}
