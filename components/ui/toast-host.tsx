'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadAhead } from '@/components/ui/load-ahead';
import { connectToastHost, type ToastMessage } from '@/components/ui/toast';
import { stopSecondPress } from '@/components/ui/second-press';
import type { ToastNews } from '@/components/ui/toaster';
import { keepToastsInReach } from '@/components/ui/toast-reach';

type ToasterProps = { messages: ToastNews[] };

const load = () => import('@/components/ui/toaster').then((module) => module.Toaster);

/** A message that comes later than this is about something that has passed. */
const FRESH_MS = 5_000;
const PLAIN_MS = 10_000;

/**
 * Is in the layout, and costs a page that is only read nothing: the toaster is loaded with the first step toward a
 * message, while there is a connection. A message that had to wait for it is shown if it is still the last word; where
 * it cannot be loaded, in plain words.
 */
export function ToastHost() {
  const [messages, setMessages] = useState<ToastNews[]>([]);
  const [plain, setPlain] = useState<ToastMessage | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(keepToastsInReach, []);
  // A message moves the page.
  useEffect(stopSecondPress, []);

  useEffect(() => loadAhead(load), []);

  useEffect(() => {
    let isLoaded = false;
    let last: ToastMessage | null = null;
    const tell = (news: ToastNews) => setMessages((earlier) => [...earlier, news]);

    async function show(message: ToastMessage) {
      if (isLoaded) return tell(message);
      last = message;
      const askedAt = Date.now();
      const loaded = await load().catch(() => null);
      if (last !== message || Date.now() - askedAt > FRESH_MS) return;
      setPlain(loaded ? null : message);
      if (!loaded) return;
      isLoaded = true;
      setToaster(() => loaded);
      tell(message);
    }

    function takeBack(id: string) {
      if (isLoaded) return tell({ takesBack: id });
      if (last?.id === id) last = null;
      setPlain((shown) => (shown?.id === id ? null : shown));
    }

    return connectToastHost(show, takeBack);
  }, []);

  useEffect(() => {
    const timer = plain && setTimeout(() => setPlain(null), PLAIN_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [plain]);

  return (
    <>
      {Toaster && <Toaster messages={messages} />}
      {plain && <PlainMessage message={plain} />}
    </>
  );
}

function PlainMessage({ message: { title, description } }: { message: ToastMessage }) {
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-lg border bg-card p-4 sm:left-auto">
      <p className="font-semibold">{title}</p>
      {description && <p className="text-sm">{description}</p>}
    </div>
  );
}
