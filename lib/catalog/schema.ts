/** Where a fact was read. `secondary` means that somebody else's summary was read, not the law itself. */
export type Source = {
  kind: 'statute' | 'rule' | 'official' | 'secondary';
  /** As a lawyer would cite it, or the name of the page: `Tex. Gov't Code § 406.010`. */
  title: string;
  url?: string;
};

/** A value of the real world, the month (`2026-11`) or day for which its source says it, and the source. */
export type Fact<T> = { value: T; asOf: string; source: Source };

/** What nobody on our side has read in a source is unknown, and shown so, never guessed. */
export type Finding<T> = Fact<T> | 'unknown';

/**
 * Whether remote online notarization (RON) by a state's own notaries is allowed.
 * `permanent`: a statute allows it and it is in operation; `enacted`: a statute allows it, not yet in operation;
 * `not_authorized`: no statute allows it, or for paper alone.
 */
export type RonStanding = 'permanent' | 'enacted' | 'not_authorized';

export type UsState = {
  name: string;
  /** Two letters, USPS. */
  code: string;
  /** FIPS 5-2, two digits. */
  fips: string;
  /** In addresses: `new-york`. */
  slug: string;
};

/** What the law of one state says about its notaries. */
export type NotaryLaw = {
  /** e.g. `CA`. */
  code: string;
  /** Length of a commission in years; `life` for Louisiana. */
  termYears: Finding<number | 'life'>;
  /** What the state takes for a commission or its application, in US cents. */
  commissionFeeCents: Finding<number>;
  /** Surety bond in US cents; 0 where none is asked for. */
  bondCents: Finding<number>;
  /** The most a notary may charge for one acknowledgment on paper, in US cents; `no_limit` where the law names none. */
  maxFeePerActCents: Finding<number | 'no_limit'>;
  ron: Finding<RonStanding>;
  /** A date, a limit or a condition that belongs to the standing, in one sentence. */
  ronNote?: string;
};

/** What our state guide says about a commission. It stays as it was given, also where the law has moved on. */
export type StateReading = {
  /** Two letters, USPS. */
  code: string;
  notaryTermYears?: number;
  commissionFeeCents?: number;
  /** What explains a fee that differs from the law's. */
  feeNote?: string;
  bondCents?: number;
  renewalPeriod?: string;
  ronAllowed?: boolean;
  /** What another page of ours said of the same. */
  ronNote?: string;
};
