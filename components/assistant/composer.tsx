'use client';

import { useId } from 'react';
import { useKept } from '@/components/kit/use-kept';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import type { AssistantTexts } from '@/lib/assistant/content/texts';

const MOST_CHARACTERS = 4000;

type ComposerProps = { texts: AssistantTexts; isPending: boolean; onAsk: (text: string) => void };

/** A question is sent with Enter or the button; Shift and Enter begin a new line. */
export function Composer({ texts, isPending, onAsk }: ComposerProps) {
  const note = useId();
  const { value: typed, change: setTyped } = useKept('assistant-question', () => '');
  const isBlank = typed.trim() === '';

  function send() {
    if (isBlank || isPending) return;
    onAsk(typed.trim());
    setTyped('');
  }

  return (
    <div className="grid gap-2 border-t p-3">
      <div className="flex items-end gap-2">
        <Textarea
          isLine
          rows={1}
          value={typed}
          maxLength={MOST_CHARACTERS}
          aria-label={texts.placeholder}
          aria-describedby={note}
          placeholder={texts.placeholder}
          className="flex-1"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <Button disabled={isBlank || isPending} onClick={send} className="min-h-11">
          {texts.send}
        </Button>
      </div>
      <p id={note} className="text-xs text-muted-foreground">
        {texts.note}
      </p>
    </div>
  );
}
