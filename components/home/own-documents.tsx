import { SectionHeading } from '@/components/home/section-heading';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultUsage } from '@/lib/vault/schema/documents';

export function OwnDocuments({ usage }: { usage: VaultUsage }) {
  const { documents, usedBytes, quotaBytes, documentsPer } = usage;
  return (
    <section aria-labelledby="own-documents">
      <SectionHeading
        id="own-documents"
        title="Documents"
        more={{ href: '/document-vault', label: 'Open the vault' }}
      />
      <p className="mt-3 border-y py-4 text-muted-foreground tabular-nums">
        {usedBytes === 0
          ? 'Upload your first document now.'
          : `${countOf(documents)}${documentsPer === 'month' ? ' this month' : ''}, ${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`}
      </p>
    </section>
  );
}

function countOf(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-US')} documents`;
}
