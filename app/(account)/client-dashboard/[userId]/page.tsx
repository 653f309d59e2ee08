import type { Metadata } from 'next';
import { ClientDashboard } from '@/components/notary/client/dashboard/client-dashboard';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { readDashboard } from '../../dashboard/client/read-dashboard';

const { title, description } = getSitePage('/client-dashboard/[userId]');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function ClientDashboardPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params;
  const actor = await requireActor(`/client-dashboard/${userId}`);
  return <ClientDashboard {...await orNotFound(readDashboard(actor, userId))} />;
}
