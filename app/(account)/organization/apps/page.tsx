import type { Metadata } from 'next';
import { OwnAppList } from '@/components/oauth/own-app-list';
import { NeedsOrganization } from '@/components/organizations/needs-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { findApps } from '@/lib/oauth/queries/apps';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/organization/apps');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function AppsPage() {
  const found = await findApps(await requireActor(path));
  return (
    <OrganizationFrame
      title={title}
      path={path}
      lead="Apps act for people who agree to it, through OAuth 2.0 with PKCE."
    >
      {found ? (
        <div className="max-w-3xl">
          <OwnAppList initialApps={found.apps} isOwner={found.isOwner} />
        </div>
      ) : (
        <NeedsOrganization what="Apps" />
      )}
    </OrganizationFrame>
  );
}
