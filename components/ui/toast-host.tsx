'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { connectToastHost, type ToastMessage } from '@/components/ui/toast';
import { stopSecondPress } from '@/components/ui/second-press';
import { keepToastsInReach } from '@/components/ui/toast-reach';

type ToasterProps = { messages: ToastMessage[] };

const load = () => import('@/components/ui/toaster').then((module) => module.Toaster);

/** A message that comes later than this is about something that has passed. */
const FRESH_MS = 5_000;
const FIRST_STEPS = ['focusin', 'pointerdown', 'keydown'];

/**
 * Is in the layout, and costs a page that is only read nothing: the toaster is loaded with the first step toward a
 * message, while there is a connection. A message that had to wait for it is shown if it is still the last word.
 */
export function ToastHost() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(keepToastsInReach, []);
  // A message moves the page.
  useEffect(stopSecondPress, []);

  useEffect(() => {
    const loadAhead = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('form, button'))
        load().then(stop, () => {});
    };
    const stop = () => FIRST_STEPS.forEach((step) => document.removeEventListener(step, loadAhead));
    FIRST_STEPS.forEach((step) => document.addEventListener(step, loadAhead));
    return stop;
  }, []);

  useEffect(() => {
    let isLoaded = false;
    let last: ToastMessage | null = null;
    const show = (message: ToastMessage) => setMessages((earlier) => [...earlier, message]);

    return connectToastHost(async (message) => {
      if (isLoaded) return show(message);
      last = message;
      const askedAt = Date.now();
      const loaded = await load().catch(() => null);
      if (!loaded || last !== message || Date.now() - askedAt > FRESH_MS) return;
      isLoaded = true;
      setToaster(() => loaded);
      show(message);
    });
  }, []);

  return Toaster ? <Toaster messages={messages} /> : null;
}
