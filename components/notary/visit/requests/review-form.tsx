'use client';

import { useId, useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { useFormState } from '@/components/kit/form-context';
import { useAction } from '@/components/kit/use-action';
import { reviewRequest } from '@/components/notary/calls';
import { requestKeys } from '@/components/notary/queries';
import { Button } from '@/components/ui/button';
import type { ReviewInput } from '@/lib/notary/schema/requests';

type ReviewFormProps = { requestId: string; notaryName: string };

const loadSchema = () => import('@/lib/notary/schema/forms').then((module) => module.reviewFormSchema);

const stars = [1, 2, 3, 4, 5];

export function ReviewForm({ requestId, notaryName }: ReviewFormProps) {
  const { send, dialog } = useAction((review: ReviewInput) => reviewRequest(requestId, review), {
    says: { title: 'Review sent', description: 'Thank you.' },
    refreshes: requestKeys,
  });

  return (
    <>
      <Form schema={loadSchema} action={send} label="Review" className="mt-4">
        <Stars>How was your visit with {notaryName}?</Stars>
        <Field name="comment" type="textarea" label="Comment" optional />
        <SendButton />
      </Form>
      {dialog}
    </>
  );
}

function SendButton() {
  const { pending } = useFormState();
  return (
    <Button type="submit" className="justify-self-start" aria-disabled={pending}>
      {pending ? 'Sending' : 'Send review'}
    </Button>
  );
}

/** Radio buttons that look like stars: the arrow keys move through them. */
function Stars({ children }: { children: string[] }) {
  const id = useId();
  const { problems } = useFormState();
  const [rating, setRating] = useState(0);

  return (
    <fieldset aria-describedby={problems.rating ? id : undefined}>
      <legend className="text-[0.9375rem] leading-6 font-medium">{children}</legend>
      {problems.rating && (
        <p id={id} className="mt-1.5 animate-appear text-sm font-medium text-destructive">
          {problems.rating}
        </p>
      )}
      <div className="mt-1.5 flex items-center gap-1">
        {stars.map((count) => (
          <label
            key={count}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-3xl leading-none text-primary transition-colors duration-150 hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="rating"
              value={count}
              className="sr-only"
              onChange={() => setRating(count)}
            />
            <span aria-hidden>{count <= rating ? '★' : '☆'}</span>
            <span className="sr-only">{count === 1 ? '1 star' : `${count} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
