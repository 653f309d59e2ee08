import { isSignedOut } from '@/components/kit/session-ended';
import { toast } from '@/components/ui/toast';
import type { LockedDeedReceipt, LockPreview, ProtectDeedInput } from '@/lib/deeds/schema';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

const TOAST_MS = 8_000;
const FAILED = 'Unable to protect your property deed. Please try again.';

/** Where the property is, as a lock would put it on record. Throws what the call threw, with the part that is missing. */
export function previewLock(propertyAddress: string): Promise<LockPreview> {
  return apiRequest<LockPreview>('POST', '/api/deedguard/lock-preview', { propertyAddress });
}

/** Locks, and says in a toast how it went. Throws what the call threw. */
export async function lockProperty(values: ProtectDeedInput): Promise<LockedDeedReceipt> {
  try {
    const receipt = await apiRequest<LockedDeedReceipt>('POST', '/api/deedguard/lock-deed', {
      ...values,
      lockType: 'permanent',
      reason: 'Property protection via DeedGuard',
      expiryDays: null,
    });
    toast({
      title: 'Property Successfully Protected',
      description: `${receipt.message}\nUnlock code: ${receipt.unlockCode}`,
      durationMs: TOAST_MS,
    });
    return receipt;
  } catch (error) {
    // The form says that itself, with the way back in.
    if (isSignedOut(error)) throw error;
    toast({
      variant: 'destructive',
      title: 'Protection Failed',
      description: isForPeople(error) ? error.detail : FAILED,
      durationMs: TOAST_MS,
    });
    throw error;
  }
}

/** Already protected, or too many tries: there the server knows better what to do than "try again". */
function isForPeople(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 409 || error.status === 429);
}
