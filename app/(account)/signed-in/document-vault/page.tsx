import { DocumentVault } from '@/components/vault/document-vault';
import { pageMetadata } from '@/lib/site/page-metadata';

/** `/document-vault` for whoever is signed in. */
export const metadata = pageMetadata('/document-vault');

export default function OwnVaultPage() {
  return <DocumentVault />;
}
