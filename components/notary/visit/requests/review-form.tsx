'use client';

import { useId, useRef, useState, type SubmitEvent } from 'react';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { useAction } from '@/components/kit/use-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { apiRequest } from '@/lib/platform/api-client';

type ReviewFormProps = { requestId: string; notaryName: string };

const stars = [1, 2, 3, 4, 5];
const NONE_CHOSEN = 'Please choose 1 to 5 stars.';

export function ReviewForm({ requestId, notaryName }: ReviewFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { act, isPending, problem } = useAction(send, {
    says: { title: 'Review sent', description: 'Thank you.' },
  });
  const shown = isRefused && rating === 0 ? NONE_CHOSEN : problem;

  async function send() {
    const body = { rating, comment: comment.trim() || undefined };
    await apiRequest('POST', `/api/requests/${requestId}/review`, body);
    await refreshRequests();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsRefused(rating === 0);
    if (rating === 0) form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    else void act();
  }

  return (
    <form ref={form} noValidate aria-label="Review" className="mt-4 grid gap-5" onSubmit={submit}>
      <Stars name={`${id}-rating`} problemId={`${id}-problem`} rating={rating} onChoose={setRating}>
        How was the visit of {notaryName}?
      </Stars>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-comment`}>
          Comment<span className="font-normal text-muted-foreground"> (optional)</span>
        </Label>
        <Textarea id={`${id}-comment`} value={comment} onChange={({ target }) => setComment(target.value)} />
      </div>
      <div id={`${id}-problem`} role="alert" className="empty:hidden">
        {shown && <Alert variant="destructive">{shown}</Alert>}
      </div>
      <Button type="submit" className="justify-self-start" aria-disabled={isPending}>
        {isPending ? 'Sending' : 'Send review'}
      </Button>
    </form>
  );
}

type StarsProps = {
  name: string;
  problemId: string;
  rating: number;
  onChoose: (stars: number) => void;
  children: string[];
};

/** Radio buttons that look like stars: the arrow keys move through them. */
function Stars({ name, problemId, rating, onChoose, children }: StarsProps) {
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="text-[0.9375rem] leading-6 font-medium">{children}</legend>
      <div className="mt-1.5 flex items-center gap-1">
        {stars.map((count) => (
          <label
            key={count}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-3xl leading-none text-primary transition-colors duration-150 hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={rating === count}
              className="sr-only"
              onChange={() => onChoose(count)}
            />
            <span aria-hidden>{count <= rating ? '★' : '☆'}</span>
            <span className="sr-only">{count === 1 ? '1 star' : `${count} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
