import { UsageMeter } from '@/components/kit/usage-meter';
import { PLAN_SEATS } from '@/lib/organizations/rules/members';
import { describeDocuments, WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import type { CurrentPlan } from '@/lib/plans/schema';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultUsage } from '@/lib/vault/schema/documents';

type QuotaListProps = { current: CurrentPlan; usage: VaultUsage };

/** What the plan allows and how much of it is used, with numbers. */
export function QuotaList({ current: { quotas, plan }, usage }: QuotaListProps) {
  const { usedBytes, quotaBytes, documents, documentQuota } = usage;

  return (
    <section aria-labelledby="quotas">
      <h2 id="quotas" className="text-2xl">
        What you use
      </h2>
      <div className="mt-5 grid gap-5">
        {documentQuota === null ? (
          <p className="text-[0.9375rem] leading-6">{describeDocuments(usage)}</p>
        ) : (
          <UsageMeter
            label="Documents"
            used={documents}
            max={documentQuota}
            text={describeDocuments(usage)}
          />
        )}
        <UsageMeter
          label="Space used"
          used={usedBytes}
          max={quotaBytes}
          text={`${formatBytes(usedBytes)} of ${formatBytes(quotaBytes)} used`}
        />
        <p className="text-[0.9375rem] leading-6 text-muted-foreground">
          {plan === 'basic' &&
            'A month is a calendar month (UTC). A document that you delete gives back its space, and still counts for its month. '}
          {plan === 'professional' ? `Up to ${PLAN_SEATS} people, through an organization. ` : 'One user. '}
          {quotas.apiAccess ? 'Access to the API is included.' : 'Without access to the API.'}{' '}
          {WHAT_USES_SPACE} What is stored above a limit stays readable; only new documents are refused.
        </p>
      </div>
    </section>
  );
}
