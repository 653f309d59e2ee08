import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DemoFrame } from '@/components/plans/demo-frame';
import { DemoOrder } from '@/components/plans/demo-order';
import { DemoPortal } from '@/components/plans/demo-portal';
import { requireActor } from '@/lib/platform/session';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { findOpenDemoCheckout, offersDemoPlans } from '@/lib/plans/queries/demo';
import { planReceiptIdSchema } from '@/lib/plans/schema';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/plan/demo');

export const metadata: Metadata = { title, description, robots: { index: false } };

type DemoPageProps = { searchParams: Promise<{ checkout?: string | string[] }> };

/** Stands in for Stripe's Checkout, and without an order for its customer portal. */
export default async function DemoPlanPage({ searchParams }: DemoPageProps) {
  const { checkout } = await searchParams;
  const asked = planReceiptIdSchema.safeParse({ id: checkout }).data;
  const actor = await requireActor(asked ? `${path}?checkout=${asked.id}` : path);
  if (!offersDemoPlans()) notFound();
  const order = asked ? await findOpenDemoCheckout(actor, asked.id) : null;

  return (
    <DemoFrame title={order ? 'Demo checkout' : title}>
      {order ? <DemoOrder order={order} /> : <DemoPortal current={await getCurrentPlan(actor)} />}
    </DemoFrame>
  );
}
