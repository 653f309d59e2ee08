import type { Notice } from '@/components/notary/client/request-form/use-request-form';
import { LogInElsewhere } from '@/components/kit/session-ended';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { formatMoney, toCents } from '@/lib/values/money';

/** Why the request did not go, and what to do. Always in the page, so that it is read out when it is filled. */
export function Notices({ notice }: { notice: Notice | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {notice?.kind === 'signed-out' && <SignedOut />}
      {notice?.kind === 'moved' && <PriceMoved {...notice} />}
      {notice?.kind === 'cancelled' && (
        <Alert>The upload was cancelled, and nothing was submitted. What you entered is still here.</Alert>
      )}
    </div>
  );
}

/** In another tab: this page keeps what was typed. */
function SignedOut() {
  return (
    <Alert variant="waiting">
      <AlertTitle>Your session has ended</AlertTitle>
      <AlertDescription>
        What you entered stays here. <LogInElsewhere />, then come back and submit again.
      </AlertDescription>
    </Alert>
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
