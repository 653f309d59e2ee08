'use client';

import { useEffect, useEffectEvent } from 'react';
import { whileVisible } from '@/components/kit/while-visible';

/** What changed for the account; the server says `resync` once it listens, because events may have been missed before. */
export type AccountEvent = {
  kind:
    | 'request'
    | 'offer'
    | 'message'
    | 'invoice'
    | 'plan'
    | 'profile'
    | 'payment'
    | 'session'
    | 'export'
    | 'document'
    | 'alert'
    | 'notification'
    | 'fraud-case'
    | 'resync';
  id?: string;
};

type Listener = (event: AccountEvent) => void;

/** A browser gives up when the server answers with an error; this asks again. */
const RETRY_MS = 30_000;

const listeners = new Set<Listener>();
let source: EventSource | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let end: (() => void) | null = null;

/** Calls `onEvent` as things change on the server. All parts of a page share one connection, which comes back by itself. */
export function useAccountEvents(onEvent: Listener): void {
  const tell = useEffectEvent(onEvent);

  useEffect(() => {
    const listener: Listener = (event) => tell(event);
    listeners.add(listener);
    end ??= whileVisible(connect, disconnect);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      end?.();
      end = null;
    };
  }, []);
}

function connect() {
  const opened = new EventSource('/api/events');
  source = opened;
  opened.onmessage = ({ data }: MessageEvent<string>) => tellAll(JSON.parse(data) as AccountEvent);
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED) retry = setTimeout(connect, RETRY_MS);
  };
}

function disconnect() {
  clearTimeout(retry);
  source?.close();
  source = null;
}

function tellAll(event: AccountEvent) {
  for (const listener of listeners) listener(event);
}
