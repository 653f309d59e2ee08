const WATCHED = ['pointerdown', 'focusin', 'focusout', 'wheel', 'touchmove'];

/**
 * An open dialog of Radix takes every press and every focus outside of it for one that is not meant, also on a
 * message: it closes, takes the focus back, and stops the scrolling. It learns of them on the document, later than
 * this does, so what happens on a message ends here. Escape there closes the message, and not the dialog.
 *
 * To be called before the first dialog opens; what it returns ends it.
 */
export function keepToastsInReach(): () => void {
  WATCHED.forEach((name) => document.addEventListener(name, keepFromDialog, { passive: true }));
  document.addEventListener('keydown', closeOnEscape, { capture: true });

  return () => {
    WATCHED.forEach((name) => document.removeEventListener(name, keepFromDialog));
    document.removeEventListener('keydown', closeOnEscape, { capture: true });
  };
}

function keepFromDialog(event: Event) {
  const receiver = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : null;
  if (messagesOf(event.target) || messagesOf(receiver)) event.stopImmediatePropagation();
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const messages = messagesOf(event.target);
  if (!messages) return;
  event.stopImmediatePropagation();
  messages.querySelector<HTMLElement>('[data-front=true] [data-close-button]')?.click();
}

/** The list of messages that it is in. */
function messagesOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-sonner-toaster]') : null;
}
