/** How loud an alert is. */
export const alertLevels = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const alertStatuses = ['active', 'escalated', 'resolved'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** What was seen, as the county wrote it: kept with the alert, whatever becomes of the row. */
export type RecordedFacts = {
  county: string;
  /** `2026-11-23`: a day of the county */
  recordedOn: string;
  instrument: string;
  /** as the county writes it */
  type: string;
  /** deed, mortgage, lien … */
  class: string;
  grantors: string[];
  grantees: string[];
  address: string | null;
  parcel: string | null;
  legal: string | null;
  /** in cents */
  considerationCents: number | null;
};

/** What each kind of alert keeps of what was seen. */
export type AlertFacts = {
  /** a county recorded something about a locked property, or a watched name or parcel */
  'recording.matched': { recording: RecordedFacts; isAnnounced: boolean };
  /** a lock is not paid and will be released, or a temporary one ends */
  'lock.unpaid': { address: string; endsAt: string };
  'lock.lapsing': { address: string; endsAt: string };
  /** another account has locked the same property */
  'lock.contested': { address: string; since: string };
  'lock.released': { address: string; releasedAt: string; releaseReason: string };
  /** somebody had the session, and neither PIN nor passkey */
  'step_up.failed': { tries: number; way: 'pin' | 'passkey' };
  'sign_in.new_device': { device: string; place: string | null };
  /** a link that was shared is opened from somewhere it was not opened before */
  'link.new_place': { document: string; place: string | null; viewer: string };
  /** another file was stored under the name of a document that is in the vault */
  'document.replaced': { document: string; earlierStoredAt: string };
};

export type AlertKind = keyof AlertFacts;

/** Facts with the kind that says which they are. */
export type AlertEvidence = { [Kind in AlertKind]: { kind: Kind; facts: AlertFacts[Kind] } }[AlertKind];

/** As a list has it. Times are ISO 8601. */
export type AlertView = {
  id: string;
  level: AlertLevel;
  status: AlertStatus;
  title: string;
  timestamp: string;
  /** the lock of the property that it is about */
  propertyId?: string;
  property?: { address: string; county: string | null; state: string | null };
  /** why it was raised, in words */
  reasons: string[];
  /** what a county recorded */
  recording?: RecordedFacts;
  /** near which city somebody was who logged in, or opened a link; null where nobody knows */
  place?: string | null;
};

/** What happened with an alert, or with the lock that it is about. */
export type AlertMoment = {
  type: string;
  at: string;
  by: 'owner' | 'service';
  /** of a level that was raised, and of a release */
  detail?: string;
};

export type AlertDetail = AlertView &
  AlertEvidence & {
    resolvedAt: string | null;
    /** what its owner said of it, or what ended it */
    resolvedReason: string | null;
    /** it ended with what it was about, so nobody marks it as active again */
    isSettled: boolean;
    /** newest first */
    timeline: AlertMoment[];
  };

export type AlertCounts = { criticalActive: number; highActive: number; resolved: number; total: number };

/** An open alert, as a home page names it. */
export type OpenAlert = Pick<AlertView, 'id' | 'level' | 'title' | 'timestamp'> & {
  /** the first of its reasons */
  reason: string;
};
