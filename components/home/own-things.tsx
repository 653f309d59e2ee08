import { OwnDocuments } from '@/components/home/own-documents';
import { OwnProperties } from '@/components/home/own-properties';
import { VisitRows } from '@/components/home/visit-rows';
import { NEW_REQUEST } from '@/lib/accounts/rules/return-path';
import type { Home } from '@/lib/home/schema';

/** What somebody came for is first: who has asked for a notary and locked nothing finds their requests there. */
export function OwnThings({ home }: { home: Home }) {
  const { counts, requests } = home;
  const isClient = counts.locked + counts.ended === 0 && (!requests.isNone || requests.last !== undefined);
  const properties = <OwnProperties properties={home.properties} counts={counts} />;
  return (
    <>
      {!isClient && properties}
      <VisitRows
        id="own-requests"
        title="Requests"
        more={{ href: '/dashboard/client', label: 'All requests' }}
        requests={requests}
        empty="Request a notary in minutes."
        ask={isClient || requests.isNone ? { href: NEW_REQUEST, label: 'Request a notary' } : undefined}
      />
      {isClient && properties}
      <OwnDocuments usage={home.usage} />
    </>
  );
}
