type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Waiting = typeof window & {
  pressedForm?: HTMLFormElement | null;
  pressedButton?: HTMLButtonElement | null;
  earlyFields?: Map<Field, string | boolean>;
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
 * Says that React hears from now on, tells it of the fields that were changed before it did, and presses the button that
 * was pressed last. Is for a layout effect of the root: what makes React wake up is heard by it, and is over when what is
 * set here runs.
 */
export function wakePage(): void {
  const waiting = window as Waiting;
  waiting.areAwake = true;
  setTimeout(() => {
    tellOfFields(waiting.earlyFields);
    const button = waiting.pressedButton;
    waiting.pressedButton = null;
    delete document.documentElement.dataset.pressedButton;
    if (button?.isConnected) button.click();
  });
}

function tellOfFields(fields: Waiting['earlyFields']) {
  for (const [field, set] of fields ?? []) {
    fields?.delete(field);
    if (!field.isConnected) continue;
    if (typeof set === 'boolean') tickAgain(field as HTMLInputElement, set);
    else if (field instanceof HTMLSelectElement) chooseAgain(field, set);
    else if (field.type === 'file') takeAgain(field as HTMLInputElement);
    else typeAgain(field, set);
  }
}

function takeAgain(field: HTMLInputElement) {
  if (field.files?.length) tell(field);
}

function chooseAgain(field: HTMLSelectElement, chosen: string) {
  field.value = chosen;
  tell(field);
}

/*
 * What a box or a text says when React wakes it takes for what it has drawn, and does not hear of the same again: each
 * says first what it was drawn with.
 */

function tickAgain(field: HTMLInputElement, isTicked: boolean) {
  if (isTicked === field.defaultChecked) return;
  field.checked = !isTicked;
  field.click();
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string) {
  if (typed === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  // React watches the property of the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  // A date has none; and a browser may move the focus to what is given one.
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  tell(field);
}

function tell(field: Field) {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
