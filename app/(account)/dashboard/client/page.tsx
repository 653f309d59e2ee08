import type { Metadata } from 'next';
import { ClientDashboard } from '@/components/notary/client/dashboard/client-dashboard';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { readDashboard } from './read-dashboard';

const { title, description, path } = getSitePage('/dashboard/client');

export const metadata: Metadata = { title, description, robots: { index: false } };

type ClientDashboardPageProps = { searchParams: Promise<{ request?: string | string[] }> };

export default async function ClientDashboardPage({ searchParams }: ClientDashboardPageProps) {
  const { request } = await searchParams;
  const isNew = request === 'new';
  const actor = await requireActor(isNew ? `${path}?request=new` : path);
  return <ClientDashboard {...await readDashboard(actor, actor.id)} startsWithRequest={isNew} />;
}
