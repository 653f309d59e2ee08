import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { MAX_MESSAGE } from '@/lib/notary/rules/messages';

/** From here on one is told how many characters are left. */
const COUNTED_FROM = MAX_MESSAGE - 200;

type ComposerProps = {
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => Promise<void>;
};

/** Enter sends, Shift and Enter begins a line. What could not be sent stays. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');
  const left = MAX_MESSAGE - draft.length;

  useEffect(() => {
    // Where a keyboard does not push the messages off the screen; after the dialog has seen where the focus was.
    const isFine = window.matchMedia?.('(pointer: fine)').matches ?? true;
    const frame = isFine ? requestAnimationFrame(() => field.current?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, []);

  async function send() {
    const text = draft.trim();
    if (isPending || text === '') return;
    if (left < 0) return setProblem(`Please use at most ${MAX_MESSAGE.toLocaleString('en-US')} characters.`);
    setIsPending(true);
    setProblem('');
    try {
      await onSend(text);
      onDraft('');
    } catch (error) {
      setProblem(explainFailure(error));
    } finally {
      setIsPending(false);
      field.current?.focus();
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  function handleKey(event: KeyboardEvent) {
    // While a word is being composed Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form aria-label="Write a message" className="grid gap-2" onSubmit={handleSubmit}>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <Label htmlFor={id} className="sr-only">
        Message
      </Label>
      <Textarea
        ref={field}
        id={id}
        rows={2}
        value={draft}
        readOnly={isPending}
        placeholder="Write a message"
        aria-invalid={left < 0 ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="max-h-40"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-xs text-muted-foreground">
          {draft.length > COUNTED_FROM ? (
            countText(left)
          ) : (
            <span className="pointer-coarse:hidden">Enter sends, Shift and Enter begins a line</span>
          )}
        </p>
        <Button type="submit" aria-disabled={isPending || draft.trim() === ''}>
          {isPending && <Spinner />}
          {isPending ? 'Sending' : 'Send'}
        </Button>
      </div>
    </form>
  );
}

function countText(left: number) {
  return left < 0 ? `${-left} over the limit` : `${left} characters left`;
}
