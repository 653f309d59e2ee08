const FIRST_STEPS = ['focusin', 'pointerdown', 'keydown'];

/**
 * Loads what a next step may need with the first one, on a form or a button, while there is a connection. Returns how to
 * wait for it no longer.
 */
export function loadAhead(load: () => Promise<unknown>): () => void {
  const onStep = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('form, button')) load().then(stop, () => {});
  };
  const stop = () => FIRST_STEPS.forEach((step) => document.removeEventListener(step, onStep));
  FIRST_STEPS.forEach((step) => document.addEventListener(step, onStep));
  return stop;
}
