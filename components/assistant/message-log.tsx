'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { assistantView } from '@/components/assistant/assistant-view';
import type { ChatMessage } from '@/components/assistant/conversation';
import { isPhone } from '@/components/kit/is-phone';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { AssistantTexts } from '@/lib/assistant/content/texts';
import { partsOf, wordsOf } from '@/lib/assistant/rules/links';

type MessageLogProps = {
  texts: AssistantTexts;
  messages: ChatMessage[];
  isPending: boolean;
  /** what has come of an answer that is being given */
  partial: string;
  onAsk: (text: string) => void;
};

/** What was said, read out as it comes; before the first question three that others ask. */
export function MessageLog({ texts, messages, isPending, partial, onAsk }: MessageLogProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [messages.length, isPending, partial]);

  return (
    <div
      role="log"
      aria-label={texts.conversation}
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-[0.9375rem]"
    >
      <Bubble>{texts.welcome}</Bubble>
      {messages.map(({ id, sender, text }) => (
        <Bubble key={id} by={sender === 'user' ? texts.you : undefined}>
          {sender === 'user' ? text : <Answer text={text} />}
        </Bubble>
      ))}
      {messages.length === 0 && (
        <ul className="grid gap-2">
          {texts.quickQuestions.map((question) => (
            <li key={question}>
              <Button
                variant="outline"
                size="sm"
                className="text-start"
                aria-disabled={isPending}
                onClick={() => onAsk(question)}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {partial && (
        // Read out once it is whole.
        <div aria-hidden>
          <Bubble>{wordsOf(partial)}</Bubble>
        </div>
      )}
      {isPending && (
        <p className="text-sm text-muted-foreground motion-safe:animate-pulse">{texts.typing} …</p>
      )}
      <div ref={end} />
    </div>
  );
}

function Bubble({ by, children }: { by?: string; children: React.ReactNode }) {
  return (
    <div
      // Each in the direction of its own words: the language may be changed in the middle.
      dir="auto"
      className={cn(
        'max-w-[85%] rounded-lg px-3 py-2 wrap-anywhere whitespace-pre-line',
        by ? 'self-end bg-primary text-primary-foreground' : 'self-start bg-accent text-accent-foreground',
      )}
    >
      {by && <bdi className="sr-only">{by}: </bdi>}
      {children}
    </div>
  );
}

function Answer({ text }: { text: string }) {
  return partsOf(text).map(({ text: part, href }, index) =>
    href ? (
      <Link key={index} href={href} prefetch={false} className="text-link" onClick={showPage}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

/** On a phone the conversation covers the page that a link leads to. */
function showPage() {
  if (isPhone()) assistantView.write('minimized');
}
