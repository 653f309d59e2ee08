'use client';

import { useEffect, useState } from 'react';
import { followRequest, type Connection } from '@/components/notary/visit/tracking/tracking-connection';
import type { ApiError } from '@/lib/platform/api-client';
import type { Tracking } from '@/lib/notary/schema/tracking';

/** One answer as it came. */
export type Received = { number: number; at: string; tracking: Tracking };

export type TrackingState = {
  /** null before the first answer */
  tracking: Tracking | null;
  connection: Connection;
  /** why nothing is shown: signed out, or nobody's request of this account */
  refusal: ApiError | null;
  /** the latest answers, newest first */
  received: Received[];
};

const KEPT = 50;
const nothing: TrackingState = { tracking: null, connection: 'connecting', refusal: null, received: [] };

/**
 * The state of a visit, as it happens; ends with it. Give the part that calls this the request's id as its key. Not from
 * the cache, which has no place for how the news comes, and would show an old position as news when it is opened again.
 */
export function useTracking(requestId: string): TrackingState {
  const [state, setState] = useState(nothing);

  useEffect(
    () =>
      followRequest(requestId, {
        onTracking: (tracking) =>
          setState((before) => ({
            ...before,
            tracking,
            received: [receive(tracking, before.received[0]), ...before.received].slice(0, KEPT),
          })),
        onConnection: (connection) => setState((before) => ({ ...before, connection })),
        onRefused: (refusal) => setState((before) => ({ ...before, refusal })),
      }),
    [requestId],
  );

  return state;
}

function receive(tracking: Tracking, last?: Received): Received {
  return { number: (last?.number ?? 0) + 1, at: new Date().toISOString(), tracking };
}
