import { UsageMeter } from '@/components/kit/usage-meter';
import { describeDocuments, WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultUsage } from '@/lib/vault/schema/documents';

/** How much of the vault is taken, by the plan in force: space, and documents where they are counted. */
export function UsageBar({ usedBytes, quotaBytes, ...counted }: VaultUsage) {
  const { documents, documentQuota } = counted;

  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <UsageMeter
        label="Space used"
        used={usedBytes}
        max={quotaBytes}
        text={`${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`}
        whenFull=". Delete what you no longer need to make space."
      />
      {documentQuota !== null && (
        <UsageMeter
          label="Documents"
          used={documents}
          max={documentQuota}
          text={describeDocuments(counted)}
        />
      )}
      <p className="text-sm text-muted-foreground sm:col-span-2">{WHAT_USES_SPACE}</p>
    </div>
  );
}
