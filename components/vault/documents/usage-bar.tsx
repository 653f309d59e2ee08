import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultUsage } from '@/lib/vault/schema/documents';

const NEARLY_FULL = 0.9;

/** How much of the vault is taken: documents and redacted copies together. */
export function UsageBar({ usedBytes, quotaBytes }: VaultUsage) {
  const share = Math.min(usedBytes / quotaBytes, 1);
  const text = `${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`;

  return (
    <div className="grid gap-2">
      <p className="text-[0.9375rem] leading-6 tabular-nums">
        {text}
        {share >= NEARLY_FULL && '. Delete what you no longer need to make space.'}
      </p>
      <svg
        role="meter"
        aria-label="Space used"
        aria-valuemin={0}
        aria-valuemax={quotaBytes}
        aria-valuenow={usedBytes}
        aria-valuetext={text}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-sm"
      >
        <rect width={100} height={1} className="fill-secondary" />
        <rect
          width={share * 100}
          height={1}
          className={share >= NEARLY_FULL ? 'fill-waiting' : 'fill-primary'}
        />
      </svg>
    </div>
  );
}
