'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { Composer } from '@/components/notary/visit/messages/composer';
import { MessageList } from '@/components/notary/visit/messages/message-list';
import { useThread } from '@/components/notary/visit/messages/use-thread';
import { sendKept, useKept } from '@/components/kit/use-kept';
import { Alert } from '@/components/ui/alert';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { MessageThread } from '@/lib/notary/schema/messages';
import { ApiError } from '@/lib/platform/api-client';

type MessageDialogProps = { requestId: string; onClose: () => void };

/** The thread between client and notary of a request. */
export function MessageDialog({ requestId, onClose }: MessageDialogProps) {
  // Here, so that a thread that closes and opens again finds it; kept, so that the dialog does.
  const draft = useKept(`message/${requestId}`, () => '');

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        data-product="guardsign"
        className="h-160 grid-rows-[auto_minmax(0,1fr)_auto]"
        onInteractOutside={(event) => {
          // A click beside it must not take away what was typed.
          if (draft.value.trim()) event.preventDefault();
        }}
      >
        <Thread requestId={requestId} draft={draft} />
      </DialogContent>
    </Dialog>
  );
}

type ThreadProps = { requestId: string; draft: ReturnType<typeof useKept<string>> };

function Thread({ requestId, draft }: ThreadProps) {
  const { query, send } = useThread(requestId);
  const { data: thread } = query;

  return (
    <>
      <DialogHeader>
        <DialogTitle>{thread?.partnerName ?? 'Messages'}</DialogTitle>
        <DialogDescription>Only the two of you read this here.</DialogDescription>
      </DialogHeader>
      {thread ? <MessageList thread={thread} /> : <NoThread query={query} />}
      {thread &&
        (thread.isOpen ? (
          <Composer
            draft={draft.value}
            onDraft={draft.change}
            onSend={(text) => sendKept(draft.release, () => send(text))}
          />
        ) : (
          <Closed thread={thread} />
        ))}
    </>
  );
}

function Closed({ thread: { partnerName } }: { thread: MessageThread }) {
  return (
    <p role="status" className="text-[0.9375rem] leading-6 text-muted-foreground">
      {partnerName
        ? 'This request has ended. You can still read the messages, but not write new ones.'
        : 'No notary is assigned right now. You can write again once another notary accepts.'}
    </p>
  );
}

function NoThread({ query }: Pick<ReturnType<typeof useThread>, 'query'>) {
  const { error } = query;
  if (!error) {
    return (
      <div role="status" className="grid content-end gap-3 border-y py-3">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-16 w-3/4 justify-self-end" />
        <Skeleton className="h-10 w-1/2" />
      </div>
    );
  }
  // Nobody to write to yet: trying again would change nothing.
  if (error instanceof ApiError && error.code === 'conflict') {
    return (
      <div>
        <Alert role="status">{error.detail}</Alert>
      </div>
    );
  }
  return (
    <div>
      <LoadFailure query={query} title="The messages could not be loaded" />
    </div>
  );
}
