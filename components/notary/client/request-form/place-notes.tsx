import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { Estimate } from '@/lib/notary/schema/requests';

type PlaceNotesProps = { estimate: Estimate | undefined };

/** What is to be known of the place before the request is sent. Always in the page, so that it is read out when it is filled. */
export function PlaceNotes({ estimate }: PlaceNotesProps) {
  return (
    <div role="status" className="empty:hidden">
      {estimate?.placeQuestion && <Alert variant="waiting">{estimate.placeQuestion}</Alert>}
      {estimate?.uncovered && (
        <Alert variant="waiting">
          <AlertTitle>No notary covers {estimate.uncovered} right now</AlertTitle>
          <AlertDescription>
            You can send the request all the same: it waits until the appointment, and is offered to notaries
            as they become available. If nobody accepts, you owe nothing. A remote session needs nobody near
            you.
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}
