/** What the product said yes to: whatever broke, it has to be there afterward. */
type Acknowledged = {
  locks: { id: string; ownerId: string; logIndex: number }[];
  /** money that Stripe has taken */
  payments: { id: string; lockId: string }[];
  refunds: { paymentId: string }[];
  documents: { id: string; sha256: string; client: Reader }[];
  redactions: { id: string; sha256: string; client: Reader; path: string }[];
  requests: { id: string }[];
  acceptances: { requestId: string; notaryId: string }[];
  invoices: { id: string; issuerId: string; number: string }[];
  issuedInvoices: { id: string }[];
  paidInvoices: { id: string }[];
  imports: { id: string; instruments: string[]; lockId: string }[];
  bookings: { id: string; organizationId: string }[];
  askedConsents: { id: string; organizationId: string }[];
  /** signed notes of the log, as people were shown them */
  checkpoints: string[];
};

type Reader = { repeat: (path: string) => Promise<unknown> };

export type Ledger = Acknowledged & {
  /** how often each act was done to its end */
  acts: Map<string, number>;
  /** answers of 500: what breaks around the product has words of its own */
  internal: string[];
};

export function newLedger(): Ledger {
  return {
    locks: [],
    payments: [],
    refunds: [],
    documents: [],
    redactions: [],
    requests: [],
    acceptances: [],
    invoices: [],
    issuedInvoices: [],
    paidInvoices: [],
    imports: [],
    bookings: [],
    askedConsents: [],
    checkpoints: [],
    acts: new Map(),
    internal: [],
  };
}
