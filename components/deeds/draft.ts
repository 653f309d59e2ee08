import { draftStore } from '@/components/kit/draft-store';
import type { ProtectDeedInput } from '@/lib/deeds/schema';

export const PROTECTION_PATH = '/deedguard-protection';

/** What was typed before its owner left to log in; whoever comes back finds it, once. */
export const protectDraft = draftStore<ProtectDeedInput>({ name: 'protect', owner: 'tab', read: readDraft });

function readDraft(value: unknown): ProtectDeedInput | null {
  const { propertyAddress, ownerName, parcelNumber } = (value ?? {}) as Partial<
    Record<keyof ProtectDeedInput, unknown>
  >;
  if (typeof propertyAddress !== 'string' || typeof ownerName !== 'string') return null;
  return { propertyAddress, ownerName, ...(typeof parcelNumber === 'string' && { parcelNumber }) };
}
