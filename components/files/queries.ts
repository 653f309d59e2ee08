import { queryOptions } from '@tanstack/react-query';
import { VAULT_URL } from '@/lib/vault/rules/urls';
import type { VaultDocument } from '@/lib/vault/schema/documents';

/** Of the account, the newest first: the list of the vault, and for whoever chooses one of them elsewhere. */
export const vaultDocuments = () => queryOptions<VaultDocument[]>({ queryKey: [VAULT_URL, 'documents'] });
