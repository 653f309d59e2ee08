/**
 * Keeps the fields of a form as they are, until the function that it returns is called: what is typed or tapped meanwhile
 * is not taken. The focus stays where it is, and buttons work.
 */
export function holdFields(form: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (!changesField(event)) return;
    event.preventDefault();
    // React takes a box for ticked while its click goes by, whatever becomes of it.
    event.stopPropagation();
  };
  const events = ['beforeinput', 'click', 'mousedown', 'keydown'];
  events.forEach((type) => form.addEventListener(type, hold, true));
  return () => events.forEach((type) => form.removeEventListener(type, hold, true));
}

function changesField(event: Event): boolean {
  const { target, type } = event;
  if (!(target instanceof Element)) return false;
  if (type === 'beforeinput') return true;
  if (type === 'click')
    return target.closest('label, input, select') !== null && !target.closest('button, a');
  // A list opens before it is clicked.
  return target.closest('select') !== null && !(event instanceof KeyboardEvent && event.key === 'Tab');
}
