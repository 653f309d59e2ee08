import { DocumentVault } from '@/components/vault/document-vault';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/document-vault');

export default function DocumentVaultPage() {
  return <DocumentVault />;
}
