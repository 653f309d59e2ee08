import { queryOptions } from '@tanstack/react-query';
import { vaultDocuments } from '@/components/files/queries';
import { accountClient } from '@/components/kit/account-client';
import { VAULT_URL } from '@/lib/vault/rules/urls';
import type { ProtectedRecord, VaultDocument, VaultUsage } from '@/lib/vault/schema/documents';
import type { ShareLink } from '@/lib/vault/schema/links';
import type { Redaction } from '@/lib/vault/schema/redactions';

export const documentOf = (id: string) =>
  queryOptions<VaultDocument>({ queryKey: [VAULT_URL, 'documents', id] });
export const usage = () => queryOptions<VaultUsage>({ queryKey: [VAULT_URL, 'usage'] });
export const records = () => queryOptions<ProtectedRecord[]>({ queryKey: [VAULT_URL, 'records'] });
export const redactions = () => queryOptions<Redaction[]>({ queryKey: [VAULT_URL, 'redactions'] });

/** Others open links meanwhile: whoever looks again asks again. */
export const linksOf = (documentId: string) =>
  queryOptions<ShareLink[]>({ queryKey: [VAULT_URL, 'documents', documentId, 'links'], staleTime: 0 });

/** A document that is deleted is not listed again until the list is asked for. */
export function forgetDocument(id: string): void {
  accountClient().setQueryData(vaultDocuments().queryKey, (list) => list?.filter((each) => each.id !== id));
}

/** After documents came, changed or went: what every tab shows of them is asked for again. */
export async function refreshVault(): Promise<void> {
  await accountClient().invalidateQueries({ queryKey: [VAULT_URL] });
}
