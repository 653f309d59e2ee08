import { DocumentVault } from '@/components/vault/document-vault';
import { pageMetadata } from '@/lib/site/page-metadata';

/** The same screen under its other address; search engines are sent to the first. */
export const metadata = pageMetadata('/document-vault');

export default function VaultDocumentsPage() {
  return <DocumentVault />;
}
