'use client';

import { useEffect, useRef, useState } from 'react';
import { Composer } from '@/components/assistant/composer';
import { MessageLog } from '@/components/assistant/message-log';
import { useConversation } from '@/components/assistant/use-conversation';
import { WindowBar } from '@/components/assistant/window-bar';
import { cn } from '@/components/ui/cn';

type AssistantWindowProps = {
  /** minimized: what was asked is answered all the same */
  isHidden: boolean;
  onClose: () => void;
  onMinimize: () => void;
};

/** The conversation in a corner of the screen; on a phone it is the whole screen. The page stays in reach behind it. */
export function AssistantWindow({ isHidden, onClose, onMinimize }: AssistantWindowProps) {
  const { texts, language, messages, isPending, partial, ask, speak } = useConversation();
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isHidden) frame.current?.querySelector('textarea')?.focus();
  }, [isHidden]);

  return (
    <section
      ref={frame}
      role="dialog"
      hidden={isHidden}
      aria-label={texts.title}
      lang={language}
      dir={texts.isRightToLeft ? 'rtl' : 'ltr'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className={cn(
        'fixed z-40 flex animate-appear flex-col border bg-popover text-popover-foreground max-sm:inset-0 sm:right-4 sm:bottom-4 sm:max-h-[calc(100dvh-2rem)] sm:max-w-[calc(100vw-2rem)] sm:rounded-lg print:hidden [&[hidden]]:hidden',
        isLarge ? 'sm:h-[700px] sm:w-[600px]' : 'sm:h-[500px] sm:w-96',
      )}
    >
      <WindowBar
        texts={texts}
        language={language}
        onSpeak={speak}
        isLarge={isLarge}
        onResize={() => setIsLarge(!isLarge)}
        onMinimize={onMinimize}
        onClose={onClose}
      />
      <MessageLog
        texts={texts}
        messages={messages}
        isPending={isPending}
        partial={partial}
        onAsk={(text) => void ask(text)}
      />
      <Composer texts={texts} isPending={isPending} onAsk={(text) => void ask(text)} />
    </section>
  );
}
