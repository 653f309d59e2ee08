import type { Credential, CredentialKind } from '@/lib/notary/schema/profile';

export const kindLabels: Record<CredentialKind, string> = {
  commission: 'Commission',
  bond: 'Bond',
  insurance: 'Errors-and-omissions insurance',
};

export type StateOption = { value: string; label: string };

/** `Commission, Texas`; an insurance holds everywhere. */
export function titleOf({ kind, state }: Pick<Credential, 'kind' | 'state'>, states: StateOption[]): string {
  if (kind === 'insurance') return kindLabels.insurance;
  return `${kindLabels[kind]}, ${states.find(({ value }) => value === state)?.label ?? state}`;
}

export function keyOf({ kind, state }: Pick<Credential, 'kind' | 'state'>): string {
  return `${kind} ${state}`;
}
