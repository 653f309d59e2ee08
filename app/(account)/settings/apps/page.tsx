import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { ConnectedAppList } from '@/components/oauth/connected-app-list';
import { listConnectedApps } from '@/lib/oauth/queries/connected-apps';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/apps');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function ConnectedAppsPage() {
  const actor = await requireActor(path);
  return (
    <GuardsFrame
      title={title}
      path={path}
      lead="Apps that you let use your account, what they may do, and how to disconnect them."
    >
      <ConnectedAppList initialApps={await listConnectedApps(actor)} />
    </GuardsFrame>
  );
}
