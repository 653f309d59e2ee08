import type { ProtectedRecord, VaultDocument } from '@/lib/vault/schema/documents';

export function vaultDocument(changes: Partial<VaultDocument> = {}): VaultDocument {
  return {
    id: '9a1b2c3d-1111-4222-8333-444455556666',
    name: 'Warranty deed.pdf',
    type: 'pdf',
    size: 2_400_000,
    uploadDate: '2026-03-01T10:00:00.000Z',
    blockchainHash: '5d0c2f6be17a94c38f20b6d1e4a8937c0f5b2e6d81c4a7f93b60d5e2c8f1a974',
    encryptionLevel: 'AES-256-GCM',
    accessLevel: 'owner_only',
    category: 'Real Estate',
    isVerified: true,
    lastAccessed: null,
    logIndex: 118,
    problem: null,
    hasThumbnail: false,
    ...changes,
  };
}

export function protectedRecord(changes: Partial<ProtectedRecord> = {}): ProtectedRecord {
  const documentHash = vaultDocument().blockchainHash;
  return {
    id: '118',
    kind: 'document',
    documentHash,
    blockchainTxId: '118',
    timestamp: '2026-03-01T10:00:00.000Z',
    documentName: 'Warranty deed.pdf',
    propertyAddress: null,
    ownerName: null,
    verificationStatus: 'verified',
    lock: null,
    qrCodeData: `https://deedguard.example/verify?hash=${documentHash}`,
    expiringLinkExpiry: null,
    isLocked: false,
    accessLevel: 'owner_only',
    certificateUrl: '/api/vault/documents/9a1b2c3d-1111-4222-8333-444455556666/certificate',
    proofUrl: '/api/vault/documents/9a1b2c3d-1111-4222-8333-444455556666/proof',
    ...changes,
  };
}
