'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { connectToastHost, type ToastMessage } from '@/components/ui/toast';

type ToasterProps = { messages: ToastMessage[] };

/** Is in the layout and costs nothing until a first message asks for the toaster. */
export function ToastHost() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(
    () =>
      connectToastHost((message) => {
        setMessages((earlier) => [...earlier, message]);
        void import('@/components/ui/toaster').then((module) => setToaster(() => module.Toaster));
      }),
    [],
  );

  return Toaster ? <Toaster messages={messages} /> : null;
}
