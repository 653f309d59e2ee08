import { ReviewForm } from '@/components/notary/visit/requests/review-form';
import type { Party } from '@/lib/notary/policy';
import type { RequestView } from '@/lib/notary/schema/requests';

type ReviewPartProps = { request: RequestView; party: Party | null };

/** What the client said of a completed visit, or the form to say it. */
export function ReviewPart({ request: { id, status, review, notary }, party }: ReviewPartProps) {
  const isAsked = party === 'client' && !notary?.isDemo;
  if (status !== 'completed' || (!review && !isAsked)) return null;

  return (
    <section aria-labelledby="review">
      <h2 id="review" className="text-2xl">
        {party === 'client' ? 'Your review' : 'Review'}
      </h2>
      {review ? (
        <div className="mt-3">
          <p>
            <span aria-hidden className="text-xl text-primary">
              {'★'.repeat(review.rating)}
              <span className="text-muted-foreground">{'☆'.repeat(5 - review.rating)}</span>
            </span>
            <span className="sr-only">{review.rating} of 5 stars</span>
          </p>
          {review.comment && (
            <p className="mt-2 measure wrap-anywhere whitespace-pre-line">{review.comment}</p>
          )}
        </div>
      ) : (
        <ReviewForm requestId={id} notaryName={notary?.name ?? 'the notary'} />
      )}
    </section>
  );
}
