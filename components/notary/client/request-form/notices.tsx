import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { formatMoney, toCents } from '@/lib/values/money';

/** What stopped a submission, where it is more than a field. Prices in dollars. */
export type Notice =
  | { kind: 'cancelled' }
  | { kind: 'unpriced' }
  | { kind: 'moved'; from: number; to: number };

/** Why the request did not go, and what to do. Always in the page, so that it is read out when it is filled. */
export function Notices({ notice }: { notice: Notice | null }) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {notice?.kind === 'moved' && <PriceMoved {...notice} />}
        {notice?.kind === 'unpriced' && (
          <Alert variant="waiting">
            <AlertTitle>The price was not there yet</AlertTitle>
            <AlertDescription>
              <p>Nothing was sent. Look at the price above, and submit again once it is there.</p>
            </AlertDescription>
          </Alert>
        )}
        {notice?.kind === 'cancelled' && (
          <Alert>The upload was cancelled, and nothing was submitted. What you entered is still here.</Alert>
        )}
      </div>
    </>
  );
}

function PriceMoved({ from, to }: { from: number; to: number }) {
  return (
    <Alert variant="waiting">
      <AlertTitle>The price has changed</AlertTitle>
      <AlertDescription>
        <p>
          It was <del>{formatMoney(toCents(from))}</del>, and is now{' '}
          <strong className="text-foreground">{formatMoney(toCents(to))}</strong>. What you entered is still
          here. Submit again to request the notary at the new price.
        </p>
      </AlertDescription>
    </Alert>
  );
}
