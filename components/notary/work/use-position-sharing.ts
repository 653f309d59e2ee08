'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { sharePosition, type SharingState } from '@/components/notary/work/visits/share-position';
import {
  allowSharing,
  isSharingStopped,
  onSharingChoice,
  stopSharing,
} from '@/components/notary/work/visits/sharing-choice';
import { isEnRoute } from '@/components/notary/work/visits/which-visits';
import type { RequestView } from '@/lib/notary/schema/requests';

/**
 * Shares the notary's position while a request is en route, also after a reload, and ends by itself with the way: on
 * arrival, when the visit begins, when it is cancelled. `state` is null while there is nothing to share.
 */
export function usePositionSharing(request: RequestView) {
  const { id, notaryId } = request;
  const isUnderWay = isEnRoute(request) && !request.isRemote;
  const [state, setState] = useState<SharingState>('locating');
  const [attempt, setAttempt] = useState(1);
  const isStopped = useSyncExternalStore(
    onSharingChoice,
    () => isSharingStopped(id),
    () => false,
  );

  useEffect(() => {
    if (!isUnderWay || isStopped || !notaryId) return;
    return sharePosition({
      userId: notaryId,
      onChange: setState,
      onOver: () => void refreshRequests(),
    });
  }, [attempt, isStopped, isUnderWay, notaryId]);

  function share() {
    allowSharing();
    setAttempt(attempt + 1);
  }

  const shown: SharingState | 'stopped' = isStopped ? 'stopped' : state;
  return { state: isUnderWay ? shown : null, stop: () => stopSharing(id), share };
}
