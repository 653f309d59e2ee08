import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FieldFrame } from '@/components/kit/field-frame';
import { Form } from '@/components/kit/form';
import { useFormState } from '@/components/kit/form-context';
import { lazyResolver } from '@/components/kit/lazy-resolver';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { MAX_MESSAGE } from '@/lib/notary/rules/messages';

/** From here on one is told how many characters are left. */
const COUNTED_FROM = MAX_MESSAGE - 200;

type Values = { body: string };

const resolver = lazyResolver<Values, Values>(() =>
  import('@/lib/notary/schema/messages').then(({ messageSchema }) => messageSchema),
);

type ComposerProps = {
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => Promise<void>;
};

/** Enter sends, Shift and Enter starts a new line. What could not be sent stays. */
export function Composer({ draft, onDraft, onSend }: ComposerProps) {
  const form = useForm({ resolver, reValidateMode: 'onSubmit', defaultValues: { body: draft } });
  const keep = useEffectEvent(({ body }: Values) => {
    form.clearErrors();
    onDraft(body);
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );

  useEffect(() => {
    // Where a keyboard does not push the messages off the screen; after the dialog has seen where the focus was.
    const isFine = window.matchMedia?.('(pointer: fine)').matches ?? true;
    const frame = isFine ? requestAnimationFrame(() => form.setFocus('body')) : 0;
    return () => cancelAnimationFrame(frame);
  }, [form]);

  async function send({ body }: Values) {
    try {
      await onSend(body);
      form.setValue('body', '');
    } finally {
      form.setFocus('body');
    }
  }

  return (
    <Form form={form} action={send} label="Write a message" className="gap-2">
      <Message draft={draft} />
    </Form>
  );
}

function Message({ draft }: { draft: string }) {
  const hintId = useId();
  const { pending } = useFormState();
  const left = MAX_MESSAGE - draft.length;
  const isEmpty = draft.trim() === '';

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isEmpty) event.currentTarget.form?.requestSubmit();
  }

  return (
    <>
      <FieldFrame name="body" label="Message" className="[&>label]:sr-only">
        {({ 'aria-describedby': described, ...control }) => (
          <Textarea
            {...control}
            rows={2}
            readOnly={pending}
            placeholder="Write a message"
            aria-invalid={left < 0 || control['aria-invalid'] ? true : undefined}
            aria-describedby={[hintId, described].filter(Boolean).join(' ')}
            className="max-h-40"
            onKeyDown={handleKey}
          />
        )}
      </FieldFrame>
      <div className="flex items-center justify-between gap-3">
        <p id={hintId} className="text-xs text-muted-foreground">
          {draft.length > COUNTED_FROM ? (
            countText(left)
          ) : (
            <span className="pointer-coarse:hidden">Enter sends, Shift and Enter starts a new line</span>
          )}
        </p>
        <Button type={isEmpty ? 'button' : 'submit'} aria-disabled={pending || isEmpty}>
          {pending && <Spinner />}
          {pending ? 'Sending' : 'Send'}
        </Button>
      </div>
    </>
  );
}

function countText(left: number) {
  return left < 0 ? `${-left} over the limit` : `${left} characters left`;
}
