import type { Metadata } from 'next';
import { NotaryDashboard } from '@/app/(account)/dashboard/notary/notary-dashboard';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/dashboard/notary');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function NotaryDashboardPage() {
  const actor = await requireActor(path);
  return <NotaryDashboard actor={actor} userId={actor.id} />;
}
