import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { SEARCH_ENDS } from '@/lib/notary/rules/offer-window';
import type { Estimate } from '@/lib/notary/schema/requests';
import type { VisitMode } from '@/lib/pricing/rules/service-types';

type PlaceNotesProps = { estimate: Estimate | undefined; mode: VisitMode };

/** What is to be known of the place before the request is sent. Always in the page, so that it is read out when it is filled. */
export function PlaceNotes({ estimate, mode }: PlaceNotesProps) {
  return (
    <div role="status" className="empty:hidden">
      {estimate?.placeQuestion && <Alert variant="waiting">{estimate.placeQuestion}</Alert>}
      {estimate?.uncovered && (
        <Alert variant="waiting">
          <AlertTitle>{uncoveredTitle(estimate.uncovered, mode)}</AlertTitle>
          <AlertDescription>
            You can send the request all the same: it waits until {SEARCH_ENDS}, and is offered to notaries as
            they become available. If nobody accepts, you owe nothing. A remote session needs nobody near you.
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

/** Another notary may still come to the client: who has no office there is not nobody. */
function uncoveredTitle(place: string, mode: VisitMode): string {
  return mode === 'in-person'
    ? `No notary has an office near ${place} right now`
    : `No notary covers ${place} right now`;
}
