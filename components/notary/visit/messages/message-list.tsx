import { useLayoutEffect, useRef } from 'react';
import { groupByDay, timeOf } from '@/components/notary/visit/messages/message-days';
import { cn } from '@/components/ui/cn';
import { AUTOMATIC_ANSWER } from '@/lib/notary/rules/demo';
import type { Message, MessageThread } from '@/lib/notary/schema/messages';
import { splitLinks } from '@/lib/values/links';

/** A little above the end still counts as having read to it. */
const NEAR_PX = 60;

const ONLINE_HINT = 'Say what the other side should have ready, or how to reach you if the video fails.';

/** New messages are read out; the list follows them for whoever is at its end. */
export function MessageList({ thread }: { thread: MessageThread }) {
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { messages } = thread;
  const last = messages.at(-1);

  useLayoutEffect(() => {
    const list = frame.current;
    if (list && (isAtEnd.current || last?.isOwn)) list.scrollTop = list.scrollHeight;
  }, [last?.id, last?.isOwn]);

  function watch() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = frame.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  }

  return (
    <div
      ref={frame}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      className="min-h-0 overflow-y-auto overscroll-contain border-y py-3"
      onScroll={watch}
    >
      {messages.length === 0 ? (
        <p className="py-8 text-center text-[0.9375rem] text-muted-foreground">
          No messages yet.{' '}
          {thread.isRemote ? ONLINE_HINT : 'Say which door, where to park, or what to bring.'}
        </p>
      ) : (
        groupByDay(messages).map(({ day, label, messages: ofDay }) => (
          <section key={day} aria-label={label}>
            <h3 className="py-2 text-center font-sans text-xs font-medium tracking-normal text-muted-foreground">
              {label}
            </h3>
            <ol className="flex flex-col gap-2">
              {ofDay.map((message) => (
                <MessageItem key={message.id} message={message} thread={thread} />
              ))}
            </ol>
          </section>
        ))
      )}
    </div>
  );
}

function MessageItem({ message, thread }: { message: Message; thread: MessageThread }) {
  const { isOwn, senderName, body, createdAt, readAt, isAutomatic } = message;
  const isByFormer = !isOwn && senderName !== thread.partnerName;
  return (
    <>
      {beginsNewPartner(message, thread) && (
        <li className="py-1 text-center text-xs text-muted-foreground">
          {thread.partnerName} took over, and can read from here on
        </li>
      )}
      <li
        className={cn(
          'flex max-w-[85%] flex-col gap-0.5',
          isOwn ? 'items-end self-end' : 'items-start self-start',
        )}
      >
        <p className={isByFormer ? 'text-xs text-muted-foreground' : 'sr-only'}>
          {isOwn ? 'You' : senderName}:
        </p>
        <p
          dir="auto"
          className={cn(
            'max-w-full rounded-lg px-3 py-1.5 text-[0.9375rem] leading-6 [overflow-wrap:anywhere] whitespace-pre-wrap',
            isOwn ? 'bg-accent text-accent-foreground' : 'border bg-card',
          )}
        >
          <LinkedText>{body}</LinkedText>
        </p>
        <p className="text-xs text-muted-foreground">
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
          {isOwn && (readAt ? ' · Read' : ' · Sent')}
          {isAutomatic && ` · ${AUTOMATIC_ANSWER}`}
        </p>
      </li>
    </>
  );
}

/** What somebody wrote; the web addresses in it open in a new tab, which learns nothing of this page. */
function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {text}
      </a>
    ) : (
      text
    ),
  );
}

/** The first message that the present notary reads, where earlier ones were for another. */
function beginsNewPartner(
  message: Message,
  { messages, partnerName, partnerReadsFrom }: MessageThread,
): boolean {
  if (!partnerName || !partnerReadsFrom) return false;
  const first = messages.findIndex(({ createdAt }) => createdAt >= partnerReadsFrom);
  return first > 0 && messages[first]?.id === message.id;
}
