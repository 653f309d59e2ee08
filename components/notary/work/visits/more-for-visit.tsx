'use client';

import { useState } from 'react';
import { ActionMenu, type MenuItem } from '@/components/kit/action-menu';
import { mapLink } from '@/components/notary/work/visits/map-link';
import { isEnRoute } from '@/components/notary/work/visits/which-visits';
import { WithdrawDialog } from '@/components/notary/work/visits/withdraw-dialog';
import { requestTitle } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';

/** What the notary of a visit may do beside its next step; nothing once it has begun. */
export function MoreForVisit({ request }: { request: RequestView }) {
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { status, location } = request;
  if (status !== 'assigned') return null;

  const openMap = () =>
    window.open(mapLink(location ?? '', navigator.userAgent), '_blank', 'noopener,noreferrer');
  const items: MenuItem[] = [
    // A browser may have kept the map from opening, or the notary closed it.
    ...(isEnRoute(request) && location ? [{ key: 'map', label: 'Open the map', onSelect: openMap }] : []),
    { key: 'withdraw', label: 'Withdraw', onSelect: () => setIsWithdrawing(true) },
  ];

  return (
    <>
      <ActionMenu label={`More for ${requestTitle(request)}`} items={items} />
      {isWithdrawing && <WithdrawDialog request={request} onClose={() => setIsWithdrawing(false)} />}
    </>
  );
}
