import { useEffect } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { markMessagesRead, sendMessage } from '@/components/notary/calls';
import { readThread } from '@/components/notary/queries';
import { refreshRequests, useRequestRefresh } from '@/components/notary/use-request-refresh';
import type { Message, MessageThread } from '@/lib/notary/schema/messages';

/** The thread of a request, as it is on the server from moment to moment; what is seen here is marked as read. */
export function useThread(requestId: string) {
  const query = useRead(readThread(requestId));
  useRequestRefresh();
  useMarkRead(requestId, query.data?.messages);

  async function send(body: string) {
    // Of whoever wrote it, also when another tab signs somebody else in meanwhile.
    const client = accountClient();
    const message = await sendMessage(requestId, body);
    const { queryKey } = readThread(requestId);
    client.setQueryData(queryKey, (known) => known && withMessage(known, message));
    void refreshRequests();
  }

  return { query, send };
}

/** The server's own announcement may have been faster. */
function withMessage(thread: MessageThread, message: Message): MessageThread {
  if (thread.messages.some(({ id }) => id === message.id)) return thread;
  return { ...thread, messages: [...thread.messages, message] };
}

/**
 * Somebody who looks elsewhere has not read it, and is told by email. No `useAction`: nobody asked for it, so nobody is told
 * how it went.
 */
function useMarkRead(requestId: string, messages: readonly Message[] = []) {
  const unread = messages.findLast(({ isOwn, readAt }) => !isOwn && readAt === null)?.id;

  useEffect(() => {
    if (!unread) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      // What could not be marked is marked with the next message, or the next time that the thread is opened.
      markMessagesRead(requestId).then(refreshRequests, () => undefined);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [requestId, unread]);
}
