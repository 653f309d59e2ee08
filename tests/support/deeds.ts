import type { PublicUser } from '@/lib/accounts/schema/users';
import type { LockedDeed, LockedDeedReceipt } from '@/lib/deeds/schema';

export const ada: PublicUser = {
  id: '0b0a3a52-6f0e-4a3d-8f7e-2f4d5e6a7b8c',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  createdAt: '2026-01-05T09:00:00.000Z',
};

export const receipt: LockedDeedReceipt = {
  id: '6e4c1f8a-1111-4222-8333-444455556666',
  message: 'Your deed is locked. Please pay within 7 days to keep it locked.',
  unlockCode: '7K2M-QX40-9RTB',
  logIndex: 17,
};

export function lockedDeed(changes: Partial<LockedDeed> = {}): LockedDeed {
  return {
    id: receipt.id,
    timestamp: '2026-03-01T10:00:00.000Z',
    status: 'due',
    lockType: 'permanent',
    paymentDueAt: '2026-03-08T10:00:00.000Z',
    paidAt: null,
    expiresAt: null,
    releasedAt: null,
    releaseReason: null,
    county: 'Travis County',
    parcelNumber: null,
    contested: false,
    isDemo: false,
    releaseLogIndex: null,
    metadata: {
      propertyAddress: '12 Main St, Austin, TX 78701',
      ownerName: 'Ada Lovelace',
      unlockCode: receipt.unlockCode,
    },
    logIndex: receipt.logIndex,
    ...changes,
  };
}
