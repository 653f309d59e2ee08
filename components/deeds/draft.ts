import type { ProtectDeedInput } from '@/components/deeds/lock-property';
import { draftStore } from '@/components/kit/draft-store';

export const PROTECTION_PATH = '/deedguard-protection';

/** What was typed before its owner left to log in; whoever comes back finds it, once. */
export const protectDraft = draftStore<ProtectDeedInput>({ name: 'protect', owner: 'tab', read: readDraft });

function readDraft(value: unknown): ProtectDeedInput | null {
  const { propertyAddress, ownerName } = (value ?? {}) as Partial<Record<keyof ProtectDeedInput, unknown>>;
  if (typeof propertyAddress !== 'string' || typeof ownerName !== 'string') return null;
  return { propertyAddress, ownerName };
}
