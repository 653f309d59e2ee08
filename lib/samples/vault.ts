import { quotasOf } from '@/lib/plans/rules/quotas';
import type { ProtectedRecord, VaultDocument, VaultUsage } from '@/lib/vault/schema/documents';

/** As the specification labels them; documents of an account are `owner_only` or open by link. */
type SampleAccess = 'owner_only' | 'title_company' | 'attorney' | 'public_record';

export type SampleDocument = Omit<VaultDocument, 'accessLevel' | 'problem' | 'hasThumbnail'> & {
  accessLevel: SampleAccess;
};

export type SampleRecord = Omit<
  ProtectedRecord,
  'accessLevel' | 'verificationStatus' | 'certificateUrl' | 'proofUrl' | 'qrCodeData' | 'lock'
> & {
  accessLevel: SampleAccess;
  verificationStatus: 'verified' | 'pending' | 'failed';
};

const KILOBYTE = 1024;

export const sampleDocuments: SampleDocument[] = [
  {
    id: 'sample-deed',
    name: 'Warranty deed, 12 Main St.pdf',
    type: 'pdf',
    size: 2_400 * KILOBYTE,
    uploadDate: '2026-02-11T15:20:00.000Z',
    blockchainHash: '5d0c2f6be17a94c38f20b6d1e4a8937c0f5b2e6d81c4a7f93b60d5e2c8f1a974',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'owner_only',
    category: 'Real Estate',
    isVerified: true,
    lastAccessed: '2026-03-02T09:05:00.000Z',
    logIndex: 118,
  },
  {
    id: 'sample-title-policy',
    name: 'Title insurance policy.pdf',
    type: 'pdf',
    size: 3_100 * KILOBYTE,
    uploadDate: '2026-02-11T15:26:00.000Z',
    blockchainHash: 'b86e4f1d29c7503ae5f8d204b7c6193f6a0e82d5c94b17f3e0d6a5289c3b7f41',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'title_company',
    category: 'Real Estate',
    isVerified: true,
    lastAccessed: null,
    logIndex: 119,
  },
  {
    id: 'sample-power-of-attorney',
    name: 'Power of attorney.docx',
    type: 'docx',
    size: 88 * KILOBYTE,
    uploadDate: '2026-01-19T18:02:00.000Z',
    blockchainHash: '17f3a9d05c8e6b42d1f7038ce94a5b26f8d0c37e1a69b5042ce8d7f31b9a60e5',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'attorney',
    category: 'Legal',
    isVerified: true,
    lastAccessed: '2026-02-20T13:41:00.000Z',
    logIndex: 97,
  },
  {
    id: 'sample-appraisal',
    name: 'Appraisal report.pdf',
    type: 'pdf',
    size: 6_200 * KILOBYTE,
    uploadDate: '2025-12-03T11:12:00.000Z',
    blockchainHash: 'e2b7c40f9d13a856f07ce4d92b58a1637d0f6ec8b493025af1d8c7e60b4a9352',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'owner_only',
    category: 'Financial',
    isVerified: true,
    lastAccessed: null,
    logIndex: 64,
  },
  {
    id: 'sample-lease',
    name: 'Lease of the ground floor.doc',
    type: 'doc',
    size: 142 * KILOBYTE,
    uploadDate: '2025-11-21T16:48:00.000Z',
    blockchainHash: '093fd6c2a1e7b584d06c9f3e285ab7410ed8c5f6937a2b14c0e7d9f5a8361bc4',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'owner_only',
    category: 'Business',
    isVerified: false,
    lastAccessed: null,
    logIndex: 51,
  },
  {
    id: 'sample-survey',
    name: 'Boundary survey, scanned.png',
    type: 'png',
    size: 12_100 * KILOBYTE,
    uploadDate: '2025-10-07T08:30:00.000Z',
    blockchainHash: '7ac1e58d4f92b0637ed5c8a1f40b962d3e7f05c8a9d41b62f0c3e8d7a5194bf6',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'public_record',
    category: 'Personal',
    isVerified: true,
    lastAccessed: '2025-12-15T17:22:00.000Z',
    logIndex: 40,
  },
];

export const SAMPLE_LOG = 'sample log';

export const sampleRecords: SampleRecord[] = [
  {
    id: 'sample-record-deed',
    kind: 'document',
    documentHash: '5d0c2f6be17a94c38f20b6d1e4a8937c0f5b2e6d81c4a7f93b60d5e2c8f1a974',
    blockchainTxId: '118',
    timestamp: '2026-02-11T15:20:00.000Z',
    documentName: 'Warranty deed, 12 Main St.pdf',
    propertyAddress: null,
    ownerName: null,
    verificationStatus: 'verified',
    expiringLinkExpiry: null,
    isLocked: false,
    accessLevel: 'owner_only',
  },
  {
    id: 'sample-record-lock',
    kind: 'deed_lock',
    documentHash: 'c4f81d06b9e2a7353df0c6e8917ab425e0d8f3c16a59b7042e8dc5f7301ab96e',
    blockchainTxId: '121',
    timestamp: '2026-02-12T10:04:00.000Z',
    documentName: 'Lock of 12 Main St',
    propertyAddress: '12 Main St, Springfield',
    ownerName: 'Sam Sample',
    verificationStatus: 'pending',
    expiringLinkExpiry: null,
    isLocked: true,
    accessLevel: 'public_record',
  },
  {
    id: 'sample-record-lease',
    kind: 'document',
    documentHash: '093fd6c2a1e7b584d06c9f3e285ab7410ed8c5f6937a2b14c0e7d9f5a8361bc4',
    blockchainTxId: '51',
    timestamp: '2025-11-21T16:48:00.000Z',
    documentName: 'Lease of the ground floor.doc',
    propertyAddress: null,
    ownerName: null,
    verificationStatus: 'failed',
    expiringLinkExpiry: null,
    isLocked: false,
    accessLevel: 'owner_only',
  },
];

/** What the sample account's documents take of what Basic Protection gives it; all of them are of earlier months. */
export const sampleUsage: VaultUsage = {
  usedBytes: sampleDocuments.reduce((sum, { size }) => sum + size, 0),
  quotaBytes: quotasOf.basic.storageBytes,
  documents: 0,
  documentQuota: quotasOf.basic.documents,
  documentsPer: quotasOf.basic.documentsPer,
};
