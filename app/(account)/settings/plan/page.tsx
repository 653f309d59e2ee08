import type { Metadata } from 'next';
import Link from 'next/link';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { BoughtNotice } from '@/components/plans/bought-notice';
import { ChosenPlan } from '@/components/plans/chosen-plan';
import { PageRefresh } from '@/components/session/page-refresh';
import { PlanStanding } from '@/components/plans/plan-standing';
import { QuotaList } from '@/components/plans/quota-list';
import { ReceiptTable } from '@/components/plans/receipt-table';
import { requireActor } from '@/lib/platform/session';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { offersDemoPlans } from '@/lib/plans/queries/demo';
import { listReceipts } from '@/lib/plans/queries/receipts';
import { readChoice } from '@/lib/plans/rules/choices';
import { getSitePage } from '@/lib/site/site';
import { getUsage } from '@/lib/vault/queries/documents';

const { title, description, path } = getSitePage('/settings/plan');

export const metadata: Metadata = { title, description, robots: { index: false } };

type PlanPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PlanPage({ searchParams }: PlanPageProps) {
  const { plan, period, bought } = await searchParams;
  const choice = readChoice(new URLSearchParams({ plan: String(plan), period: String(period) }));
  const actor = await requireActor(choice ? `${path}?plan=${choice.plan}&period=${choice.period}` : path);
  const [current, usage, receipts] = await Promise.all([
    getCurrentPlan(actor),
    getUsage(actor),
    listReceipts(actor),
  ]);

  return (
    <GuardsFrame
      title={title}
      lead="Your plan, how much of it you use, and what you paid for it."
      path={path}
    >
      {bought !== undefined && <BoughtNotice current={current} />}
      {choice && !current.plan && (
        <ChosenPlan choice={choice} hasTrial={current.hasTrial} isDemo={offersDemoPlans()} />
      )}
      <PlanStanding current={current} />
      <QuotaList current={current} usage={usage} />
      <div>
        <ReceiptTable receipts={receipts} />
        <p className="mt-4">
          <Link href="/settings/billing" prefetch={false} className="text-link">
            See your payments and receipts
          </Link>
        </p>
      </div>
      <PageRefresh on="plan" />
    </GuardsFrame>
  );
}
