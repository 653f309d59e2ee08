'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { assistantView } from '@/components/assistant/assistant-view';
import { useStore } from '@/components/kit/store';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { cn } from '@/components/ui/cn';
import { ChatIcon } from '@/components/ui/icons';

const loadWindow = () =>
  import('@/components/assistant/assistant-window').then(({ AssistantWindow }) => AssistantWindow);

/** The floating assistant: a button at the edge, and the conversation, whose script is loaded with the first one. */
export function Assistant({ isInApp = false }: { isInApp?: boolean }) {
  const view = useStore(assistantView, 'closed');
  const [Window, ask] = useOnDemand(loadWindow);
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = view === 'open';

  const open = useEffectEvent(async () => {
    if (!(await ask())) assistantView.write('closed');
  });
  useEffect(() => {
    if (isWanted) void open();
  }, [isWanted]);

  function leave(next: 'closed' | 'minimized') {
    assistantView.write(next);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isWanted}
        aria-label={view === 'minimized' ? 'Back to the conversation' : 'Ask the assistant'}
        onClick={() => assistantView.write('open')}
        className={cn(
          'fixed right-0 z-20 assistant-tab needs-script print:hidden',
          isInApp ? 'bottom-24' : 'bottom-6',
          // On a phone it would cover the page: the quick panel leads to it, until there is something to come back to.
          view === 'minimized' ? 'text-primary' : 'max-sm:hidden',
        )}
      >
        <ChatIcon className="size-4" />
      </button>
      {view !== 'closed' && Window && (
        <Window
          isHidden={view === 'minimized'}
          onClose={() => leave('closed')}
          onMinimize={() => leave('minimized')}
        />
      )}
    </>
  );
}
