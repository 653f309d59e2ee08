import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshRequests, useRequestRefresh } from '@/components/notary/use-request-refresh';
import type { Message, MessageThread } from '@/lib/notary/schema/messages';
import { apiRequest } from '@/lib/platform/api-client';

/** The thread of a request, as it is on the server from moment to moment; what is seen here is marked as read. */
export function useThread(requestId: string) {
  const queryKey = ['/api/requests', requestId, 'messages'];
  const { data: thread, error, isFetching, refetch } = useQuery<MessageThread>({ queryKey });
  const cache = useQueryClient();
  useRequestRefresh();
  useMarkRead(requestId, thread?.messages);

  async function send(body: string) {
    const message = await apiRequest<Message>('POST', `/api/requests/${requestId}/messages`, { body });
    cache.setQueryData<MessageThread>(queryKey, (known) => known && withMessage(known, message));
    void refreshRequests();
  }

  return { thread, error, isFetching, retry: () => void refetch(), send };
}

/** The server's own announcement may have been faster. */
function withMessage(thread: MessageThread, message: Message): MessageThread {
  if (thread.messages.some(({ id }) => id === message.id)) return thread;
  return { ...thread, messages: [...thread.messages, message] };
}

/** Somebody who looks elsewhere has not read it, and is told by mail. */
function useMarkRead(requestId: string, messages: readonly Message[] = []) {
  const unread = messages.findLast(({ isOwn, readAt }) => !isOwn && readAt === null)?.id;

  useEffect(() => {
    if (!unread) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      // What could not be marked is marked with the next message, or the next time that the thread is opened.
      apiRequest('POST', `/api/requests/${requestId}/messages/read`).then(refreshRequests, () => undefined);
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [requestId, unread]);
}
