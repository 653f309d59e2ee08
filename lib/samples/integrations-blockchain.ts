export type BlockchainNetwork = {
  id: string;
  name: string;
  type: 'mainnet' | 'testnet' | 'private';
  status: 'active' | 'syncing' | 'offline';
  blockHeight: number;
  /** gwei; null where nothing is paid for */
  gasPrice: number | null;
  transactions: number;
  documentHashes: number;
  /** ISO 8601 UTC */
  lastBlock: string;
};

export type SampleHash = {
  id: string;
  documentName: string;
  /** SHA-256, 64 small hex digits */
  hash: string;
  metadata: string | null;
  network: string;
  blockNumber: number;
  /** ISO 8601 UTC */
  timestamp: string;
  gasUsed: number;
  status: 'confirmed' | 'pending' | 'failed';
};

/** What entering a hash, and looking one up, takes in the sample. */
export const SAMPLE_CHAIN_MS = 2_000;

export const sampleNetworks: BlockchainNetwork[] = [
  {
    id: 'sample-mainnet',
    name: 'Example Chain',
    type: 'mainnet',
    status: 'active',
    blockHeight: 18_456_789,
    gasPrice: 25,
    transactions: 1_250_430,
    documentHashes: 8_940,
    lastBlock: '2026-03-02T16:04:12.000Z',
  },
  {
    id: 'sample-testnet',
    name: 'Example Chain Test',
    type: 'testnet',
    status: 'syncing',
    blockHeight: 4_512_033,
    gasPrice: 2,
    transactions: 96_210,
    documentHashes: 1_204,
    lastBlock: '2026-03-02T15:41:00.000Z',
  },
  {
    id: 'sample-private',
    name: 'Recorders’ Ledger',
    type: 'private',
    status: 'active',
    blockHeight: 902_118,
    gasPrice: null,
    transactions: 45_870,
    documentHashes: 12_400,
    lastBlock: '2026-03-02T16:03:58.000Z',
  },
  {
    id: 'sample-archive',
    name: 'Archive Chain',
    type: 'mainnet',
    status: 'offline',
    blockHeight: 7_310_555,
    gasPrice: 11,
    transactions: 310_020,
    documentHashes: 640,
    lastBlock: '2026-02-27T09:12:00.000Z',
  },
];

export const sampleHashes: SampleHash[] = [
  {
    id: 'sample-hash-deed',
    documentName: 'Warranty deed, 12 Main St.pdf',
    hash: '5d0c2f6be17a94c38f20b6d1e4a8937c0f5b2e6d81c4a7f93b60d5e2c8f1a974',
    metadata: 'Parcel 48-201-0012',
    network: 'Example Chain',
    blockNumber: 18_456_702,
    timestamp: '2026-03-02T14:10:00.000Z',
    gasUsed: 48_320,
    status: 'confirmed',
  },
  {
    id: 'sample-hash-title',
    documentName: 'Title insurance policy.pdf',
    hash: 'b86e4f1d29c7503ae5f8d204b7c6193f6a0e82d5c94b17f3e0d6a5289c3b7f41',
    metadata: null,
    network: 'Recorders’ Ledger',
    blockNumber: 902_115,
    timestamp: '2026-03-02T15:52:00.000Z',
    gasUsed: 0,
    status: 'pending',
  },
  {
    id: 'sample-hash-survey',
    documentName: 'Boundary survey, scanned.png',
    hash: '7ac1e58d4f92b0637ed5c8a1f40b962d3e7f05c8a9d41b62f0c3e8d7a5194bf6',
    metadata: null,
    network: 'Archive Chain',
    blockNumber: 7_310_551,
    timestamp: '2026-02-27T08:58:00.000Z',
    gasUsed: 51_004,
    status: 'failed',
  },
];

const GAS_USED = 48_320;

type NewHash = Pick<SampleHash, 'id' | 'documentName' | 'hash' | 'metadata' | 'timestamp'>;

/** A hash that a visitor tried out: the next block of the first network has it. */
export function confirmSampleHash(created: NewHash, confirmedBefore: number): SampleHash {
  const { name = '', blockHeight = 0 } = sampleNetworks[0] ?? {};
  return {
    ...created,
    network: name,
    blockNumber: blockHeight + 1 + confirmedBefore,
    gasUsed: GAS_USED,
    status: 'confirmed',
  };
}

/** The file that is given instead of a proof, which says so in its first line. */
export function sampleProofText({ documentName, hash, metadata, ...place }: SampleHash): string {
  return [
    'SAMPLE: this is sample data and proves nothing.',
    '',
    'PROOF OF A DOCUMENT HASH',
    `Document: ${documentName}`,
    `Hash (SHA-256): ${hash}`,
    ...(metadata ? [`Metadata: ${metadata}`] : []),
    `Network: ${place.network}`,
    `Block: ${place.blockNumber}`,
    `Time: ${place.timestamp}`,
    `Gas used: ${place.gasUsed}`,
    `Status: ${place.status}`,
    '',
    'With an account the hash is entered in the evidence log, and the proof is a page that checks itself.',
    '',
  ].join('\n');
}
