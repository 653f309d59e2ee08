'use client';

import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastMessage } from '@/components/ui/toast';

const DEFAULT_DURATION_MS = 5_000;

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-lg border border-l-4 bg-popover p-4 font-sans text-popover-foreground floating',
  default: 'border-l-success',
  error: 'border-l-destructive',
  title: 'text-[0.9375rem] leading-6 font-semibold',
  description: 'text-sm leading-6 whitespace-pre-line text-muted-foreground',
  content: 'min-w-0 flex-1',
  icon: 'mt-0.5 shrink-0 text-destructive',
  closeButton:
    'order-last -m-2.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent',
};

export function Toaster({ messages }: { messages: ToastMessage[] }) {
  const shown = useRef(0);

  useEffect(() => {
    messages.slice(shown.current).forEach(showMessage);
    shown.current = messages.length;
  }, [messages]);

  return (
    <Sonner
      position={isPhone() ? 'top-center' : 'bottom-right'}
      mobileOffset={{ top: '4.75rem' }}
      closeButton
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, classNames, duration: DEFAULT_DURATION_MS }}
    />
  );
}

/** As Sonner tells them apart. There the button that was pressed is at the bottom, and the header at the top. */
function isPhone(): boolean {
  return window.matchMedia?.('(width <= 600px)').matches ?? false;
}

function showMessage({ title, description, variant, durationMs }: ToastMessage) {
  const say = variant === 'destructive' ? show.error : show;
  say(title, { description, duration: durationMs });
}
