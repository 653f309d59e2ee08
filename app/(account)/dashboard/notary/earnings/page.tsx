import type { Metadata } from 'next';
import { EarningsDesk } from '@/components/notary/work/earnings/earnings-desk';
import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/dashboard/notary/earnings');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function EarningsPage() {
  const actor = await requireActor(path);
  if (actor.role !== 'notary') return <NoNotary isAdmin={actor.role === 'admin'} />;

  return (
    <NotaryFrame title={title} lead="What you earned from your completed visits, by week and by visit.">
      <EarningsDesk userId={actor.id} />
    </NotaryFrame>
  );
}
