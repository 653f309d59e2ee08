type Waiting = typeof window & {
  pressedForm?: HTMLFormElement | null;
  pressedButton?: HTMLButtonElement | null;
  areAwake?: boolean;
};

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

/**
 * Says that React hears clicks from now on, presses the button that was pressed last before it did, and tells of the files
 * that were chosen. Is for a layout effect of the root: a click that makes React wake up is heard by it, and is over when what
 * is set here runs.
 */
export function wakePage(): void {
  const waiting = window as Waiting;
  waiting.areAwake = true;
  setTimeout(() => {
    const button = waiting.pressedButton;
    waiting.pressedButton = null;
    delete document.documentElement.dataset.pressedButton;
    if (button?.isConnected) button.click();
    tellOfFiles();
  });
}

/** Whoever hears of a file empties its input, so those that are left were chosen before. */
function tellOfFiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
}
