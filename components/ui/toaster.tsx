'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastMessage } from '@/components/ui/toast';
import { placeOfMessage } from '@/components/ui/toast-place';

const DEFAULT_DURATION_MS = 5_000;

/** `globals.css` has them: other ones while a dialog is open. */
const offset = { top: 'var(--toasts-top)', bottom: 'var(--toasts-bottom)', right: '1.5rem' };

const classNames = {
  toast:
    'pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-l-4 bg-popover px-4 py-3 font-sans text-popover-foreground floating',
  default: 'border-l-success',
  error: 'border-l-destructive',
  title: 'text-[0.9375rem] leading-6 font-semibold',
  description: 'text-sm leading-6 whitespace-pre-line text-muted-foreground',
  content: 'max-h-24 min-w-0 flex-1 [touch-action:pan-y] overflow-y-auto overscroll-contain',
  icon: 'mt-0.5 shrink-0 text-destructive',
  closeButton:
    'order-last -mx-2.5 -my-1.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent',
};

export function Toaster({ messages }: { messages: ToastMessage[] }) {
  const shown = useRef(0);

  useEffect(() => {
    messages.slice(shown.current).forEach(showMessage);
    shown.current = messages.length;
  }, [messages]);

  return (
    <Sonner
      offset={offset}
      mobileOffset={{ ...offset, right: '1rem', left: '1rem' }}
      // One message at a time: a stack that unfolds needs more room than is kept free.
      visibleToasts={1}
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, classNames, duration: DEFAULT_DURATION_MS }}
    />
  );
}

function showMessage({ title, description, variant, durationMs }: ToastMessage) {
  const say = variant === 'destructive' ? show.error : show;
  say(title, { description, duration: durationMs, position: placeOfMessage() });
}
