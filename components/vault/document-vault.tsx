import { VaultTab } from '@/components/vault/documents/vault-tab';
import { RedactionTab } from '@/components/vault/redaction/redaction-tab';
import { DocumentProtection } from '@/components/vault/upload/document-protection';
import { UploadTab } from '@/components/vault/upload/upload-tab';
import { VerificationTab } from '@/components/vault/verification/verification-tab';
import { SitePage } from '@/components/shell/site-page';
import { Tabs } from '@/components/shell/tabs';

export function DocumentVault() {
  return (
    <SitePage
      path="/document-vault"
      lead="A place for the papers of a property: each document encrypted with its own key, with a proof of the day it came in."
    >
      <Tabs
        label="Document vault"
        tabs={[
          { id: 'vault', label: 'Document Vault', panel: <VaultTab /> },
          { id: 'verification', label: 'Blockchain Verification', panel: <VerificationTab /> },
          { id: 'redaction', label: 'Redaction', panel: <RedactionTab /> },
          { id: 'upload', label: 'Upload & Security', panel: <UploadPanel /> },
        ]}
      />
    </SitePage>
  );
}

function UploadPanel() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr]">
      <div className="min-w-0">
        <UploadTab />
      </div>
      <DocumentProtection />
    </div>
  );
}
