type SamplePartner = {
  id: string;
  name: string;
  kind: string;
  status: 'Active' | 'Beta';
  /** What they use, or how far they are. */
  line: string;
};

/** Partners that are made up, as /partnerships lists them. */
export const samplePartners: SamplePartner[] = [
  {
    id: 'sample-partner-title',
    name: 'Example Title & Guaranty',
    kind: 'Title insurance',
    status: 'Active',
    line: 'Locks after closing, proof in the closing file',
  },
  {
    id: 'sample-partner-escrow',
    name: 'Sample Valley Escrow',
    kind: 'Escrow and settlement',
    status: 'Active',
    line: 'Proof files handed over at the table',
  },
  {
    id: 'sample-partner-builder',
    name: 'Specimen Homes',
    kind: 'Builder',
    status: 'Beta',
    line: 'Pending integration approval, expected go-live Q2 2024',
  },
  {
    id: 'sample-partner-law',
    name: 'Placeholder & Partners LLP',
    kind: 'Law firm',
    status: 'Active',
    line: 'Dated statements of ownership for estates',
  },
  {
    id: 'sample-partner-lender',
    name: 'Specimen Savings Bank',
    kind: 'Lender',
    status: 'Beta',
    line: 'Trying proofs as JSON on one portfolio',
  },
  {
    id: 'sample-partner-realty',
    name: 'Example Street Realty',
    kind: 'Real estate',
    status: 'Active',
    line: 'Closing package with insert and checklist',
  },
  {
    id: 'sample-partner-notary',
    name: 'Sample Mobile Notaries',
    kind: 'Notary service',
    status: 'Beta',
    line: 'Visits and locks in one appointment',
  },
];
