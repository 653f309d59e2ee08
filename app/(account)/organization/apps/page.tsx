import type { Metadata } from 'next';
import Link from 'next/link';
import { OwnAppList } from '@/components/oauth/own-app-list';
import { PageHeader } from '@/components/shell/page-header';
import { findApps } from '@/lib/oauth/queries/apps';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/organization/apps');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function AppsPage() {
  const found = await findApps(await requireActor(path));
  return (
    <div data-product="deedguard" className="page">
      <PageHeader title={title} section="Your organization">
        <p>Programs of yours that act for people who agree to it, by OAuth 2.0 with PKCE.</p>
      </PageHeader>
      <div className="mt-8 max-w-3xl">
        {found ? <OwnAppList initialApps={found.apps} isOwner={found.isOwner} /> : <NoOrganization />}
      </div>
    </div>
  );
}

function NoOrganization() {
  return (
    <p>
      Apps belong to an organization, and your account is not in one. Ask an owner of yours to invite you, or{' '}
      <Link href="/partners/portal" prefetch={false} className="text-link">
        apply as a partner
      </Link>
      .
    </p>
  );
}
