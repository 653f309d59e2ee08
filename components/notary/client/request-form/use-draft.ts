import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { startDraft, type Initial } from '@/components/notary/client/request-form/draft';
import { useAttachment } from '@/components/notary/client/request-form/use-attachment';
import { draftStore } from '@/components/kit/draft-store';
import { useKept } from '@/components/kit/use-kept';
import {
  keptDraftSchema,
  requestFormSchema,
  type RequestDraft,
  type RequestForm,
} from '@/lib/notary/schema/request-form';

/** Everything but the file, which no browser keeps. */
const requestDrafts = draftStore<RequestDraft>({
  name: 'request',
  read: (value) => keptDraftSchema.safeParse(value).data ?? null,
});

const halves = ['appointmentDate', 'appointmentTime'] as const;

/** What is typed and attached. A form that begins with the same later finds it, until it is sent or started over. */
export function useDraft(initial: Initial) {
  const name = `request/${JSON.stringify({ ...initial, document: initial.document?.id })}`;
  const kept = useKept(name, () => startDraft(initial), requestDrafts);
  const attachment = useAttachment(`${name}/file`, initial.document);
  const [isFound, setIsFound] = useState(kept.isFound || attachment.isFound);
  const form = useForm<RequestDraft, unknown, RequestForm>({
    resolver: zodResolver(requestFormSchema),
    defaultValues: kept.value,
  });
  const keep = useEffectEvent((values: RequestDraft) => {
    // It is also told of what leaves the values as they are.
    if (JSON.stringify(values) !== JSON.stringify(kept.value)) kept.change({ ...values });
  });

  // What is wrong with one half of the appointment may be mended in the other.
  const lookAgain = useEffectEvent((changed: string | undefined) => {
    const other = halves.find((half) => half !== changed);
    const isHalf = halves.some((half) => half === changed);
    if (isHalf && other && form.getFieldState(other).error) void form.trigger(other);
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keep(values);
          lookAgain(name);
        },
      }),
    [form],
  );

  /** Keeps nothing of it; the result puts it back. */
  function release(): () => void {
    const restored = [kept.release(), attachment.release()];
    return () => restored.forEach((restore) => restore());
  }

  function startOver() {
    form.reset(startDraft(initial));
    attachment.remove();
    release();
    setIsFound(false);
  }

  return {
    form,
    draft: kept.value,
    attachment,
    /** it was typed before the form was closed */
    isFound,
    release,
    startOver,
  };
}
