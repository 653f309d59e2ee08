/** What the address on an invoice is: of a visit the place, of anything else the property that it is about. */
export function placeName({ isVisit }: { isVisit: boolean }): string {
  return isVisit ? 'Place of the visit' : 'Property';
}
