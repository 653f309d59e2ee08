'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastMessage } from '@/components/ui/toast';
import { placeOfMessage } from '@/components/ui/toast-place';
import { makeRoomInHeader } from '@/components/ui/toast-room';

const DEFAULT_DURATION_MS = 5_000;

/** `globals.css` has them: other ones while a dialog is open. */
const offset = { top: 'var(--toasts-top)', bottom: 'var(--toasts-bottom)', right: '1.5rem' };

const classNames = {
  toast:
    'pointer-events-auto flex w-full flex-wrap items-start gap-x-3 rounded-lg border border-l-4 bg-popover px-4 py-3 font-sans text-popover-foreground floating has-[a]:*:data-content:max-h-18',
  default: 'border-l-success',
  error: 'border-l-destructive',
  title: 'text-[0.9375rem] leading-6 font-semibold',
  description: 'text-sm leading-6 whitespace-pre-line text-muted-foreground',
  content: 'max-h-24 min-w-0 flex-1 [touch-action:pan-y] overflow-y-auto overscroll-contain',
  icon: 'mt-0.5 shrink-0 text-destructive',
  closeButton:
    'order-last -mx-2.5 -my-1.5 grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent',
};

/** `takesBack`: the message of this id is said no more. */
export type ToastNews = ToastMessage | { takesBack: string };

export function Toaster({ messages }: { messages: ToastNews[] }) {
  const shown = useRef(0);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    messages.slice(shown.current).forEach(tell);
    shown.current = messages.length;
  }, [messages]);

  useEffect(() => (list.current ? makeRoomInHeader(list.current) : undefined), []);

  return (
    <Sonner
      ref={list}
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

function tell(news: ToastNews) {
  if ('takesBack' in news) show.dismiss(news.takesBack);
  else showMessage(news);
}

function showMessage({ title, description, link, variant, durationMs, id: ownId }: ToastMessage) {
  const say = variant === 'destructive' ? show.error : show;
  const id = say(title, {
    id: ownId,
    description,
    duration: durationMs,
    position: placeOfMessage(),
    action: link && <MessageLink {...link} onFollow={() => show.dismiss(id)} />,
  });
}

type MessageLinkProps = NonNullable<ToastMessage['link']> & { onFollow: () => void };

/** In a row of its own. */
function MessageLink({ href, label, onFollow }: MessageLinkProps) {
  return (
    <span className="order-last -mb-3 flex basis-full">
      <Link
        href={href}
        prefetch={false}
        className="inline-flex min-h-11 items-center text-[0.9375rem] text-link"
        onClick={onFollow}
      >
        {label}
      </Link>
    </span>
  );
}
