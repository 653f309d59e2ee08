import Link from 'next/link';
import { SectionHeading } from '@/components/home/section-heading';
import { buttonVariants } from '@/components/ui/button';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultUsage } from '@/lib/vault/schema/documents';
import { formatNumber } from '@/lib/values/numbers';

export function OwnDocuments({ usage }: { usage: VaultUsage }) {
  const { documents, usedBytes, quotaBytes, documentsPer } = usage;
  return (
    <section aria-labelledby="own-documents">
      <SectionHeading
        id="own-documents"
        title="Documents"
        more={{ href: '/document-vault', label: 'Open the vault' }}
      />
      <div className="mt-3 border-y py-4">
        <p className="text-muted-foreground tabular-nums">
          {usedBytes === 0
            ? 'Nothing is stored in your vault yet.'
            : `${countOf(documents)}${documentsPer === 'month' ? ' this month' : ''}, ${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`}
        </p>
        <Link
          href="/document-vault#upload"
          prefetch={false}
          className={buttonVariants({ variant: 'outline', className: 'mt-3 max-sm:min-h-11' })}
        >
          Upload a document
        </Link>
      </div>
    </section>
  );
}

function countOf(documents: number): string {
  return documents === 1 ? '1 document' : `${formatNumber(documents)} documents`;
}
