import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { DataSettings } from '@/components/personal-data/data-settings';
import { findExport } from '@/lib/personal-data/queries/exports';
import { listDeletionBlockers } from '@/lib/personal-data/queries/deletion-blockers';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/data');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function DataPage() {
  const actor = await requireActor(path);
  const [latest, blockers] = await Promise.all([findExport(actor), listDeletionBlockers(actor)]);
  return (
    <GuardsFrame title={title} path={path} lead="Download your data, or delete your account.">
      <DataSettings userId={actor.id} latest={latest} blockers={blockers} />
    </GuardsFrame>
  );
}
