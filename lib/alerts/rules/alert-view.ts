import type { AlertEvidence, AlertFacts, AlertKind, AlertView } from '../schema/alerts';

type Row = Pick<AlertView, 'id' | 'level' | 'status' | 'title' | 'reasons'> & {
  kind: string;
  facts: unknown;
  createdAt: Date;
  lockId: string | null;
  lock: { propertyAddress: string; county: string | null } | null;
};

/** An alert as its owner reads it. */
export function toAlertView({ kind, facts, createdAt, lockId, lock, ...alert }: Row): AlertView {
  return {
    ...alert,
    timestamp: createdAt.toISOString(),
    ...(lockId && { propertyId: lockId }),
    ...(lock && {
      property: { address: lock.propertyAddress, county: lock.county, state: stateOf(lock.propertyAddress) },
    }),
    ...(kind === 'recording.matched' && {
      recording: (facts as AlertFacts['recording.matched']).recording,
    }),
    ...((kind === 'sign_in.new_device' || kind === 'link.new_place') && {
      place: (facts as AlertFacts['sign_in.new_device' | 'link.new_place']).place,
    }),
  };
}

/** What was seen, by kind. A row holds what `raiseAlert` was given for its kind. */
export function toEvidence({ kind, facts }: Pick<Row, 'kind' | 'facts'>): AlertEvidence {
  return { kind: kind as AlertKind, facts } as AlertEvidence;
}

/** `TX` of `12 Main St, Austin, TX 78701`; null of an address that does not end so. */
function stateOf(address: string): string | null {
  return /\b([A-Z]{2})(?:,? \d{5}(?:-\d{4})?)?$/.exec(address.trim())?.[1] ?? null;
}
