import type { Metadata } from 'next';
import { NotaryDashboard } from '@/app/(account)/dashboard/notary/notary-dashboard';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/notary-dashboard/[userId]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OneNotaryDashboardPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params;
  const actor = await requireActor(`/notary-dashboard/${userId}`);
  return <NotaryDashboard actor={actor} userId={userId} />;
}
